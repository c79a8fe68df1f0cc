import { registerHooks } from 'node:module';

/**
 * Loads Drizzle as CommonJS: its ES modules import each other in circles, and a start takes 1.7 times as long with them
 * (docs/decisions/0019-drizzle-as-commonjs.md).
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return nextResolve(specifier, context);
    return nextResolve(specifier, { ...context, conditions: ['node', 'require', 'default'] });
  },
});
