/** What a mail says. Every text is plain: whatever it holds is shown as it stands, also when it looks like HTML. */
export interface Letter {
  /** The shop's name. */
  brand: string;
  /** One sentence that mail programs show beside the subject. */
  preheader?: string;
  /** "Dear Ayesha," */
  greeting: string;
  paragraphs: string[];
  /** What matters at a glance, label and value. */
  facts?: Array<[label: string, value: string]>;
  /** A receipt or a list; the last column holds figures and is aligned to the end. */
  table?: { head: string[]; rows: string[][]; total?: string[] };
  /** The one thing to do. Only http(s) addresses. */
  action?: { label: string; url: string };
  /** Who writes and why, one line each. */
  footer: string[];
}
