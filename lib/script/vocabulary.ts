/**
 * Lists of words that the rules of spoken text (spoken-rules.ts) and of layouts (layout.ts) look up: units, currencies, abbreviations,
 * capitals. A new unit or abbreviation is a line here. Pure.
 */

/** Units behind a number: one of them, and several. A unit with capitals is written so; "KM", "KG" are read as "km", "kg". */
export const UNITS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  kph: ['kilometre an hour', 'kilometres an hour'],
  kmh: ['kilometre an hour', 'kilometres an hour'],
  mph: ['mile an hour', 'miles an hour'],
  km: ['kilometre', 'kilometres'],
  kms: ['kilometre', 'kilometres'],
  kg: ['kilogram', 'kilograms'],
  kgs: ['kilogram', 'kilograms'],
  mg: ['milligram', 'milligrams'],
  mcg: ['microgram', 'micrograms'],
  ml: ['millilitre', 'millilitres'],
  mL: ['millilitre', 'millilitres'],
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
  'km²': ['square kilometre', 'square kilometres'],
  'm²': ['square metre', 'square metres'],
  'm³': ['cubic metre', 'cubic metres'],
  m2: ['square metre', 'square metres'],
  m3: ['cubic metre', 'cubic metres'],
  sqm: ['square metre', 'square metres'],
  'sq m': ['square metre', 'square metres'],
  'sq ft': ['square foot', 'square feet'],
  ha: ['hectare', 'hectares'],
  kWh: ['kilowatt hour', 'kilowatt hours'],
  kW: ['kilowatt', 'kilowatts'],
  MW: ['megawatt', 'megawatts'],
  MWh: ['megawatt hour', 'megawatt hours'],
  GW: ['gigawatt', 'gigawatts'],
  GWh: ['gigawatt hour', 'gigawatt hours'],
  kJ: ['kilojoule', 'kilojoules'],
  kHz: ['kilohertz', 'kilohertz'],
  MHz: ['megahertz', 'megahertz'],
  GHz: ['gigahertz', 'gigahertz'],
  Hz: ['hertz', 'hertz'],
  dB: ['decibel', 'decibels'],
  KB: ['kilobyte', 'kilobytes'],
  GB: ['gigabyte', 'gigabytes'],
  MB: ['megabyte', 'megabytes'],
  TB: ['terabyte', 'terabytes'],
  Gbps: ['gigabit a second', 'gigabits a second'],
  Mbps: ['megabit a second', 'megabits a second'],
  MP: ['megapixel', 'megapixels'],
  mAh: ['milliamp hour', 'milliamp hours'],
  hp: ['horsepower', 'horsepower'],
  Nm: ['newton metre', 'newton metres'],
  psi: ['P S I', 'P S I'],
  rpm: ['R P M', 'R P M'],
  cc: ['C C', 'C C'],
  '°C': ['degree', 'degrees'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  '°': ['degree', 'degrees'],
  hrs: ['hour', 'hours'],
  hr: ['hour', 'hours'],
  mins: ['minute', 'minutes'],
  min: ['minute', 'minutes'],
  secs: ['second', 'seconds'],
  sec: ['second', 'seconds'],
  yrs: ['year', 'years'],
  yr: ['year', 'years'],
  wks: ['week', 'weeks'],
  ft: ['foot', 'feet'],
  lbs: ['pound', 'pounds'],
  lb: ['pound', 'pounds'],
  oz: ['ounce', 'ounces'],
  in: ['inch', 'inches'],
  pax: ['person', 'people'],
  pc: ['piece', 'pieces'],
  pcs: ['piece', 'pieces'],
  g: ['gram', 'grams'],
  t: ['tonne', 'tonnes'],
  L: ['litre', 'litres'],
  l: ['litre', 'litres'],
  m: ['metre', 'metres'],
  W: ['watt', 'watts'],
  V: ['volt', 'volts'],
  x: ['times', 'times'],
}

/** What stands behind a slash or "per": "km/h", "L/100km", "$5/kg". */
export const PER: Readonly<Record<string, string>> = {
  h: 'hour',
  hr: 'hour',
  min: 'minute',
  s: 'second',
  sec: 'second',
  day: 'day',
  d: 'day',
  wk: 'week',
  w: 'week',
  mth: 'month',
  mo: 'month',
  yr: 'year',
  kg: 'kilo',
  g: 'gram',
  L: 'litre',
  l: 'litre',
  m: 'metre',
  m2: 'square metre',
  'm²': 'square metre',
  sqm: 'square metre',
  'm³': 'cubic metre',
  km: 'kilometre',
  pp: 'person',
  ea: 'each',
}

/** Signs and codes of money: one, several, and one hundredth. */
export const CURRENCIES: Readonly<Record<string, readonly [one: string, several: string, cents: string]>> = {
  $: ['dollar', 'dollars', 'cents'],
  A$: ['Australian dollar', 'Australian dollars', 'cents'],
  AU$: ['Australian dollar', 'Australian dollars', 'cents'],
  AUD: ['Australian dollar', 'Australian dollars', 'cents'],
  NZ$: ['New Zealand dollar', 'New Zealand dollars', 'cents'],
  NZD: ['New Zealand dollar', 'New Zealand dollars', 'cents'],
  US$: ['U S dollar', 'U S dollars', 'cents'],
  USD: ['U S dollar', 'U S dollars', 'cents'],
  C$: ['Canadian dollar', 'Canadian dollars', 'cents'],
  CA$: ['Canadian dollar', 'Canadian dollars', 'cents'],
  CAD: ['Canadian dollar', 'Canadian dollars', 'cents'],
  S$: ['Singapore dollar', 'Singapore dollars', 'cents'],
  SGD: ['Singapore dollar', 'Singapore dollars', 'cents'],
  HK$: ['Hong Kong dollar', 'Hong Kong dollars', 'cents'],
  HKD: ['Hong Kong dollar', 'Hong Kong dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
  EUR: ['euro', 'euros', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
  GBP: ['pound', 'pounds', 'pence'],
  '¥': ['yen', 'yen', 'sen'],
  JPY: ['yen', 'yen', 'sen'],
  '₹': ['rupee', 'rupees', 'paise'],
  INR: ['rupee', 'rupees', 'paise'],
  '₩': ['won', 'won', 'jeon'],
  '₽': ['rouble', 'roubles', 'kopeks'],
  '₺': ['lira', 'lira', 'kurus'],
  '₫': ['dong', 'dong', 'hao'],
  '₱': ['peso', 'pesos', 'centavos'],
  '฿': ['baht', 'baht', 'satang'],
  CHF: ['Swiss franc', 'Swiss francs', 'cents'],
}

/** Abbreviations and how they are read, as a whole word with or without a full stop. Small letters stand for capitals, too. */
export const ABBREVIATIONS: Readonly<Record<string, readonly [spoken: string, other?: string]>> = {
  'e.g': ['for example', 'E G'],
  'i.e': ['that is', 'I E'],
  etc: ['et cetera', 'and so on'],
  'p.a': ['per annum', 'a year'],
  'p.w': ['per week', 'a week'],
  vs: ['versus', 'V S'],
  'w/o': ['without', 'W O'],
  'w/': ['with'],
  'c/o': ['care of', 'C O'],
  'a/c': ['account', 'A C'],
  'd/w': ['dishwasher'],
  cnr: ['corner'],
  approx: ['approximately', 'about'],
  incl: ['including', 'inclusive'],
  excl: ['excluding', 'exclusive'],
  opp: ['opposite'],
  est: ['established', 'estimated'],
  ext: ['extension'],
  dept: ['department'],
  govt: ['government'],
  mgmt: ['management'],
  bros: ['brothers'],
  assoc: ['association', 'associates'],
  'pty ltd': ['proprietary limited', 'P T Y L T D'],
  'p/l': ['proprietary limited'],
  pty: ['proprietary'],
  ltd: ['limited'],
  corp: ['corporation'],
  lic: ['licence'],
  ph: ['phone', 'P H'],
  tel: ['telephone'],
  mob: ['mobile'],
  wkly: ['weekly'],
  mr: ['mister'],
  mrs: ['missus'],
  ms: ['miz'],
  prof: ['professor'],
  rev: ['reverend'],
  hon: ['honourable'],
  sgt: ['sergeant'],
  capt: ['captain'],
  jnr: ['junior'],
  snr: ['senior'],
  jr: ['junior'],
  sr: ['senior'],
  mt: ['Mount'],
  rd: ['Road'],
  ave: ['Avenue'],
  hwy: ['Highway'],
  fwy: ['Freeway'],
  pde: ['Parade'],
  cres: ['Crescent'],
  tce: ['Terrace'],
  blvd: ['Boulevard'],
  cct: ['Circuit'],
  esp: ['Esplanade'],
  qld: ['Queensland'],
  vic: ['Victoria'],
  tas: ['Tasmania'],
  wwi: ['World War One', 'W W one'],
  wwii: ['World War Two', 'W W two'],
}

/** Those of ABBREVIATIONS that are words or names as well: read only with a capital (Mr, Est 1990) or with a full stop. */
export const ALSO_WORDS = new Set([
  'est',
  'rev',
  'hon',
  'ms',
  'sr',
  'mob',
  'corp',
  'vic',
  'opp',
  'esp',
  'ph',
  'mt',
  'ext',
])

/** Signs that are read: the usual way, and another. */
export const SIGNS: Readonly<Record<string, readonly [spoken: string, other: string]>> = {
  '&': ['and', ''],
  '+': ['plus', 'and'],
  '=': ['equals', 'is'],
  '@': ['at', ''],
  '#': ['hashtag', 'number'],
  '×': ['times', 'by'],
  '÷': ['divided by', ''],
  '≈': ['about', ''],
  '~': ['about', ''],
}

/** Capitals of two and three letters that are words which spots stress. */
export const STRESSED = new Set(
  `AM AN AS AT BE BY DO GO HE IF IN IS IT ME MY NO OF OH OK ON OR OX SO TO UP US WE ADD AGE AGO AID AIM AIR ALL AND ANT ANY APE ARC ARE ARM
  ART ASK ATE BAD BAG BAN BAR BAT BED BEE BEN BET BIB BID BIG BIN BIT BOB BOW BOX BOY BUD BUG BUN BUS BUT BUY BYE CAB CAN CAP CAR CAT COW CRY
  CUP CUT DAD DAN DAY DEN DID DIG DIP DOG DOT DRY DUE EAR EAT EGG EGO END ERA EVE EYE FAB FAN FAR FAT FED FEE FEW FIG FIN FIT FIX FLU FLY FOG
  FOR FOX FUN FUR GAP GAS GEL GEM GET GIN GOT GUM GUT GUY GYM HAD HAM HAS HAT HEN HER HEY HID HIM HIP HIS HIT HOT HOW HUB HUG HUT ICE ICY ILL
  INK INN ITS JAM JAR JAW JET JIM JOB JOE JOG JOY JUG KEN KEY KID KIM KIT LAB LAP LAW LAY LEE LEG LET LID LIE LIP LIT LOG LOT LOW LUX MAD MAN
  MAP MAT MAX MAY MEN MET MIX MOB MOP MUD MUG MUM NAP NET NEW NIL NOD NOR NOT NOW NUT OAK ODD OFF OIL OLD ONE OUR OUT OWL OWN PAD PAL PAN PAT
  PAW PAY PEA PEG PEN PET PIE PIG PIN PIT POD POP POT PRO PUB PUT RAG RAM RAN RAT RAW RAY RED RIB RID RIG RIM ROB ROD RON ROW RUB RUG RUM RUN
  RYE SAD SAM SAT SAW SAY SEA SEE SET SEW SHE SHY SIM SIN SIP SIR SIT SIX SKI SKY SLY SON SOW SPA SPY SUM SUN SUE TAB TAG TAN TAP TAX TEA TED
  TEE TEN THE TIE TIM TIN TIP TOE TOM TON TOO TOP TOW TOY TRY TUB TUG TWO URN USE UTE VAN VAT VET VOW WAR WAS WAX WAY WEB WED WEE WET WHO WHY
  WIG WIN WIT WON WOW YAM YES YET YOU ZAP ZEN ZIP ZOO PIN GIF ROM RAM SIM JAN FEB MAR APR JUN JUL AUG SEP OCT NOV DEC`.split(
    /\s+/,
  ),
)

/** Longer capitals that are spelled although they have vowels. */
export const SPELLED = new Set(
  `ACCC ADHD AACTA AARP ACDC ACST ACTU ADSL AEDT AEST AFLW AFSL ASAP ASMR ATSI AUST AWST BYOB BYOD CEO CFMEU CSIRO EFTA EOFY ETA FAQ HDMI IATA
  IOOF IPTV LGBTQI MCEC NCAA NDIA NDIS NRMA NSWRL OECD OPEC RAAF RACQ RACT RACV RAFT RMIT RSPCA RSPB SCUBA TEDX UAE UEFA UHF UNHCR UNSW USA
  WACA WNBA YMCA YWCA`
    .split(/\s+/)
    .filter((name) => !['OPEC', 'RAFT', 'SCUBA', 'AACTA'].includes(name)),
)

export const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'],
  ...['November', 'December'],
]
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Kings, queens and popes, whose Roman numeral is an ordinal: "Henry VIII". */
export const REGNAL =
  'Charles|Elizabeth|Henry|George|William|Edward|Richard|James|Louis|Philip|Paul|Pius|Benedict|Francis|Leo|Napoleon|Rama|Ramses|Catherine|Frederick|Mary'

/** Ends of host names that are known as such, so that a missing space after a full stop makes no web address. */
export const HOST_ENDS =
  'com|net|org|gov|edu|info|biz|shop|store|online|site|website|app|dev|example|asn|id|au|nz|uk|us|ie|ca|io|co|tv|ai|fm|me|sydney|melbourne|travel|events|studio|agency|careers|jobs|tech|cloud|page|health|energy|estate|realestate|org'
