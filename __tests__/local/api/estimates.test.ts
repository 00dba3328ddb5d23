import { getJson, withApi } from './support'

// Repeated here: the table is a contract with the README, and a mistake in it must fail.
const COMMERCIAL: [scriptType: string, location: string, prices: [number, number, number]][] = [
  ['radio', 'regional', [180, 220, 290]],
  ['radio', 'statewide', [260, 320, 410]],
  ['radio', 'national', [420, 520, 660]],
  ['tv', 'regional', [240, 295, 385]],
  ['tv', 'statewide', [380, 465, 595]],
  ['tv', 'national', [690, 840, 1080]],
  ['digital', 'regional', [195, 240, 310]],
  ['digital', 'statewide', [270, 335, 430]],
  ['digital', 'national', [395, 490, 620]],
]

test('prices every commercial the estimator offers', async () => {
  await withApi({}, async (api) => {
    for (const [scriptType, location, prices] of COMMERCIAL) {
      for (const [index, duration] of [15, 30, 60].entries()) {
        const query = `duration=${duration}&location=${location}&scriptType=${scriptType}`
        expect([query, await getJson(api, `/v1/rate/estimated-quote/commercial?${query}`)]).toEqual([
          query,
          { estimated_quote: { amount: prices[index] } },
        ])
      }
    }
  })
})

test('prices every narration the estimator offers', async () => {
  await withApi({}, async (api) => {
    const words = [150, 300, 450, 600, 750]
    const answers = await Promise.all(
      words.map((count) => getJson(api, `/v1/rate/estimated-quote/narration?wordCount=${count}`)),
    )
    expect(answers).toEqual([190, 260, 325, 385, 440].map((amount) => ({ estimated_quote: { amount } })))
  })
})

test('a combination without a price is null', async () => {
  const nothing = { estimated_quote: { amount: null } }
  await withApi({}, async (api) => {
    const commercial = '/v1/rate/estimated-quote/commercial?location=national&scriptType=tv'
    expect(await getJson(api, `${commercial}&duration=45`)).toEqual(nothing)
    expect(await getJson(api, '/v1/rate/estimated-quote/narration?wordCount=151')).toEqual(nothing)
  })
})
