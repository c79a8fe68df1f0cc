export interface Letter {
  brand: string;
  preheader?: string;
  greeting: string;
  paragraphs: string[];
  facts?: Array<[label: string, value: string]>;
  table?: { head: string[]; rows: string[][]; total?: string[] };
  action?: { label: string; url: string };
  footer: string[];
}
