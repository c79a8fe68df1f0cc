import 'fastify';
import type { Endpoint } from '../../contract/endpoint.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The promise of the contract that this route keeps. */
    endpoint?: Endpoint;
    /** Whether this route is for the operator: health, metrics, the description of the API. */
    isOperational?: boolean;
  }
}
