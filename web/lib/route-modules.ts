interface RouteModule {
  [name: string]: unknown;
}

/**
 * Stands in for React Router's own function (vite.config.ts), which reloads the document when the code of a page cannot be
 * loaded and has no option for anything else: offline, that loses the page one is on. Here the missing page throws the
 * error, so the layout shows its failure page. A rejected import would leave the navigation pending for ever.
 */
export async function loadRouteModule(
  route: { id: string; module: string },
  cache: Record<string, RouteModule>,
): Promise<RouteModule> {
  const loaded = cache[route.id];
  if (loaded) return loaded;
  try {
    const module = (await import(/* @vite-ignore */ route.module)) as RouteModule;
    cache[route.id] = module;
    return module;
  } catch (error) {
    const fail = () => {
      throw error;
    };
    return { default: fail, clientLoader: fail };
  }
}
