export const DEMO_ACCOUNTS: { role: string; email: string; password: string }[] = [
  { role: 'customer', email: 'customer@demo.naap.example', password: 'measure once 2026' },
  { role: 'tailor', email: 'tailor@demo.naap.example', password: 'cut twice 2026' },
  { role: 'brand', email: 'brand@demo.naap.example', password: 'stitch in time 2026' },
  { role: 'support', email: 'support@demo.naap.example', password: 'thread and needle 2026' },
  { role: 'admin', email: 'admin@demo.naap.example', password: 'keys to the shop 2026' },
];
