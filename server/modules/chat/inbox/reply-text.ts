import { REPLY_VARIABLES, type ReplyVariable } from '../../../../contract/constants/chat.ts';

/** Fills the variables of a canned reply; one without a value stays as it is, for who sends it to see (chat-16). */
export function fillReply(text: string, values: Partial<Record<ReplyVariable, string>>): string {
  return text.replaceAll(/\{([a-z]{1,20})\}/g, (slot, name: string) => {
    const variable = REPLY_VARIABLES.find((one) => one === name);
    return (variable && values[variable]) || slot;
  });
}
