/**
 * The calling code of the countries that write a 0 before a national number, which an international one leaves out, and of
 * those in North America, whose national numbers have ten digits.
 */
const CODES =
  'AE971 AF93 AL355 AM374 AT43 AU61 AZ994 BA387 BD880 BE32 BG359 CD243 CH41 DE49 DZ213 EC593 EG20 ET251 FI358 FR33 GB44 GH233 HR385 ID62 IE353 IL972 IN91 IQ964 IR98 JO962 JP81 KE254 KG996 KH855 KR82 LA856 LK94 LR231 LT370 LY218 MA212 MC377 MD373 ME382 MG261 MK389 MM95 MW265 MY60 NA264 NG234 NL31 NZ64 PH63 PK92 PY595 RO40 RS381 RW250 SA966 SD249 SE46 SI386 SK421 SL232 TH66 TR90 TW886 TZ255 UA380 UG256 UY598 VE58 VN84 YE967 ZA27 ZM260 ZW263 US1 CA1 DO1 JM1 TT1';

export const CALLING_CODES: ReadonlyMap<string, string> = new Map(
  CODES.split(' ').map((entry) => [entry.slice(0, 2), entry.slice(2)]),
);
