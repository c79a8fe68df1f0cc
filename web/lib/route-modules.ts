interface RouteModule {
  [name: string]: unknown;
}

/**
 * Replaces React Router's function (vite.config.ts), which reloads the document if a page's code cannot be loaded.
 * Offline, that would lose the current page. Here the missing page throws the error, so the layout shows its failure
 * page; a rejected import would leave the navigation pending.
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
