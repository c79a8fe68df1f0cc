import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Neighbour } from '../infra/neighbours.ts';
import { newSecret } from '../infra/secret-tokens.ts';
import { deviceName } from './device-name.ts';
import { networkOf } from './network.ts';

interface Visitor {
  address: string;
  neighbour: Neighbour;
  device: string;
  deviceToken: string | undefined;
}

/** Limited to these paths and HttpOnly. */
const DEVICE_COOKIE = 'known_device';
const DEVICE_COOKIE_SECONDS = 400 * 24 * 3600;

export function neighbourOf(request: FastifyRequest): Neighbour {
  return request.server.visitors.neighbourOf(request);
}

export function visitorOf(request: FastifyRequest): Visitor {
  return {
    address: networkOf(request.ip),
    neighbour: neighbourOf(request),
    device: deviceName(request.headers['user-agent']),
    deviceToken: request.cookies[DEVICE_COOKIE] || undefined,
  };
}

/** Counts the orders of a guest without a visitor's cookie; the path keeps it out of every other request. */
const GUEST_COOKIE = 'guest_device';
const GUEST_COOKIE_SECONDS = 24 * 3600;

/** The secret in the guest's device cookie; sets a new cookie if there is none. */
export function guestDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: { publicUrl: string },
): string {
  const secret = request.cookies[GUEST_COOKIE] || newSecret();
  reply.setCookie(GUEST_COOKIE, secret, {
    path: '/api/shop/orders',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: GUEST_COOKIE_SECONDS,
  });
  return secret;
}

/** Of guests who have asked for a code: the codes and proven numbers of the device are found by its hash. */
const PHONE_COOKIE = 'phone_device';
const PHONE_COOKIE_SECONDS = 365 * 24 * 3600;

export function phoneDevice(request: FastifyRequest): string | undefined {
  return request.cookies[PHONE_COOKIE] || undefined;
}

/** The secret in the cookie; sets a new cookie if there is none. */
export function newPhoneDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: { publicUrl: string },
  path: '/api' | '/auth/phone' = '/api',
): string {
  const secret = phoneDevice(request) ?? newSecret();
  reply.setCookie(PHONE_COOKIE, secret, {
    path,
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: PHONE_COOKIE_SECONDS,
  });
  return secret;
}

export function setDeviceCookie(
  reply: FastifyReply,
  { publicUrl }: { publicUrl: string },
  deviceToken: string,
): void {
  reply.setCookie(DEVICE_COOKIE, deviceToken, {
    path: '/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
    maxAge: DEVICE_COOKIE_SECONDS,
  });
}
