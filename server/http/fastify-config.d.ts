import 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The promise of the contract that this route keeps. */
    endpoint?: Endpoint;
  }
}
