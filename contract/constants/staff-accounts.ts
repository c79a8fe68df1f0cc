/** Days that an invited person has to set the first password. */
export const INVITATION_DAYS = 7;

export const BLOCK_REASON_MAX_LENGTH = 300;

export const NOTE_MAX_LENGTH = 2000;
