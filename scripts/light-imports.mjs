import { registerHooks } from 'node:module';

/**
 * Loads Drizzle as CommonJS. Its ES modules import each other in circles, which costs Node 160 MB of memory and 350 ms
 * at every start; the same code as CommonJS costs 25 MB and 60 ms (docs/decisions/, "Drizzle is loaded as CommonJS").
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return nextResolve(specifier, context);
    return nextResolve(specifier, { ...context, conditions: ['node', 'require', 'default'] });
  },
});
