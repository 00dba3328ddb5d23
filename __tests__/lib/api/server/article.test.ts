import { composeArticle } from '@/lib/api/server/article'

test('headings get ids from their text; those of the upper level form the table of contents', () => {
  const { body, contents } = composeArticle('<h2>The &amp; ten <em>lines</em></h2><h3>One</h3><h2>The ten lines</h2>')
  expect(body).toBe(
    '<h2 id="the-ten-lines">The &amp; ten <em>lines</em></h2><h3 id="one">One</h3><h2 id="the-ten-lines-2">The ten lines</h2>',
  )
  expect(contents).toEqual([
    { id: 'the-ten-lines', text: 'The & ten lines' },
    { id: 'the-ten-lines-2', text: 'The ten lines' },
  ])
})

test('a heading never takes an id of the page frame', () => {
  expect(composeArticle('<h2>Main</h2>').contents).toEqual([{ id: 'about-main', text: 'Main' }])
})

test('an empty heading is dropped without shifting the ids of the others', () => {
  const { body, contents } = composeArticle('<h2> </h2><h2><img src="x" alt="" /></h2><h2>Last</h2>')
  expect(body).toBe(' <img src="x" alt="" /><h2 id="last">Last</h2>')
  expect(contents).toEqual([{ id: 'last', text: 'Last' }])
})

test('a wide table scrolls by itself and is reachable by keyboard', () => {
  expect(composeArticle('<table><tr><td>1</td></tr></table>').body).toBe(
    '<div role="region" aria-label="Table" tabindex="0"><table><tr><td>1</td></tr></table></div>',
  )
})
