export const UNREACHABLE = 'The shop cannot be reached. Please check your connection and try again.';

/** Reloads the document once the shop answers: without a network the browser would show its own page instead. Throws TypeError. */
export async function reloadWhenReachable(): Promise<void> {
  await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  window.location.reload();
}
