/** What of a script's layout is not read out, in layouts as agencies send them, and what looks like it and is read (B360, B770). */
import { readScript } from '@/lib/script/read-script'

test.each<[written: string, count: number]>([
  // Header lines: known ones, unknown ones between them, in bars, with short values.
  [
    'Client: Harbour Bread Co\nProduct: Sourdough\nSpot length: 30"\nVersion: 3 FINAL\nDate: 12/03/2026\n\nANNCR: Fresh at five.\nMusic under.\nANNCR: Warm until noon.',
    6,
  ],
  ['CLIENT: Wren\nPillar: Spring\nTITLE: Song\n\nShe sings at dawn.', 4],
  ['AGENCY PRODUCER: Jo\nCOPY: Sam\nSTATION: River FM\nSCRIPT DATE: 1/2/26\n\nAVO: Hello Sydney.', 2],
  ['WRITER: Jo Bird\nCLIENT: Wren\nSPOT: "Summer"\nLENGTH: 30s\nSTATION(S): All\nSTART: 1 April\n\nGo outside.', 2],
  ['CLIENT | Lantern Hill\nJOB | 123\n\nVO | Hello there', 2],
  ['Title: Summer\nLength: :30\nVO: Go.', 1],
  ['30" RADIO: "Sourdough"\n\nFresh today.', 2],
  // No headers.
  ['CLIENT: Lantern Hill\nRemember: cherries are in season.\nCome today.', 7],
  ['CLIENT: Lantern Hill\nTITLE: Cherries\nRemember: cherries are in season.', 5],
  ['CLIENT: Wren\nCOPY: Fresh bread, every morning.\nAGENCY: Nest', 4],
  ['CLIENT: Wren\n\nDad: Where to?\nWarning: may contain fun.', 6],
  ['Length: 2 metres. Width: 1 metre.', 6],
  ['Start: today. Finish: whenever.', 4],
  // Labels of speakers and of parts of the copy.
  ['ALT 1: The ferry leaves at four.\nALT 2: Four is when the ferry leaves.', 11],
  ['MALE VO: Some things take time.\nFEMALE VO: Good bread does.\nEND VO TAG: Harbour Bread.', 9],
  ['TAG: Harbour Bread. Warm until noon.\nDISCLAIMER: Terms apply.', 7],
  ['JOHN & MARY: Welcome home!\nBEN AND SUE: Hello!', 3],
  ['(SFX: PHONE RINGS)\nRECEPTIONIST: Good morning, Bright Point.\n(BEAT)\nCALLER: Oh. A person!', 7],
  ['1. VO: First line here.\n2. VO: Second line here.', 6],
  ['Baby: 20% off everything.', 5],
  ['1. Call us.\n2. Book in.', 6],
  // Titles above their text.
  ['"IVR 01 - Main greeting"\nWelcome to Bright Point.\n"IVR 02 - After hours"\nWe are closed.', 7],
  ['Prompt 1 – Welcome\nThank you for calling.\n\nPrompt 2 – Hold\nPlease hold.', 6],
  ['Slide 3 - the best thing about it is the price', 10],
  // What is heard and seen, and how it is said.
  ['V/O: Hello there.\nSUPER/TEXT: Half price\nV/O: Goodbye.', 3],
  ['VOICEOVER - Come on down.\nSOUND EFFECT - crowd cheers\nVOICEOVER - See you Saturday.', 6],
  ['(Sound of an oven door.) Fresh today. (Bell.)', 2],
  ['*music fades up*\nFresh today.\n*music fades out*', 2],
  ['<speak>Fresh today. <break time="1s"/> Come in.</speak>', 4],
  ['Visit Launceston (LON-ses-ton) this winter.', 4],
  [
    'INT. KITCHEN - DAY\n\nA kettle boils.\nMum looks up.\n\nMUM (V.O.)\nEvery morning starts the same way.\n\nMUM (V.O.)\nUntil this one.',
    9,
  ],
  // Nobody speaks there: it may be what is read.
  ['EXT. BEACH - DAY\nThe sea is calm.', 4],
  ['Fifty dollars (pre-GST) each.', 7],
  ['Music starts at eight. Music in the park returns this Saturday.', 11],
])('%j has %i spoken words', (written, count) => {
  expect(readScript(written).words).toBe(count)
})
