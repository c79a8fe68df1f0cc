export const formats = {
  smis: 'SeamlyMe',
  vit: 'Valentina',
  csv: 'Spreadsheet',
};

export const problems = {
  too_large: 'This file is larger than 250 kB, which no file of measurements is.',
  malformed: 'This file is damaged or incomplete. Please save it once more in the program that made it.',
  of_sizes:
    'This file is a table of sizes, not the measures of one person. Open it and save one size as a file of its own.',
  unknown: 'This is no file of measurements. We read .smis, .vit and .csv.',
  empty: 'We found no measures in this file. In a CSV, each line has a measure, a value and a unit.',
};
