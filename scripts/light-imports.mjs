import { registerHooks } from 'node:module';

/**
 * Loads Drizzle as CommonJS: the circular imports of its ES modules make a start 1.7 times as slow
 * (docs/decisions/0019-drizzle-as-commonjs.md).
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!/^drizzle-orm(\/|$)/.test(specifier)) return nextResolve(specifier, context);
    return nextResolve(specifier, { ...context, conditions: ['node', 'require', 'default'] });
  },
});
