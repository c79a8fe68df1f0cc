import packageJson from '../package.json' with { type: 'json' };

/** Semantic version, with `+<build>` when the build has a name. */
export function versionOf({ buildId }: { buildId: string | undefined }): string {
  return buildId ? `${packageJson.version}+${buildId}` : packageJson.version;
}
