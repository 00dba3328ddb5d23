/**
 * What stands in a script and is not read out: columns of tables, stage directions, header lines, the names of speakers and timecodes.
 * The words that say so are in the tables at the top; below them the script is read line by line, once. Pure.
 */
import type { SilentKind } from './parts.ts'
import { isLoudText } from './spoken-rules.ts'

/** In UTF-16 code units of the script. @property column heading of the column, as written, where a whole cell is not read */
export type Silence = { kind: SilentKind; start: number; end: number; column?: string }

/** A column of a table in the script. @property isRead by default */
export type Column = { name: string; isRead: boolean }

const words = (list: string) => list.split(',').map((word) => word.trim())
const anyOf = (list: string) => words(list).join('|')

/** Headings of columns that are read, and of those that are read where no such column stands beside them. */
const READ_COLUMN = new RegExp(
  `^(?:${anyOf('audio, a/v audio, script, copy, dialogue, dialog, narration, narrator script, voice ?-?over(?: script| text| copy)?, voice script, v\\.?/?o\\.?(?: script| text| copy| audio)?, mvo, fvo, spoken(?: words?| text)?, speech, read, text to read, spoken text, final copy, english')})$`,
)
const READ_IF_ALONE =
  /^(?:sound|voice|words|text|lines?|content|talent reads?|message|announcement|prompt|translation)$/
/** Headings of columns that are not read. A heading of two, such as "Vision / Action", is known by its first. */
const SILENT_COLUMN = new RegExp(
  `^(?:${anyOf('time, times, time ?code, tc, tcr, in, out, start, end, dur, duration, length, secs?, seconds?, vision, visuals?, video, picture, pictures, pix, image, images, imagery, screen, on ?-?screen(?: text| copy)?, supers?, super text, graphics?, gfx, titles?, text on screen, sfx, fx, sound effects?, effects, music, audio fx, shot, shots, shot no, shot number, scene, scenes, scene no, action, notes?, comments?, remarks?, direction, directions, director.?s notes?, camera, frame, frames, location, transition, transitions, b-?roll, storyboard, animation, file, file ?name, filename, id, no, nr, number, item, page, slide, slide no, slide number, slides, pronunciation, word count, wordcount, ref, reference, version, status, approved, approval, client notes?, description, cue, cues, mood, tone, style, speaker, speakers, character, characters, role, roles, talent, artist, actor, who, name, voice, cast, part, section, segment')}|#)$`,
)
/** Of those, the ones that hold names. */
const SPEAKER_COLUMN = /^(?:speakers?|characters?|roles?|talent|artist|actor|who|name|voice|cast|part)$/

/** Who reads: these are speakers wherever they stand before a colon, and, in capitals, on a line of their own. */
const ROLE = `(?:${anyOf('[MFACS]?V[./]?O\\.?, (?:MALE|FEMALE|CHILD|KID|MAIN|END|CLOSING|OPENING|1ST|2ND|LEAD) (?:V[./]?O\\.?|VOICE|ANNCR|ANNOUNCER|READ|NARRATOR|SPEAKER), VOICE ?-?OVER(?: ARTIST)?, VOICE, ANN(?:C|CR|NC|OUNCER)?\\.?, NARR(?:ATOR)?\\.?, PRESENTER, HOST, CO-HOST, SPEAKER, READER, TALENT, ACTOR, INTERVIEWER, INTERVIEWEE, VOX(?: POPS?)?, CHARACTER, MALE, FEMALE, M, F')})`
const PERSON = `(?:${anyOf('MAN, WOMAN, BOY, GIRL, GUY, LADY, KID, KIDS, CHILD, CHILDREN, TEEN, MUM, MUMMY, MOM, DAD, DADDY, MOTHER, FATHER, SON, DAUGHTER, BROTHER, SISTER, GRANDMA, GRANDPA, NAN, POP, WIFE, HUSBAND, FRIEND, MATE, BOSS, MANAGER, WORKER, STAFF, CUSTOMER, SHOPPER, CLIENT VOICE, WAITER, WAITRESS, BARISTA, RECEPTIONIST, ASSISTANT, CASHIER, CHEF, NEIGHBOUR, NEIGHBOR, COLLEAGUE, PASSENGER, OFFICER, DENTIST, PLUMBER, MECHANIC, TRAINER, INSTRUCTOR, LEARNER, GRAN, GRANDMOTHER, GRANDFATHER, AUNT, UNCLE, TEENAGER, SALESMAN, SALESWOMAN, SALESPERSON, LANDLORD, TENANT, ROBOT, DOCTOR, NURSE, PATIENT, TEACHER, STUDENT, COACH, DRIVER, PILOT, OPERATOR, CALLER, REPORTER, FARMER, TRADIE, BUILDER, CROWD, CHORUS, ALL, BOTH, EVERYONE, SINGER, SINGERS, CHOIR')})`
const COUNT = '(?: ?#?\\d{1,2}| [A-F])?'
const IS_ROLE = new RegExp(`^${ROLE}${COUNT}$`, 'i')
const IS_PERSON = new RegExp(`^(?:(?:OLD|YOUNG|OLDER|YOUNGER|MALE|FEMALE|ELDERLY) )?(?:${PERSON})${COUNT}$`, 'i')
/** Labels of a part of the copy: the label is not read, what stands behind it is. */
const IS_COPY_LABEL =
  /^(?:(?:(?:END|CLOSING|OPENING|VOICE) ?)?(?:[MF]?VO )?TAG|TAG ?LINE|STRAP ?LINE|SLOGAN|DISCLAIMER|LEGALS|CTA|CALL TO ACTION|INTRO|OUTRO|SCRIPT|COPY|BODY COPY|AUDIO|DIALOGUE|NARRATION|(?:SCENE|SLIDE|PAGE|LINE|PARA|PARAGRAPH|OPTION|OPT|ALT|ALTERNATE|ALTERNATIVE|VERSION|VER|SPOT|TAKE|PART|SECTION|SCREEN|FRAME|SHOT|SEGMENT|PROMPT|MESSAGE) (?:\d{1,3}|[A-F]))$/i

/** Common given names; those that are words as well are left out. */
const GIVEN_NAME = new Set(
  words(
    `aaron, abby, adam, adrian, ahmed, alan, alex, alice, alison, amanda, amelia, amy, andrea, andrew, angela, anna, anne, annie, anthony, archie, ashley, barbara, barry, beatrix,
    ben, benjamin, beth, betty, blake, bob, bonnie, brad, brendan, brett, brian, bridget, bruce, cameron, carl, carol, caroline, cassie, cathy, charlie, charlotte, chloe, chris, christine,
    claire, clare, colin, connor, craig, dan, daniel, dave, david, dean, deb, debbie, dennis, diana, diane, donna, doug, dylan, eddie, edward, eliza, ella, ellen, emily, emma, eric,
    erin, ethan, eva, evan, felix, fiona, fred, gary, gavin, gemma, geoff, george, georgia, gina, glen, gordon, graham, greg, hamish, hannah, harriet, harry, heather, helen, henry,
    holly, hugh, ian, imogen, indi, isaac, isabel, isla, jack, jackie, jacob, jake, james, jamie, jane, janet, jason, jasper, jen, jenny, jess, jessica, jim, jo, joan, joanna, joe, joel,
    john, johnny, jordan, josh, joshua, judy, julia, julie, justin, karen, kate, katie, keith, kelly, ken, kerry, kevin, kim, kirsten, kylie, lachlan, laura, lauren, leah, leanne, lee, leo,
    liam, linda, lisa, liz, louis, louise, lucas, lucy, luke, lynn, maddie, maggie, marcus, margaret, maria, marie, marion, martin, mary, matt, matthew, megan, mei, melissa, mia, michael,
    michelle, mick, mike, mohammed, molly, nancy, natalie, nathan, neil, nick, nicole, nina, noah, oliver, olivia, oscar, owen, pam, patricia, patrick, paul, paula, pauline, pete, peter, phil,
    phoebe, pia, priya, rachel, ravi, rebecca, rhys, richard, rob, robert, robyn, rod, roger, ron, ross, ryan, sally, sam, samantha, sandra, sara, sarah, scott, sean, sharon, shane, simon, sophia,
    sophie, stella, steph, stephanie, steve, steven, stuart, sue, susan, tamsin, tanya, ted, terry, tess, tim, tina, toby, todd, tom, tony, tracey, trevor, troy, vanessa, vera, vicki, victoria, wayne,
    wendy, zac, zoe`,
  ),
)
/** Words before a colon that come again in spoken copy, and are nobody. */
const ORDINARY = new RegExp(
  `^(?:(?:our|your|the|my|we|for|just|and|but|so|now|here|is|it|this|that|these|all|new|only|last|next|free|super|big|best|special|opening|closing|limited|extra|to|in|on|at|of|or|if|not|no|yes|more|most|please|plus) .*|${anyOf('remember, hours, open, closed, offer, offers, sale, warning, note, notes, tip, tips, call, phone, visit, today, tomorrow, tonight, now, when, where, what, why, who, how, price, prices, address, email, e-mail, web, website, example, question, answer, result, results, step, reason, bonus, news, update, important, attention, caution, danger, reminder, location, venue, cost, entry, tickets, ages, dates, rules, welcome, hello, thanks, sorry, winner, winners, save, buy, win, free, new, plus, fact, facts, myth, truth, problem, solution, monday, tuesday, wednesday, thursday, friday, saturday, sunday, weekdays, weekends, breakfast, lunch, dinner, entree, main, mains, dessert, drinks, includes, including, ingredients, features, benefits, terms, conditions, disclaimer, conclusion, summary, bottom line, and, but, or, so, first, second, third, finally, next, then, yes, no, always, never, stop, start, go, ready, guess what, one thing, i said, he said, she said, they said')})(?:\\s?\\d{1,2})?$`,
  'i',
)

/** What is heard or seen, not said: the bare label before a colon, or a dash, makes the line a direction. */
const DIRECTION_LABEL = `(?:${anyOf("SFX, FX, F/X, S/FX, SOUND EFFECTS?, SOUND FX, SOUND DESIGN, EFFECTS?, MUSIC(?: (?:BED|UNDER|UP|IN|OUT|STING|FADES?|SWELLS?|CUE|NOTES?|STARTS?|ENDS?))?, MUX, MUS, ATMOS, AMBIENCE, AMBIENT SOUND, SUPERS?, SUPER TEXT, SUPERIMPOSE, TITLES?(?: CARDS?)?, CAPTIONS?, LOWER THIRDS?, VISION, VISUALS?, VIDEO, PICTURES?, IMAGES?, GFX, GRAPHICS?, CUT(?: TO)?, FADE(?: (?:IN|OUT|UP|TO BLACK))?, DISSOLVE(?: TO)?, SCENE, ON[ -]SCREEN(?: TEXT)?, END ?(?:FRAME|CARD|TITLE|SUPER)S?, LOGO, STING, CAMERA, SHOT, WIDE SHOT, CLOSE[ -]UP, B-?ROLL, ACTION, DIRECTIONS?, DIRECTOR'?S? NOTES?, NOTES? TO (?:VO|TALENT|ARTIST|VOICE|READER|PRODUCER|ENGINEER|CLIENT)S?, VO NOTES?, VOICE DIRECTION, READ STYLE, PRONUNCIATION, DELIVERY")})(?: ?#?\\d{1,3})?`
const DIRECTION_LINE = new RegExp(
  `(?:${DIRECTION_LABEL})(?:\\s?[/&+]\\s?(?:TEXT|${DIRECTION_LABEL}))?(?:\\s*\\([^()\\n]{0,60}\\))?\\s*(?::|\\t|\\|)`,
  'iy',
)
/** A direction without a colon, in small or capital letters, that is a whole line: "Music under.", "Fade out." */
const WHOLE_DIRECTION =
  /(?:music|sfx|atmos)(?:\s(?:bed|sting|up|under|in|out|down|full|fades?|swells?|builds?|stops?|starts?|ends?|continues?|and|then|to|hold|throughout)){1,6}[.!*_]*\s*$|fades? (?:in|out|to black)[.!*_]*\s*$/iy
/** Without a colon only in capitals. */
const LOUD_DIRECTION =
  /(?:(?:SFX|FX|F\/X|SOUND EFFECTS?|MUX|ATMOS|GFX|SUPER|MUSIC)\s+[-\u2013\u2014]\s|(?:SFX|FX|MUX|ATMOS|GFX)(?=\s+[^a-z\n]*(?:\n|$))|MUSIC (?:UP|IN|OUT|UNDER|BED|STING|FADES?|SWELLS?|CUTS?|STOPS?|STARTS?|ENDS?|TO)\b(?=[^a-z\n]*(?:\n|$))|(?:INT|EXT|INT\/EXT|I\/E)\.?\s(?=[^a-z\n]*(?:\n|$))|(?:CUT|FADE|DISSOLVE|SMASH CUT) (?:TO|IN|OUT|UP)\b(?=[^a-z\n]*(?:\n|$)))/y
/** A line of nothing else: "Page 2 of 3", "SCENE 4". */
const COUNTED_LINE =
  /^[\W_]*(?:(?:page|scene|slide|shot|frame|panel|screen|spot|script|part|version|draft|rev(?:ision)?|option|take)\s*#?\d{1,3}(?:\s*(?:of|\/)\s*\d{1,3})?|v\d{1,2})[\W_]*$/i

/** A title above its text: "Prompt 2 - On hold". */
const TITLED =
  /^["'\u201c]?(?:ivr|prompt|message|slide|scene|file|track|screen|page|module|chapter|clip|segment)\s*#?\d{1,3}\s*[-\u2013\u2014]\s[^.!?\n]{0,60}$/i
/** "30" RADIO: "Sourdough"". */
const QUOTED_TITLE =
  /^\s*(?::?\d{1,3}\s?(?:["\u201d]|s|secs?|seconds?)?\s+)?(?:radio|tvc?|television|cinema|online|digital|social|audio)(?:\s(?:script|spot|commercial|ad|advert))?\s*[:\u2013\u2014-]\s*["\u201c][^"\u201d\n]{1,60}["\u201d]\s*$/i
/** "Length: :30". */
const LENGTH_LINE =
  /^\s*(?:length|duration|timing|time)\s*[:=-]\s*:?\d{1,3}\s*(?:s|secs?|seconds?|["\u201d]|mins?|minutes?)?\s*$/i

/** "INT. KITCHEN - DAY". */
const SCENE_HEADING = /^\s*(?:INT|EXT|INT\/EXT|I\/E)\.?\s[^a-z]*$/
/** Lines between the heading of a scene and whoever speaks first in it, at most. */
const ACTION_LINES = 12

/** Header lines. The first are headers in any letters; the others in capitals, or beside one of the first. */
const HEADER = new RegExp(
  `(?:${anyOf('client(?: name)?, advertiser, agency, job(?: (?:no|number|name|title|ref|#))?, campaign, (?:key|kn|cad|isci|clearance|clock|ad|docket|po|quote|project|script|spot|order|booking|cost ?centre) ?(?:no|num|number|code|id|title|name|ref|#), key, duration, run(?:ning)? ?time, (?:spot|ad|script|read|total|commercial|video|audio) (?:length|duration|time), (?:record(?:ing)?|session|booking|script|issue) date, trt, read time, word count, copy ?writer, writer, written by, prepared (?:by|for), producer, (?:agency|client|account|tv|radio|executive|line) (?:producer|lead|contact|service), creative(?: director)?, art director, account (?:manager|director|executive), voice talent, vo talent, (?:on[ -])?air dates?, tx dates?, flight dates?, first air, supply date, revision, campaign name, product name')})`,
  'i',
)
const LOOSE_HEADER = new RegExp(
  `(?:${anyOf('title, script, project, product, brand, date, due(?: date)?, deadline, version, draft, length, station, stations, media, medium, format, market, markets, region, territory, usage, talent, voice, voices, cast, casting, tone, style, accent, language, director, author, contact, ref, reference, subject, topic, audience, target audience, target, objective, type, platform, episode, series, status, approved(?: by)?, start, finish, expires?, start date, end date, expiry, prepared, department, company, attention, attn, from, to, cc, re, notes?, name, spot, headline, department, module, course, lesson, file ?name')}|#)`,
  'i',
)
const HEADER_TAIL =
  '(?:\\(s\\))?(?:\\s+(?:no|number|name|code|#)\\.?)?\\s*(?::|\\t|\\s\\|\\s| {2,}|\\s[-\\u2013\\u2014=]\\s)'
const IS_HEADER = new RegExp(`(?:${HEADER.source})${HEADER_TAIL}`, 'iy')
const IS_LOOSE_HEADER = new RegExp(`(?:${LOOSE_HEADER.source})${HEADER_TAIL}`, 'iy')
/** END, in capitals or between signs. */
const IS_END =
  /^[\s\W_]*(?:END(?:S|ED)?|THE END|FIN|END (?:OF )?(?:SCRIPT|SPOT|AD|ADVERT|COMMERCIAL|RECORDING|PART|MESSAGE|PAGE|TRANSCRIPT|COPY|VO|VOICEOVER|DOCUMENT|SCENE)|-30-|30 ENDS)[\s\W_]*$/
const IS_END_LABEL = /^\s*END\s*[:\t]/
/** The title of the page: each word of the trade, one of them of the second list. */
const TITLE_WORDS =
  /^(?:radio|tv|tvc|television|digital|online|video|social|script|scripts|commercial|spot|voice|over|voiceover|voice-over|vo|ad|advert|audio|sec|secs|second|seconds|s|x|copy|final|draft|approved|version|v\d|the|for|on|hold|messages?|podcast|cinema|spotify|:?\d{1,3}(?:s|sec|secs|["\u201d])?|[-\u2013\u2014:/|"\u201d]+)$/i
const TITLE_MARK = /\b(?:script|radio|tvc|commercial|spot|voice ?over)s?\b/i

const CLOCKS = '\\d{1,2}:\\d\\d:\\d\\d(?:[:;.,]\\d{2,3})?'
const LONG_CLOCK = new RegExp(`(?<![\\d:])${CLOCKS}(?![\\d:])`, 'g')
const CLOCK = `(?:${CLOCKS}|\\d{1,3}:[0-5]\\d(?:[.,;]\\d{1,3})?|\\d{1,2}'\\d\\d["\\u201d]?|\\d{1,2}m\\d{1,2}s|\\d{1,3}(?:\\.\\d)?\\s?(?:secs?|s)|:[0-5]\\d)`
const DASHES = '\\s*(?:[-\\u2010-\\u2015]|to|-->|\\u2192)\\s*'
/** A timecode at the start of a line, in brackets or not, or two of them. The clock of an hour needs another sign that it is one. */
const LINE_CLOCK = new RegExp(
  `(?:TCR?:?\\s*|(?:time ?code|time|in|at):\\s*)?(?:[[({<]\\s*${CLOCK}(?:${DASHES}(?:${CLOCK}|\\d{1,3}))?\\s*[\\])}>]|(?<bare>${CLOCK})(?<until>${DASHES}${CLOCK}|-\\d{1,3}(?=\\s?s))?)(?:\\s*[-\\u2013\\u2014|:](?=\\s))?(?=\\s|$)`,
  'iy',
)
const CUE_TIMING = /^\s*(?:\d{1,3}:)?\d{1,3}:\d\d[.,:]\d{2,3}\s*-->/
const ONLY_DIGITS = /^\s*\d{1,6}\s*$/

const LETTER = /\p{L}/u
/** How a name is said: syllables with hyphens, the stressed one in capitals, "LON-ses-ton". It needs a vowel, which "ex-GST" has not. */
const PRONUNCIATION =
  /^(?=.*-)(?=(?:.*[-\s])?\p{Ll}+(?:[-\s]|$))(?=(?:.*[-\s])?(?=\p{Lu}*[AEIOUY])\p{Lu}{2,}(?:[-\s]|$))(?:\p{Ll}+|\p{Lu}+)(?:[-\s](?:\p{Ll}+|\p{Lu}+)){1,12}$/u
const SHORT_BRACKET = 400

/** What in round brackets is a direction: how it is read, or what is heard. Anything else in them is read. */
const MANNER = new RegExp(
  `^(?:${anyOf("beat, pause, pauses?, long pause, short pause, breath, breathes?, sigh, sighs, laugh, laughs, laughing, laughter, chuckle, chuckles, giggles?, gasps?, cough, coughs, whisper, whispers, whispered, whispering, shout, shouts, shouted, shouting, yells?, yelling, screams?, sings?, singing, sung, humming, hums, crying, cries, sobs?, mumbles?, muttering, mutters, applause, cheers, cheering, silence, off, off[- ]mic, o\\.?s\\.?, v\\.?o\\.?, o\\.?c\\.?, cont'?d?\\.?, continued, continuing, more, to camera, aside, smiles?, smiling, with a smile, warm, warmer, upbeat, excited, happy, sad, angry, calm, calmer, confident, bright, brighter, energetic, serious, cheeky, sincere, authoritative, conversational, dramatic, deadpan, dry, sarcastic, soft, softer, loud, louder, quiet, quieter, faster, slower, fast, slow, urgent, relaxed, natural, breathless, proud, curious, playful, surprised, confused, nervous, worried, tired, bored, reassuring, friendly, intimate, sexy, sultry, gruff, high energy, low energy, straight, matter of fact, matter-of-fact, tongue in cheek, real, hushed, building, build, throw ?away, under(?: breath)?, under his breath, under her breath, beat change, sotto, sotto voce, in unison, together, overlapping, interrupting, filtered, through phone, on phone, over phone, reverb, echo, silly voice, sting, ding, sfx, fx, music, atmos, super, gfx, vision")})(?:[.!]|$|[,;/&]| (?:and|but|then|beat|pause|voice|tone|read|style|delivery|on|over|under|up|in|out|at|to|a|bed|fades?|swells?|starts?|stops?|ends?|cuts?|plays?|builds?|continues?|laugh|laughs|sigh|energy|please)\\b)`,
  'i',
)
const CUE_LABEL =
  /^(?:sfx|fx|music|mux|atmos|super|gfx|vision|vo|mvo|fvo|note|direction|pron|pronounced|pronounce|say|read|emphasis|stress|sounds? of|noise of|sound effects?|door|phone|cue|cut to|fade|in an? [^()]{2,30}(?:voice|tone|accent|way|whisper)|as (?:if|though)|to (?:himself|herself|themselves|self|camera|audience|him|her|them))(?:[\s:.,-]|$)/i
/** One or two adverbs; those that are no manner are left out. */
const ADVERB =
  /^(?:(?:very|more|a bit|a little|slightly|quite|really|and|then|but) )*(?!(?:only|daily|weekly|monthly|yearly|early|family|reply|apply|supply|july|italy|assembly|quarterly|nightly|hourly|fortnightly|ugly|fly|jelly|belly|holy|ally|rally|sally|emily|kelly|molly|holly|lily|billy|previously|formerly|approximately|usually|normally|currently|locally|especially|particularly|exclusively|optionally|respectively|probably|possibly|actually|finally|recently|daily|officially|literally|certainly|definitely|obviously)\b)\p{L}{2,}ly(?:(?:,? (?:and|but|then) |, ?| )(?:\p{L}{3,}ly|warm|bright|slow|soft|fast|loud))?[.!]?$/iu
/** What is heard: a noun and what it does. */
const SOUND =
  /^(?:[\p{L}'\u2019-]+ ){0,4}(?:slams?|slamming|rings?|ringing|barks?|barking|chirps?|chirping|meows?|revs?|revving|honks?|beeps?|beeping|buzzes|buzzing|clinks?|clinking|splash(?:es|ing)?|creaks?|creaking|knocks?|knocking|footsteps|thunder|rain|sizzles?|sizzling|crash(?:es|ing)?|explosion|explodes|clapping|claps|cheers|cheering|laughs|laughing|laughter|sighs|gasps|giggles|giggling|applause|screech(?:es|ing)?|whoosh(?:es)?|ding|pop|bang|click|clicks|bells?|doorbell|chimes?|gong|buzzer|horns?|sirens?|whistles?|alarm|gulls|seagulls|music|jingle|drumroll|drum roll|heartbeat|birdsong|waves|swells|fades?(?: (?:in|out|up|under))?)[.!]?$/iu

/** Whether what stands in round brackets is a direction. @param isAfterLabel right behind the name of a speaker */
function isDirection(inner: string, isAfterLabel: boolean, isLoud: boolean): boolean {
  const text = inner.trim().replace(/\s+/g, ' ')
  const count = text.split(' ').length
  if (isAfterLabel && count <= 6 && !/\d/.test(text)) return true
  if (PRONUNCIATION.test(text) || MANNER.test(text) || CUE_LABEL.test(text) || ADVERB.test(text) || SOUND.test(text))
    return true
  const isCapitals = !isLoud && text === text.toUpperCase() && /\p{Lu}{4,}/u.test(text) && !/\d/.test(text)
  return (
    isCapitals &&
    count > 1 &&
    !/\b(?:APPLY|APPLIES|INCLUDED|INCLUDING|ONLY|CLOSED|OPEN|EX|INCL|EXCL|LIMITED|AVAILABLE|PTY|LTD|GST|OFF)\b/.test(
      text,
    )
  )
}

/** Whether brackets hold a timecode and nothing else. */
function isClock(inner: string): boolean {
  return new RegExp(`^\\W*${CLOCK}(?:${DASHES}(?:${CLOCK}|\\d{1,3}))?\\W*$`, 'i').test(inner)
}

type Cell = { text: string; start: number }

/** Cells of a line: by tabs or bars, otherwise by wide gaps. Offsets are those of the line. */
function cellsOf(line: string, by: 'tab' | 'bar' | 'gap'): Cell[] {
  const cells: Cell[] = []
  let start = 0
  for (const { 0: found, index } of line.matchAll(
    by === 'tab' ? /\t/g : by === 'bar' ? /[|\u2502\u00a6]/g : /(?<=\S)(?:\t| {2,})(?=\S)/g,
  )) {
    cells.push({ text: line.slice(start, index), start })
    start = index + found.length
  }
  cells.push({ text: line.slice(start), start })
  return cells
}

/** A heading as it is looked up: small letters, without signs and remarks. */
function headingOf(cell: string): string {
  return cell
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[*_#:.]+(?=\s|$)|^[\s*_]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The part of a heading before "/" or "&" counts where the whole is not known. */
function isHeading(pattern: RegExp, heading: string): boolean {
  return pattern.test(heading) || pattern.test(heading.split(/\s*(?:[/&+,]| and | - )\s*/)[0] ?? '')
}

/**
 * The columns of a table whose first line this is; null when it is none. All headings are known, or two and the column that is read.
 */
export function columnsOf(cells: readonly string[]): Column[] | null {
  const headings = cells.map(headingOf)
  const named = headings.filter(Boolean)
  if (named.length < 2 || named.some((heading) => heading.length > 40)) return null
  const isRead = headings.map((heading) => isHeading(READ_COLUMN, heading))
  const isAlone = headings.map((heading) => isHeading(READ_IF_ALONE, heading))
  const isSilent = headings.map((heading) => isHeading(SILENT_COLUMN, heading))
  const known = headings.filter((heading, index) => heading && (isRead[index] || isAlone[index] || isSilent[index]))
  const reads = isRead.includes(true) ? isRead : isAlone
  if (known.length < 2 || (known.length < named.length && !reads.includes(true))) return null
  // A sentence of such words is no heading: nothing but what is not read, such as "Time | Music".
  if (!reads.includes(true) && known.length < 3) return null
  return cells.map((cell, index) => ({ name: cell.trim(), isRead: reads[index] === true }))
}

type Table = { by: 'tab' | 'bar' | 'gap'; columns: Column[]; starts: readonly number[]; current: number }

function tableAt(line: string): Table | null {
  for (const by of ['bar', 'tab', 'gap'] as const) {
    if (
      by === 'bar'
        ? !/[|\u2502\u00a6]/.test(line)
        : by === 'tab'
          ? !line.includes('\t')
          : !/\S(?:\t| {2,})\S/.test(line)
    )
      continue
    const cells = cellsOf(line, by)
    const columns = columnsOf(cells.map(({ text }) => text))
    if (columns) return { by, columns, starts: cells.map(({ start }) => start), current: columns.length - 1 }
  }
  return null
}

type Context = {
  /** Names that come again before a colon, in small letters. */
  speakers: ReadonlySet<string>
  /** Whether lines begin with timecodes such as "0:05". */
  hasClocks: boolean
  isLoud: boolean
}

const LABEL =
  /(?<name>\p{L}[\p{L}\d .'\u2019&/#+-]{0,30}?)\s{0,3}(?<note>\([^()\n]{0,60}\))?\s{0,3}(?<sign>:(?=\s|$|["\u201c])|\t+|\s\|\s| {3,}(?=\S)|\s[-\u2013\u2014]\s)/uy
/** In the middle of a line a speaker or a direction begins behind the end of a sentence. */
const INLINE_LABEL = new RegExp(
  `(?<=[.!?\\u2026"\\u201d)\\]]\\s{1,3}|\\s[-\\u2013\\u2014/|]\\s|\\t)(?:(?<role>${ROLE.replace('|MALE|FEMALE|M|F)', ')')}${COUNT}(?:\\s*\\([^()\\n]{0,60}\\))?\\s*:)|(?<cue>(?:SFX|FX|MUSIC|MUX|ATMOS|SUPERS?|GFX|VISION|TITLE)(?: ?\\d{1,2})?\\s*:))`,
  'g',
)

function isSpeaker(name: string, note: string, sign: string, context: Context): boolean {
  const label = name.trim()
  if (IS_ROLE.test(label)) return true
  const isColon = sign === ':'
  if (sign.includes('-') || /[\u2013\u2014]/.test(sign)) return false
  const first = label.split(/[ .]/)[0]?.toLowerCase() ?? ''
  const count = label.split(' ').length
  if (IS_PERSON.test(label) || (IS_COPY_LABEL.test(label) && isColon)) return label === label.toUpperCase() || isColon
  if (!/^(?:\p{Lu}[\p{L}'\u2019.-]*|\d{1,2}|[&/])(?: (?:\p{Lu}[\p{L}'\u2019.-]*|\d{1,2}|&))*$/u.test(label))
    return false
  if (GIVEN_NAME.has(first) && count <= 2) return true
  if (label.split(/ (?:&|and) /i).every((one) => GIVEN_NAME.has(one.toLowerCase()) || IS_PERSON.test(one))) return true
  if (ORDINARY.test(label)) return false
  if (context.speakers.has(label.toLowerCase())) return true
  return note !== '' && count <= 3 && isDirection(note.slice(1, -1), true, false)
}

/** @param label what LABEL has found */
function isSpeakerLabel(label: RegExpExecArray | null, context: Context): boolean {
  const { name = '', note = '', sign = '' } = label?.groups ?? {}
  return isSpeaker(name, note, sign.trim() || sign, context)
}

/** Names that stand before a colon, a tab or a bar on two lines or more. */
function speakersIn(lines: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const line of lines) {
    const [, name = ''] =
      /^[\s\d:.,;[\]()-]{0,24}(\p{Lu}[\p{L}\d .'\u2019&/-]{0,30}?)\s{0,3}(?:\([^()\n]{0,60}\))?\s{0,3}(?::(?=\s|$)|\t|\s\|\s)/u.exec(
        line.slice(0, 160),
      ) ?? []
    const key = name.trim().toLowerCase()
    if (!key || ORDINARY.test(key) || key.split(' ').length > 3) continue
    if (seen.has(key)) again.add(key)
    seen.add(key)
  }
  return again
}

/** Whether a line is nothing but the name of a speaker: "MVO", "ANNCR (warm)". */
function isSpeakerLine(line: string, next: string, context: Context): boolean {
  const [, name = '', note = ''] =
    /^([\p{L}\d][\p{L}\d .'\u2019/#-]{0,24}?)\s{0,3}(\([^()\n]{0,60}\))?\s{0,3}:?$/u.exec(line.trim().slice(0, 100)) ??
    []
  const label = name.trim()
  if (!label) return false
  const isCapitals = label === label.toUpperCase()
  if (IS_ROLE.test(label)) return isCapitals || note !== '' || next.trim() !== ''
  if (!isCapitals || next.trim() === '' || context.isLoud) return false
  return (
    IS_PERSON.test(label) ||
    (GIVEN_NAME.has(label.toLowerCase()) && label.length > 2) ||
    context.speakers.has(label.toLowerCase())
  )
}

function isTitle(line: string): boolean {
  if (QUOTED_TITLE.test(line)) return true
  if (line.length > 80 || !TITLE_MARK.test(line)) return false
  const tokens = line
    .trim()
    .split(/\s+|(?<=\p{L})[/](?=\p{L})/u)
    .map((token) => token.replace(/^["'([]|[)\]"',.]$/g, ''))
  return tokens.length > 1 && tokens.length <= 8 && tokens.every((token) => token === '' || TITLE_WORDS.test(token))
}

/** A name in capitals before a full line: "VO Hello". */
const BARE_ROLE = /(?:[MF]VO|VO|ANNCR)(?: ?\d)?(?=\s+["'\u201c(]?\p{Lu}\p{Ll})/uy

function isHeaderLine(line: string, isBesideHeader: boolean): 'strict' | 'loose' | null {
  const start = /^[\s*_>\u2022-]*/.exec(line)?.[0].length ?? 0
  IS_HEADER.lastIndex = start
  const strict = IS_HEADER.exec(line)?.[0]
  // "Key: " and "Client: " in the middle of a sentence are none: a label stands at the start of its line.
  if (strict && (!/ {2,}$|[-\u2013\u2014=]\s$/.test(strict) || strict.trim() === strict.trim().toUpperCase()))
    return 'strict'
  IS_LOOSE_HEADER.lastIndex = start
  const loose = IS_LOOSE_HEADER.exec(line)?.[0]
  if (!loose) return null
  const isCapitals = loose === loose.toUpperCase()
  if (!isCapitals && !isBesideHeader) return null
  const label = loose.replace(/[\s:=\u2013\u2014-]+$/, '').trim()
  // "SCRIPT:" and "VOICE:" alone on their line begin the copy; with a text behind them they are read as its label.
  if (
    /^(?:script|voice|voices|to|from|re|note|notes|headline|name|attention|date|title)$/i.test(label) &&
    !isBesideHeader
  ) {
    return /^(?:date|title|name)$/i.test(label) && isCapitals ? 'loose' : null
  }
  return 'loose'
}

/** Silences of one line or cell, in order. */
function silencesOfText(text: string, offset: number, next: string, isCell: boolean, context: Context): Silence[] {
  const found: Silence[] = []
  const add = (kind: SilentKind, start: number, end: number) => {
    if (end > start && text.slice(start, end).trim()) found.push({ kind, start: offset + start, end: offset + end })
  }
  let at = /^[\s>*\u2022\u2013\u2014_]*/.exec(text)?.[0].length ?? 0
  LINE_CLOCK.lastIndex = at
  const clock = LINE_CLOCK.exec(text)
  if (clock) {
    const { bare = '', until = '' } = clock.groups ?? {}
    const rest = text.slice(at + clock[0].length)
    const isCertain =
      !bare || until !== '' || /^(?:0\d?:|:|\d+:\d\d:)/.test(bare) || (/^\d+[:'m]\d/.test(bare) && context.hasClocks)
    const isWord = /^\d+(?:\.\d)?\s?s/i.test(bare) && !until
    if (isCertain && !isWord && !/^\s*[ap]\.?m\b/i.test(rest) && (rest.trim() !== '' || !isCell || isCertain)) {
      add('timecode', at, at + clock[0].length)
      at += clock[0].length + (/^\s*/.exec(rest)?.[0].length ?? 0)
    }
  }
  const row = /^\d{1,3}[.)]?\t/.exec(text.slice(at))
  if (row) {
    add('timecode', at, at + row[0].length - 1)
    at += row[0].length
  }
  // Labels, several of them at most: "MVO (warm):", "SFX: door opens. VO:".
  let isAfterLabel = false
  // A line number before a speaker is not read ("3. VO: Hello."); elsewhere the number may be part of the text ("3. Call us.").
  const numbered = /^\d{1,3}[.)]\s{1,4}/.exec(text.slice(at))?.[0].length ?? 0
  LABEL.lastIndex = at + numbered
  if (numbered > 0 && isSpeakerLabel(LABEL.exec(text), context)) {
    add('timecode', at, at + numbered)
    at += numbered
  }
  LOUD_DIRECTION.lastIndex = at
  WHOLE_DIRECTION.lastIndex = at
  DIRECTION_LINE.lastIndex = at
  LABEL.lastIndex = at
  BARE_ROLE.lastIndex = at
  const isCue = DIRECTION_LINE.test(text) || LOUD_DIRECTION.test(text) || WHOLE_DIRECTION.test(text)
  const label = isCue ? null : LABEL.exec(text)
  const bare = isCue || label ? null : BARE_ROLE.exec(text)
  if (isCue) {
    const inline = nextLabel(text, at + 1)
    const end = inline?.start ?? text.length
    add('direction', at, end)
    at = end
  } else if (label && isSpeakerLabel(label, context)) {
    add('speaker', at, at + label[0].length)
    at += label[0].length
    isAfterLabel = true
  } else if (bare) {
    add('speaker', at, at + bare[0].length)
    at += bare[0].length
    isAfterLabel = true
  } else if (isSpeakerLine(text.slice(at), next, context)) {
    add('speaker', at, text.length)
    at = text.length
  }
  // The rest: further labels in the line.
  while (at < text.length) {
    const inline = nextLabel(text, at)
    const end = inline?.start ?? text.length
    brackets(text, at, end, isAfterLabel, context, add)
    isAfterLabel = false
    if (!inline) break
    at = inline.end
    if (inline.isCue) {
      const after = nextLabel(text, at)
      const until = after?.start ?? text.length
      add('direction', inline.start, until)
      at = until
    } else {
      add('speaker', inline.start, at)
      isAfterLabel = true
    }
  }
  return found
}

type Inline = { start: number; end: number; isCue: boolean }

function nextLabel(text: string, from: number): Inline | null {
  INLINE_LABEL.lastIndex = from
  const result = text.includes(':') ? INLINE_LABEL.exec(text) : null
  if (!result) return null
  return { start: result.index, end: result.index + result[0].length, isCue: result.groups?.cue !== undefined }
}

/** Brackets and clocks between two places of a line. */
function brackets(
  text: string,
  from: number,
  until: number,
  isAfterLabel: boolean,
  context: Context,
  add: (kind: SilentKind, start: number, end: number) => void,
): void {
  const part = text.slice(from, until)
  const found: { kind: SilentKind; start: number; end: number }[] = []
  for (const { 0: whole, index } of part.matchAll(
    /\([^()]{0,400}\)|\[[^[\]]{0,400}\]|\{[^{}]{0,400}\}|<(?:beat|pause|[a-z]+ (?:voice|tone))>|<\/?(?:speak|break|prosody|emphasis|say-as|sub|phoneme|voice|audio|mark|p|s)\b[^<>\n]{0,120}>/giu,
  )) {
    const inner = whole.slice(1, -1)
    const isFirst = isAfterLabel && part.slice(0, index).trim() === ''
    if (isClock(inner)) found.push({ kind: 'timecode', start: index, end: index + whole.length })
    else if (!LETTER.test(inner)) continue
    else if (!whole.startsWith('(') || isDirection(inner, isFirst, context.isLoud)) {
      found.push({ kind: 'direction', start: index, end: index + whole.length })
    } else if (inner.length < SHORT_BRACKET && /^\S/.test(inner) && /\S$/.test(inner)) {
      found.push({ kind: 'aside', start: index, end: index + whole.length })
    }
  }
  let end = 0
  const clocks = part.includes(':') ? Array.from(part.matchAll(LONG_CLOCK)) : []
  for (const { 0: whole, index } of clocks) found.push({ kind: 'timecode', start: index, end: index + whole.length })
  for (const one of found.sort((a, b) => a.start - b.start)) {
    if (one.start < end) continue
    add(one.kind, from + one.start, from + one.end)
    end = one.end
  }
}

/** A direction in square or round brackets that reaches over lines of its paragraph: three at most. */
const MULTI_LINE =
  /(?:\((?=\S)[^()\n]{1,200}\n(?:[^()\n]{1,200}\n)?[^()\n]{0,200}\S\)|\[(?=\S)[^[\]\n]{1,200}\n(?:[^[\]\n]{1,200}\n)?[^[\]\n]{0,200}\S\])/gu

/**
 * @param chosen columns that are read, or not, by the visitor's choice; by heading
 * @returns what is not read, in the order of the script, none inside another; and the columns of its tables
 */
export function layoutOf(
  script: string,
  chosen?: ReadonlyMap<string, boolean>,
): { silences: Silence[]; columns: Column[] } {
  const lines = script.split('\n')
  const context: Context = {
    speakers: script.includes(':') || script.includes('\t') || script.includes('|') ? speakersIn(lines) : new Set(),
    hasClocks: /^[ \t([]*(?:0\d?|:)[:]?[0-5]\d\b/m.test(script),
    isLoud: isLoudText(script.slice(0, 20_000)),
  }
  const silences: Silence[] = []
  const columns: Column[] = []
  let table: Table | null = null
  let offset = 0
  let isBesideHeader = false
  const headerLines = headerBlocks(lines)
  const actions = actionLines(lines, context)

  lines.forEach((line, index) => {
    const start = offset
    offset += line.length + 1
    const text = line.endsWith('\r') ? line.slice(0, -1) : line
    const next = lines[index + 1] ?? ''
    const whole = (kind: SilentKind) => {
      const begin = start + (/^\s*/.exec(text)?.[0].length ?? 0)
      silences.push({ kind, start: begin, end: start + text.trimEnd().length })
    }
    if (text.trim() === '') {
      isBesideHeader = false
      if (table?.by === 'gap') table = null
      return
    }
    if (actions.has(index)) {
      whole('direction')
      return
    }
    const heading: Table | null = tableAt(text)
    if (heading) {
      heading.columns = heading.columns.map(({ name, isRead }) => ({ name, isRead: chosen?.get(name) ?? isRead }))
      table = heading
      for (const column of heading.columns) {
        if (column.name && !columns.some(({ name }) => name === column.name)) columns.push(column)
      }
      whole('heading')
      return
    }
    if (table) {
      const isRow = readRow(table, text, start, silences, context)
      if (isRow) return
      table = null
    }
    if (CUE_TIMING.test(text) || (ONLY_DIGITS.test(text) && CUE_TIMING.test(next))) {
      whole('timecode')
      return
    }
    if (
      IS_END.test(text) ||
      IS_END_LABEL.test(text) ||
      COUNTED_LINE.test(text) ||
      LENGTH_LINE.test(text) ||
      isTitle(text) ||
      (TITLED.test(text) && next.trim() !== '')
    ) {
      whole('heading')
      return
    }
    const isInBlock = headerLines.has(index)
    const header = isHeaderLine(text, isBesideHeader || isInBlock) ?? (isInBlock ? 'loose' : null)
    isBesideHeader = header === 'strict' || (header === 'loose' && isBesideHeader)
    if (header) {
      whole('heading')
      return
    }
    for (const silence of silencesOfText(text, start, next, false, context)) silences.push(silence)
  })
  return { silences: withMultiLine(script, silences), columns }
}

/** Lines that say what is seen: below the heading of a scene, until somebody speaks. Where nobody does, they may be what is read. */
function actionLines(lines: readonly string[], context: Context): Set<number> {
  const found = new Set<number>()
  lines.forEach((line, index) => {
    if (!SCENE_HEADING.test(line)) return
    const below = lines.slice(index + 1, index + 1 + ACTION_LINES)
    const speaker = below.findIndex((text, at) => {
      const start = /^\s*/.exec(text)?.[0].length ?? 0
      return silencesOfText(text, 0, below[at + 1] ?? '', false, context).some(
        (silence) => silence.kind === 'speaker' && silence.start <= start,
      )
    })
    for (let at = 0; at < speaker; at += 1) if (below[at]?.trim()) found.add(index + 1 + at)
  })
  return found
}

/** A label that is no known header, and no speaker. Between two headers it is one. */
function mayBeHeader(line: string): boolean {
  const [, label = '', value = ''] =
    /^[\s*_>\u2022-]*(\p{Lu}[\p{L}\d .'\u2019&/#-]{1,30}):\s+(\S.{0,80})$/u.exec(line) ?? []
  if (!label || IS_ROLE.test(label) || IS_PERSON.test(label)) return false
  // "COPY: Jo Bird" is who wrote it.
  if (IS_COPY_LABEL.test(label) && !(/^COPY$/i.test(label) && /^\p{Lu}[^.!?,]{0,30}$/u.test(value))) return false
  DIRECTION_LINE.lastIndex = 0
  return !DIRECTION_LINE.test(line) && !GIVEN_NAME.has(label.split(' ')[0]?.toLowerCase() ?? '')
}

/** Lines that stand in one block with a header that is certain: above and below it, without a blank line between. */
function headerBlocks(lines: readonly string[]): Set<number> {
  const found = new Set<number>()
  let block: number[] = []
  let unknown: number[] = []
  let isCertain = false
  const close = () => {
    if (isCertain) for (const line of block) found.add(line)
    block = []
    unknown = []
    isCertain = false
  }
  // Headers stand at the top.
  for (let index = 0; index < Math.min(lines.length, 60); index += 1) {
    const line = lines[index] ?? ''
    const kind = line.trim() === '' ? null : isHeaderLine(line.slice(0, 120), true)
    if (!kind && block.length > 0 && mayBeHeader(line)) unknown.push(index)
    else if (!kind) close()
    else {
      block.push(...unknown, index)
      unknown = []
      isCertain ||= kind === 'strict'
    }
  }
  close()
  return found
}

/** @returns whether the line is one of the table */
function readRow(table: Table, text: string, start: number, silences: Silence[], context: Context): boolean {
  const { by, columns, starts } = table
  const last = columns.length - 1
  const isSplit =
    by === 'bar'
      ? /[|\u2502\u00a6]/.test(text)
      : by === 'tab'
        ? text.includes('\t')
        : /\S(?:\t| {2,})\S|^(?:\t| {2,})/.test(text)
  if (/^[\s|:+=_-]+$/.test(text)) return true
  if (!isSplit && by !== 'tab') return false
  if (!isSplit && table.current === last && isHeaderLine(text, false)) return false
  const cells = isSplit ? cellsOf(text, by) : [{ text, start: 0 }]
  let column = !isSplit || (cells.length < columns.length && table.current < last) ? table.current : 0
  for (const cell of cells) {
    if (by === 'gap') {
      const position = cell.start + (/^\s*/.exec(cell.text)?.[0].length ?? 0)
      column = Math.max(
        0,
        starts.findLastIndex((begin) => begin <= position + 2),
      )
    }
    const named = columns[Math.min(column, last)]
    table.current = Math.min(column, last)
    if (cell.text.trim()) {
      const begin = cell.start + (/^\s*/.exec(cell.text)?.[0].length ?? 0)
      if (named?.isRead) silences.push(...silencesOfText(cell.text, start + cell.start, '.', true, context))
      else {
        const kind = SPEAKER_COLUMN.test(headingOf(named?.name ?? '')) ? 'speaker' : 'column'
        silences.push({
          kind,
          start: start + begin,
          end: start + cell.start + cell.text.trimEnd().length,
          column: named?.name,
        })
      }
    }
    column += 1
  }
  return true
}

/** Directions over several lines, where nothing else stands. */
function withMultiLine(script: string, silences: Silence[]): Silence[] {
  if (!/[([]\S/.test(script)) return silences
  const long = Array.from(script.matchAll(MULTI_LINE)).flatMap(({ 0: found, index }): Silence[] => {
    const isCue = found.startsWith('[') || isDirection(found.slice(1, -1), false, false)
    return isCue && !found.includes('\n\n') ? [{ kind: 'direction', start: index, end: index + found.length }] : []
  })
  if (long.length === 0) return silences
  const outside = silences.filter((one) => !long.some(({ start, end }) => one.start < end && one.end > start))
  return [...outside, ...long].sort((a, b) => a.start - b.start)
}
