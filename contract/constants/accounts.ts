export const GENDERS = ['male', 'female', 'other'] as const;

/** The fields of the profile that may be emptied. */
export const CLEARABLE_FIELDS = ['gender', 'first_name', 'last_name', 'address', 'date_of_birth'] as const;
