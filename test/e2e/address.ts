/** Where the browser tests find the shop; another port keeps it out of the way of a running one. */
export const PORT = Number(process.env.E2E_PORT ?? 3199);
export const SHOP = `http://127.0.0.1:${PORT}`;
