/** The cookie of who has switched the data saver on or off; its values are `on` and `off`. */
export const DATA_SAVER_COOKIE = 'naap-data-saver';
