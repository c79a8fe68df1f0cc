interface DemoAccount {
  role: string;
  email: string;
  password: string;
}

/** Sign-in of the in-house workshop, whose account exists without the demo too. */
export const DEMO_WORKSHOP: DemoAccount = {
  role: 'workshop',
  email: 'workshop@demo.naap.example',
  password: 'many hands 2026',
};

export const DEMO_ACCOUNTS: DemoAccount[] = [
  { role: 'customer', email: 'customer@demo.naap.example', password: 'measure once 2026' },
  { role: 'tailor', email: 'tailor@demo.naap.example', password: 'cut twice 2026' },
  DEMO_WORKSHOP,
  { role: 'brand', email: 'brand@demo.naap.example', password: 'stitch in time 2026' },
  { role: 'support', email: 'support@demo.naap.example', password: 'thread and needle 2026' },
  { role: 'admin', email: 'admin@demo.naap.example', password: 'keys to the shop 2026' },
];
