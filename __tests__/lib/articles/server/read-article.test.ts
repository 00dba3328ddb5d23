/** HTML of articles is read as its author meant it (B173-B176). What it must not do is in sanitise.test.ts. */
import type { BodyPart } from '@/lib/articles/article'
import { readArticle, readHtml } from '@/lib/articles/server/read-article'

const CONTEXT = { apiUrl: 'https://api.example', siteUrl: 'https://www.example.org', systemName: 'show-notes' }
const article = (html: string) => readArticle(html, CONTEXT)
const shown = (part: BodyPart) => (part.type === 'html' ? part.html : part)
/** HTML where the body is nothing else. */
const html = (body: string) => article(body).body.map(shown).join('|')
const parts = (body: string) => article(body).body.map(shown)
const picture = (src: string, rest = '') => `<img src="${src}" alt=""${rest} loading="lazy" decoding="async" />`

describe('headings', () => {
  test('get ids from their text; those of the upper level form the table of contents', () => {
    const { body, contents } = article('<h2>The &amp; ten <em>lines</em></h2><h3>One</h3><h2>The ten lines</h2>')
    expect(body).toEqual([
      {
        type: 'html',
        html: '<h2 id="the-ten-lines">The &amp; ten <em>lines</em></h2><h3 id="one">One</h3><h2 id="the-ten-lines-2">The ten lines</h2>',
      },
    ])
    expect(contents).toEqual([
      { id: 'the-ten-lines', text: 'The & ten lines' },
      { id: 'the-ten-lines-2', text: 'The ten lines' },
    ])
  })

  test.each(['main', 'page', 'header', 'skip', 'loading'])('never take the id %s of the page frame', (id) => {
    expect(article(`<h2>${id}</h2>`).contents).toEqual([{ id: `about-${id}`, text: id }])
  })

  test('without text are dropped without shifting the ids of the others', () => {
    const { body, contents } = article('<h2> </h2><h2>&nbsp;<br></h2><h2><img src="/x.png" alt="" /></h2><h2>Last</h2>')
    expect(body.map(shown).join()).toBe(`<p>${picture('https://api.example/x.png')}</p><h2 id="last">Last</h2>`)
    expect(contents).toEqual([{ id: 'last', text: 'Last' }])
  })

  test.each([
    ['Voice<br>Over', 'Voice Over', 'voice-over'],
    ['On<br />Hold', 'On Hold', 'on-hold'],
    ['<div>Voice</div><div>Over</div>', 'Voice Over', 'voice-over'],
    ['<p>Voice</p>\n<p>Over</p>', 'Voice Over', 'voice-over'],
    ['<span>Voice</span><br><span>Over</span>', 'Voice Over', 'voice-over'],
    ['Voice<wbr>over', 'Voiceover', 'voiceover'],
    ['Voice&shy;over&#8203;', 'Voiceover', 'voiceover'],
  ])('%s is read as %s', (inner, text, id) => {
    expect(article(`<h2>${inner}</h2>`).contents).toEqual([{ id, text }])
  })

  test('a break at an end of a heading, and one of two, are dropped', () => {
    expect(html('<h2><br>Voice<br><br>Over<br></h2>')).toBe('<h2 id="voice-over">Voice<br />Over</h2>')
  })
})

describe('links within the article (B173)', () => {
  test('footnotes, named anchors and old ids of headings reach their targets', () => {
    const body = html(
      '<p>Note<sup><a href="#fn1" id="fnref1">1</a></sup>, <a href="#part-two">part two</a>, <a href="#old-name">old</a></p>' +
        '<h2 id="part-two">The second section</h2><p><a name="old-name"></a>Here.</p><ol><li id="fn1">The note. <a href="#fnref1">Back</a></li></ol>',
    )
    expect(body).toBe(
      '<p>Note<sup><a id="in_fnref1" href="#in_fn1">1</a></sup>, <a href="#the-second-section">part two</a>, <a href="#in_old-name">old</a></p>' +
        '<h2 id="the-second-section"><span id="part-two"></span>The second section</h2><p><span id="in_old-name"></span>Here.</p>' +
        '<ol><li id="in_fn1">The note. <a href="#in_fnref1">Back</a></li></ol>',
    )
  })

  test.each([
    ['percent-encoded', '#caf%C3%A9', 'café'],
    ['percent-encoded in the id', '#a%20b', 'a%20b'],
    ['in other letters', '#FN1', 'fn1'],
    ['decomposed', '#cafe\u0301', 'café'],
    ['the full URL of the page', 'https://www.example.org/knowledge-base/podcast/show-notes#x', 'x'],
    ['the old URL of the page, by http and with a slash', 'http://www.example.org/blog/show-notes/#x', 'x'],
    ['the path of the page', '/knowledge-base/podcast/show-notes#x', 'x'],
    ['the URL where it was written', 'https://api.example/show-notes#x', 'x'],
    ['an id that the page itself has', '#main', 'main'],
    ['a name of an object', '#__proto__', '__proto__'],
  ])('a link %s', (_, href, id) => {
    const body = html(`<p><a href="${href}">go</a></p><p id="${id}">There.</p>`)
    const [, to] = /href="#(in_[a-z0-9-]+)"/.exec(body) ?? []
    expect(to).toBeDefined()
    expect(body).toContain(`<p id="${to}">There.</p>`)
  })

  test('the new id of a heading is linked as well, and a clash of old and new ids is resolved', () => {
    const body = html('<p><a href="#b">1</a> <a href="#a">2</a></p><h2 id="a">B</h2><h2 id="b">A</h2>')
    expect(body).toBe('<p><a href="#a">1</a> <a href="#b">2</a></p><h2 id="b">B</h2><h2 id="a">A</h2>')
    expect(html('<p><a href="#the-end">1</a></p><h2>The end</h2>')).toContain('<a href="#the-end">1</a>')
  })

  test('of equal ids the first is meant; no id stays that no link leads to', () => {
    expect(html('<p id="a">1</p><p id="a">2</p><p id="b">3</p><p><a href="#a">4</a></p>')).toBe(
      '<p id="in_a">1</p><p>2</p><p>3</p><p><a href="#in_a">4</a></p>',
    )
  })

  test('ids that become the same stay apart', () => {
    const body = html('<p><a href="#a.b">1</a><a href="#a:b">2</a></p><p id="a.b">1</p><p id="a:b">2</p>')
    expect(body).toBe(
      '<p><a href="#in_a-b">1</a><a href="#in_a-b-2">2</a></p><p id="in_a-b">1</p><p id="in_a-b-2">2</p>',
    )
  })

  test('a link to the top stays, one to a target that never existed is text', () => {
    expect(html('<p><a href="#">a</a> <a href="#top">b</a> <a href="#respond">c</a></p>')).toBe(
      '<p><a href="#">a</a> <a href="#">b</a> c</p>',
    )
  })

  test.each([
    ['an empty paragraph', '<p id="t"></p><p>Next.</p>'],
    ['an empty anchor at the end', '<p>Last.<a id="t"></a></p>'],
    ['an anchor alone', '<a name="t"></a>'],
    ['an anchor closed at once', '<a name="t"/>Text'],
    ['a dissolved group', '<section id="t"><h2>Title</h2><p>Text</p></section>'],
    ['a dropped element', '<font id="t">Text</font>'],
    ['a picture', '<p><img id="t" src="/a.png"></p>'],
    ['a film', '<iframe id="t" src="https://youtu.be/aaaaaaaaaaa"></iframe>'],
    ['a figure of a film', '<figure id="t"><video src="/a.mp4"></video></figure>'],
    ['an empty heading', '<h2 id="t"></h2>'],
    ['a link around blocks', '<a id="t" href="/x"><div>One</div><div>Two</div></a>'],
    ['an empty item', '<ul><li id="t"></li><li>b</li></ul>'],
    ['a list', '<ul id="t"><li>b</li></ul>'],
    ['an empty list', '<ul id="t"></ul>'],
    ['a table', '<table id="t"><tr><td>1</td></tr></table>'],
    ['an empty cell', '<table><tr><td id="t"></td><td>1</td></tr></table>'],
    ['a rule', '<hr id="t">'],
    ['an empty quote', '<blockquote id="t"></blockquote>'],
    ['a definition list', '<dl id="t"><dt id="u">a</dt><dd>b</dd></dl>'],
    ['a summary', '<details><summary id="t">a</summary>b</details>'],
    ['an element with two', '<p><a id="t" name="u">x</a></p>'],
  ])('%s stays a target', (_, target) => {
    const body = html(`<p><a href="#t">go</a></p>${target}`)
    const [, to] = /href="#([^"]+)"/.exec(body) ?? []
    expect(body.split(` id="${to}"`)).toHaveLength(2)
  })

  test('the headers of a cell follow the ids of its table', () => {
    expect(
      html('<table><tr><th id="A 1">a</th><th id="b">b</th></tr><tr><td headers="b x">1</td></tr></table>'),
    ).toContain('<th>a</th><th id="in_b">b</th></tr><tr><td headers="in_b">1</td>')
  })
})

describe('emphasis by style (B174)', () => {
  test.each([
    ['<b style="font-weight:normal;" id="docs-internal-guid-1"><p>A</p><p>B</p></b>', '<p>A</p><p>B</p>'],
    [
      '<p><span style="font-weight:400">a </span><span style="font-weight:700">b</span></p>',
      '<p>a <strong>b</strong></p>',
    ],
    ['<p><span style="FONT-WEIGHT: bold !important">b</span></p>', '<p><strong>b</strong></p>'],
    ['<p><span style="font:italic bold 12px Arial">b</span></p>', '<p><em><strong>b</strong></em></p>'],
    ['<p style="font-weight:600">b</p>', '<p><strong>b</strong></p>'],
    ['<div style="font-weight:bold"><p>a</p><p>b</p></div>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['<p><strong style="font-weight:300">a</strong><em style="font-style:normal">b</em></p>', '<p>ab</p>'],
    ['<p><span style="font-style:italic">a</span></p>', '<p><em>a</em></p>'],
    ['<p><span style="text-decoration:line-through">a</span> b</p>', '<p><s>a</s> b</p>'],
    ['<p><span style="text-decoration-line:underline">a</span></p>', '<p><u>a</u></p>'],
    ['<p><u style="text-decoration:none">a</u></p>', '<p>a</p>'],
    [
      '<p><b>a <span style="font-weight:400">b <span style="font-weight:700">c</span></span></b></p>',
      '<p><strong>a </strong>b <strong>c</strong></p>',
    ],
    ['<p><b style="mso-bidi-font-weight:normal">a</b></p>', '<p><b>a</b></p>'],
    ['<h2><span style="font-weight:400">A</span></h2>', '<h2 id="a">A</h2>'],
    ['<h2 style="font-weight:700">A</h2>', '<h2 id="a">A</h2>'],
    [
      '<p><a href="/x"><span style="text-decoration:underline;font-weight:700">a</span></a></p>',
      '<p><a href="/x"><strong>a</strong></a></p>',
    ],
    ['<p>a<span style="vertical-align:super">1</span></p>', '<p>a<sup>1</sup></p>'],
    ['<p>a<sup style="vertical-align:super">1</sup></p>', '<p>a<sup>1</sup></p>'],
    ['<p>H<span style="vertical-align:sub">2</span>O</p>', '<p>H<sub>2</sub>O</p>'],
    ['<p><b><i>a</i></b></p>', '<p><b><i>a</i></b></p>'],
    ['<p><span style="background:url(x;font-weight:700">a</span></p>', '<p><strong>a</strong></p>'],
  ])('%s', (from, to) => {
    expect(html(from)).toBe(to)
  })
})

describe('text that is no text (B174)', () => {
  const REAL = '<p>The real text.</p>'
  test.each([
    '<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml>',
    '<!--[if gte mso 9]><xml><o:OfficeDocumentSettings>No</o:OfficeDocumentSettings></xml><![endif]-->',
    '<w:WordDocument>No</w:WordDocument><w:LatentStyles>No</w:LatentStyles><w:data>No</w:data>',
    '<style>p { color: red }</style><script>No()</script><title>No</title><noscript>Enable JavaScript</noscript>',
    '<template><p>No</p></template><textarea>No</textarea><select><option>No</option></select>',
    '<datalist><option>No</option></datalist><svg><title>No</title><text>No</text></svg>',
    '<select><optgroup label="x"><option>No</optgroup></select><noembed>No</noembed>',
    '<head><title>No</title><meta name="x"><link rel="x"></head>',
    '<p><span style="mso-hide:all;display:none">No</span></p>',
    '<p class="MsoNormal"><o:p>&nbsp;</o:p></p>',
  ])('nothing of %s is read', (unreadable) => {
    expect(html(unreadable + REAL)).toBe(REAL)
    expect(html(REAL + unreadable)).toBe(REAL)
  })

  test('text in elements of Word and after an element that is closed at once stays', () => {
    expect(html('<p>In <st1:City w:st="on"><st1:place>Sydney</st1:place></st1:City>, <o:p>now</o:p><o:p/>!</p>')).toBe(
      '<p>In Sydney, now!</p>',
    )
    expect(html('<p>a<![if !supportLists]>· <![endif]>b</p>')).toBe('<p>a· b</p>')
    expect(html('<math alttext="x squared"><mi>x</mi></math>')).toBe('<p>x squared</p>')
    expect(html('<p><script/>a</p><xml/><p>b</p>')).toBe('<p>a</p><p>b</p>')
  })
})

describe('pictures', () => {
  const of = (attributes: string) => html(`<p>a <img alt="x" ${attributes}></p>`)
  test.each([
    ['width="48"', ' style="max-width:min(100%,48px)"'],
    ['width="48px"', ' style="max-width:min(100%,48px)"'],
    ['height="48"', ' style="max-height:48px"'],
    ['width="300" height="200"', ' width="300" height="200" style="max-width:min(100%,300px);max-height:200px"'],
    [
      'style="width: 120px; height: auto" width="600" height="400"',
      ' width="120" height="400" style="max-width:min(100%,120px);max-height:400px"',
    ],
    ['style="max-width:50%"', ' style="max-width:50%"'],
    ['width="100%"', ''],
    ['width="x" height="-1"', ''],
    ['style="width:expression(pwned())"', ''],
    ['class="wp-smiley"', ' style="max-height:1em"'],
    ['class="emoji" style="height:1em;max-height:1em"', ' style="max-height:1em"'],
    ['', ''],
  ])('the size of %s', (attributes, size) => {
    expect(of(`src="/a.png" ${attributes}`)).toBe(
      `<p>a <img src="https://api.example/a.png" alt="x"${size} loading="lazy" decoding="async" /></p>`,
    )
  })

  test.each([
    ['data-src="/a.png" src="data:image/gif;base64,R0"', 'https://api.example/a.png'],
    ['data-lazy-src="//cdn.example/a.png"', 'https://cdn.example/a.png'],
    ['data-src="/a.png" src="/small.png"', 'https://api.example/a.png'],
    ['src="/img/placeholder.png" data-srcset="/s.png 300w, /l.png 1024w"', 'https://api.example/l.png'],
    ['srcset="/s.png 1x, /l.png 2x"', 'https://api.example/l.png'],
    ['data-src="javascript:pwned()" src="/a.png"', 'https://api.example/a.png'],
    ['src="http://old.example/a.png"', 'https://old.example/a.png'],
  ])('the address of %s', (attributes, src) => {
    expect(html(`<p>a<img ${attributes}></p>`)).toBe(`<p>a${picture(src)}</p>`)
  })

  test.each([
    '<img src="data:x" data-src="/a.png"><noscript><img src="/a.png"></noscript>',
    '<noscript><img src="/a.png"></noscript><img class="lazy" data-src="/a.png">',
    '<span><img src="data:x"></span><noscript><img src="/a.png"></noscript>',
    '<img data-src="/a.png">\n<noscript><img src="/a-300x200.png"></noscript>',
    '<picture><source srcset="/a.webp"><img src="/a.png"></picture>',
    '<noscript><picture><source srcset="/a.webp"><img src="/a.png"></picture></noscript>',
  ])('%s shows its picture once', (lazy) => {
    expect(html(`<p>a</p>${lazy}`).match(/<img [^>]*>/g)).toEqual([picture('https://api.example/a.png')])
  })

  test('one pixel that counts visits is dropped, with its paragraph', () => {
    expect(html('<p>a</p><p><img src="https://count.example/p.gif" width="1" height="1"></p>')).toBe('<p>a</p>')
  })

  test('shortcodes of a caption become a figure', () => {
    const figure = `<figure>${picture('https://api.example/a.png')}<figcaption>The <em>booth</em></figcaption></figure>`
    for (const close of ['[/caption]', '</p><p>']) {
      const body = html(
        `<p>x</p><p>[caption id="a_7" align="alignleft" width="300"]<img src="/a.png"> The <em>booth</em>${close}</p>`,
      )
      if (close === '[/caption]') expect(body).toBe(`<p>x</p>${figure}`)
      expect(body).not.toContain('[')
    }
    expect(html('[caption width="3" caption="Old"]<a href="/b"><img src="/a.png"></a>[/caption]')).toBe(
      `<figure><a href="/b">${picture('https://api.example/a.png')}</a><figcaption>Old</figcaption></figure>`,
    )
    expect(html('<p>[gallery ids="1,2"] [laughs] [[caption]]</p><pre>[caption]</pre>')).toBe(
      '<p>[laughs] [[caption]]</p><pre>[caption]</pre>',
    )
  })
})

describe('languages', () => {
  test.each([
    ['<p>a <span lang="fr">b</span></p>', '<p>a <span lang="fr">b</span></p>'],
    ['<p lang="ar" dir="RTL">a</p>', '<p lang="ar" dir="rtl">a</p>'],
    ['<p lang="en_au">a</p>', '<p lang="en-AU">a</p>'],
    ['<p lang="no such language" dir="up">a</p>', '<p>a</p>'],
    ['<p xml:lang="de">a</p>', '<p lang="de">a</p>'],
    [
      '<div lang="fr" dir="ltr"><p>a</p><ul lang="it"><li>b</li></ul></div>',
      '<p lang="fr" dir="ltr">a</p><ul lang="it" dir="ltr"><li>b</li></ul>',
    ],
    [
      '<p>a <font lang="fr">b</font> <foo lang="de">c</foo></p>',
      '<p>a <span lang="fr">b</span> <span lang="de">c</span></p>',
    ],
    ['<p><bdo dir="rtl">a</bdo><bdi>b</bdi></p>', '<p><bdo dir="rtl">a</bdo><bdi>b</bdi></p>'],
    ['<p><b lang="fr" style="font-weight:400">a</b></p>', '<p><span lang="fr">a</span></p>'],
    [
      '<figure><video src="https://a.example/f.mp4"></video><figcaption lang="fr">b</figcaption></figure>',
      '<span lang="fr">b</span>',
    ],
  ])('%s', (from, to) => {
    const [part] = article(from).body
    expect(part && (part.type === 'html' ? part.html : part.caption)).toBe(to)
  })
})

describe('films and sounds (B175)', () => {
  const film = { type: 'hostedFilm', title: '', caption: '', film: { provider: 'youtube', id: 'aaaaaaaaaaa' } }
  const ID = 'aaaaaaaaaaa'
  test.each([
    `<iframe src="https://www.youtube.com/embed/${ID}?rel=0" width="560"></iframe>`,
    `<p><iframe src="//www.youtube-nocookie.com/embed/${ID}"></iframe></p>`,
    `<iframe src="about:blank" data-src="https://www.youtube.com/embed/${ID}"></iframe>`,
    `<iframe data-src="https://www.youtube.com/embed/${ID}"></iframe><noscript><iframe src="https://www.youtube.com/embed/${ID}"></iframe></noscript>`,
    `<div class="wp-video"><div><iframe src="https://youtu.be/${ID}"/></div></div>`,
    `<object data="https://www.youtube.com/v/${ID}"><param name="x" value="y"><embed src="https://www.youtube.com/v/${ID}"></object>`,
    `<object><param name="movie" value="https://www.youtube.com/v/${ID}"></object>`,
    `<embed src="https://www.youtube.com/v/${ID}">`,
    `[embed width="1"]https://youtu.be/${ID}[/embed]`,
    `<p>[embed]<a href="https://youtu.be/${ID}">x</a>[/embed]</p>`,
    `[youtube https://www.youtube.com/watch?v=${ID}&w=640]`,
    `<p>https://www.youtube.com/watch?v=${ID}&amp;t=3</p>`,
    `<figure class="wp-block-embed is-provider-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/${ID}\n</div></figure>`,
    `<center><b><iframe src="https://youtu.be/${ID}"></iframe></b></center>`,
    `<video><source src="https://www.youtube.com/watch?v=${ID}" type="video/youtube"></video>`,
  ])('%s is a film', (embed) => {
    expect(parts(`<p>a</p>${embed}<p>b</p>`)).toEqual(['<p>a</p>', film, '<p>b</p>'])
  })

  test('a film of Vimeo, with the hash of an unlisted one', () => {
    expect(parts('<iframe src="https://player.vimeo.com/video/76979871?h=8272103f6e" title="Ours"></iframe>')).toEqual([
      {
        type: 'hostedFilm',
        title: 'Ours',
        caption: '',
        film: { provider: 'vimeo', id: '76979871', key: '8272103f6e' },
      },
    ])
    expect(parts('[vimeo 76979871]')).toMatchObject([{ film: { provider: 'vimeo', id: '76979871' } }])
  })

  test.each([
    ['<video controls src="/a/The%20film.mp4" poster="/p.png"></video>', 'The film', 'https://api.example/p.png'],
    [
      '<video poster="https://o.example/p.png"><source src="/f.webm" type="video/webm"><source src="/a/The_film.mp4"></video>',
      'The film',
      null,
    ],
    ['[video width="640" mp4="https://api.example/a/The-film.mp4"][/video]', 'The film', null],
    ['<iframe src="/a/The-film.mp4" title="Named"></iframe>', 'Named', null],
  ])('%s is a film of a file', (embed, title, poster) => {
    expect(parts(embed)).toEqual([
      {
        type: 'film',
        title,
        caption: '',
        url: expect.stringMatching(/^https:\/\/api\.example\/a\/The.film\.mp4$|The%20film/),
        poster,
      },
    ])
  })

  test.each([
    '<audio controls src="/final-mix.mp3"></audio>',
    '<audio><source src="/final-mix.ogg" type="audio/ogg"><source src="/final-mix.mp3" type="audio/mpeg">Old <a href="/x">browser</a></audio>',
    '<figure class="wp-block-audio"><audio controls src="/final-mix.mp3"></audio></figure>',
    '[audio mp3="https://api.example/final-mix.mp3"][/audio]',
    '[audio src="/final-mix.mp3"]',
    '<p>https://api.example/final-mix.mp3</p>',
  ])('%s is a sound', (embed) => {
    expect(parts(`<p>a</p>${embed}<p>b</p>`)).toEqual([
      '<p>a</p>',
      { type: 'sound', title: 'final mix', caption: '', url: 'https://api.example/final-mix.mp3' },
      '<p>b</p>',
    ])
  })

  test('a caption stays with its film and names it; that of a sound is its title', () => {
    expect(
      parts(
        `<figure><iframe src="https://youtu.be/${ID}"></iframe><figcaption>Our <em>studio</em></figcaption></figure>`,
      ),
    ).toEqual([{ ...film, title: 'Our studio', caption: 'Our <em>studio</em>' }])
    expect(parts('<figure><audio src="/a.mp3"></audio><figcaption>Our jingle</figcaption></figure>')).toMatchObject([
      { title: 'Our jingle', caption: '' },
    ])
    expect(
      parts('<figure><audio src="/a.mp3"></audio><figcaption>Our <a href="/x">jingle</a></figcaption></figure>'),
    ).toMatchObject([{ title: 'Our jingle', caption: 'Our <a href="/x">jingle</a>' }])
    expect(
      parts('<figure><img src="/a.png"><video src="/f.mp4"></video><figcaption>Both</figcaption></figure>'),
    ).toMatchObject([expect.stringContaining('<figcaption>Both</figcaption></figure>'), { type: 'film', caption: '' }])
  })

  test.each([
    [
      `<ul><li>One <iframe src="https://youtu.be/${ID}" title="Ours"></iframe></li></ul>`,
      '>Ours (youtube.com)</a></li>',
    ],
    [
      `<table><tr><td><audio src="/final-mix.mp3"></audio></td></tr></table>`,
      '<td><a href="https://api.example/final-mix.mp3" target="_blank" rel="noopener">final mix</a></td>',
    ],
    [`<blockquote><p>a</p><video src="/f.mp4" title="Ours"></video></blockquote>`, '>Ours</a></blockquote>'],
    [`<h2>Title <iframe src="https://youtu.be/${ID}"></iframe></h2>`, '>youtube.com</a></h2>'],
  ])('in a list, a table, a quote or a heading it is a link: %s', (body, link) => {
    const [only, ...others] = parts(body)
    expect(others).toEqual([])
    expect(only).toContain(link)
  })

  test('a paragraph, a link or an emphasis around a film ends before it', () => {
    expect(parts(`<p>a <b>b <iframe src="https://youtu.be/${ID}"></iframe> c</b> d</p>`)).toEqual([
      '<p>a</p><p><b>b</b></p>',
      film,
      '<p><b>c</b></p><p>d</p>',
    ])
  })

  test.each([
    ['<iframe src="https://maps.example/embed?x=1" title="How to find us"></iframe>', 'How to find us (maps.example)'],
    ['<iframe src="https://w.soundcloud.com/player/?url=1"></iframe>', 'w.soundcloud.com'],
    ['[embed]https://unknown.example/x[/embed]', 'unknown.example'],
    ['<figure class="wp-block-embed"><div>https://unknown.example/x</div></figure>', 'https://unknown.example/x'],
  ])('an unknown host is a link: %s', (embed, name) => {
    expect(html(embed)).toMatch(
      new RegExp(
        `^<p><a href="https://[^"]+" target="_blank" rel="noopener">${name.replace(/[()]/g, '\\$&')}</a></p>$`,
      ),
    )
  })

  test.each([
    '<iframe src="https://www.googletagmanager.com/ns.html?id=1" height="0" width="0" style="display:none"></iframe>',
    '<iframe src="javascript:pwned()"></iframe>',
    '<iframe srcdoc="<p>x</p>"></iframe>',
    '<figure></figure><figure><img></figure><figure><figcaption> </figcaption></figure>',
    '<video></video><audio></audio><object></object>',
    '<figure class="wp-block-embed"><div></div></figure>',
  ])('nothing is left of %s', (embed) => {
    expect(parts(embed)).toEqual([])
  })

  test('without a file the words within are read; without a picture the caption is', () => {
    expect(html('<video><p>Download <a href="/f.zip">the film</a>.</p></video>')).toBe(
      '<p>Download <a href="/f.zip">the film</a>.</p>',
    )
    expect(html('<figure><img><figcaption>Only this</figcaption></figure>')).toBe('<p>Only this</p>')
  })
})

describe('blocks (B174)', () => {
  test.each([
    ['<section>One.</section><section>Two.</section>', '<p>One.</p><p>Two.</p>'],
    [
      '<article>One</article><aside>Two</aside><center>Three</center><address>Four</address>',
      '<p>One</p><p>Two</p><p>Three</p><p>Four</p>',
    ],
    ['<fieldset><legend>One</legend><label>Two</label></fieldset>', '<p>One</p><p>Two</p>'],
    ['<div>One<div>Two</div>Three</div>', '<p>One</p><p>Two</p><p>Three</p>'],
    ['One<p>Two</p>Three', '<p>One</p><p>Two</p><p>Three</p>'],
    ['<p>One<my-x>Two</my-x><my-x>Three</my-x></p>', '<p>OneTwo Three</p>'],
    ['<button>One</button><button>Two</button>', '<p>One Two</p>'],
    ['<font>One</font><font>Two</font>', '<p>OneTwo</p>'],
    ['<span><p>One</p><p>Two</p></span>', '<p>One</p><p>Two</p>'],
    ['<strong><div>One</div><div>Two</div></strong>', '<p><strong>One</strong></p><p><strong>Two</strong></p>'],
    ['<a href="/x"><h2>One</h2><p>Two</p></a>', '<h2 id="one"><a href="/x">One</a></h2><p><a href="/x">Two</a></p>'],
    ['<del><ul><li>One</li></ul></del>', '<ul><li><del>One</del></li></ul>'],
    ['<p>One<br><br>Two<br>Three<br></p>', '<p>One</p><p>Two<br />Three</p>'],
    ['<p><span>One<br> <br>Two</span></p>', '<p>One</p><p>Two</p>'],
    ['<p>One<p>Two', '<p>One</p><p>Two</p>'],
    ['<p>One<ul><li>Two</ul>Three</p>', '<p>One</p><ul><li>Two</li></ul><p>Three</p>'],
    ['<details open><summary>Q</summary>A<p>B</p></details>', '<details open><summary>Q</summary>A<p>B</p></details>'],
    ['<details><summary><h3>Q</h3></summary><div>A</div></details>', '<details><summary>Q</summary><p>A</p></details>'],
    ['<details>A</details>', '<p>A</p>'],
    ['<dl><div><dt>T</dt><dd>D</dd></div></dl>', '<dl><dt>T</dt><dd>D</dd></dl>'],
    ['<dl><dt>T<dd>D<dt>U<dd>E</dl>', '<dl><dt>T</dt><dd>D</dd><dt>U</dt><dd>E</dd></dl>'],
    ['<ul><li>One</li><ul><li>Two</li></ul></ul>', '<ul><li>One<ul><li>Two</li></ul></li></ul>'],
    ['<ul>One<li>Two</li></ul>', '<ul><li>One</li><li>Two</li></ul>'],
    ['<li>One</li><li>Two</li>', '<p>One</p><p>Two</p>'],
    ['<ul><li><div>One</div><div>Two</div></li></ul>', '<ul><li><p>One</p><p>Two</p></li></ul>'],
    ['<ul><li>One<div></div>Two</li></ul>', '<ul><li>One<p>Two</p></li></ul>'],
    ['<menu><li>One</li></menu>', '<ul><li>One</li></ul>'],
    ['<pre>a\n  b<br>c</pre>', '<pre>a\n  b\nc</pre>'],
    ['<pre><div>a</div><div>b</div></pre>', '<pre>a\nb</pre>'],
    ['<a href="/x">One <a href="/y">Two</a></a>', '<p><a href="/x">One Two</a></p>'],
    ['<blockquote><p>One</p><cite>Two</cite></blockquote>', '<blockquote><p>One</p><cite>Two</cite></blockquote>'],
  ])('%s', (from, to) => {
    expect(html(from)).toBe(to)
  })

  test('lines of WordPress with a blank one between them are paragraphs', () => {
    expect(html('One\ntwo.\n\n<strong>Three</strong> four.\r\n \r\nFive.')).toBe(
      '<p>One<br />two.</p><p><strong>Three</strong> four.</p><p>Five.</p>',
    )
    expect(html('<p>One\n\ntwo</p>\n\n<p>Three</p>')).toBe('<p>One\n\ntwo</p><p>Three</p>')
  })

  test('tables keep their parts, and scroll by themselves', () => {
    const table =
      '<table><caption>Rates</caption><colgroup span="2"></colgroup><thead><tr><th abbr="A" scope="col">A</th><th>B</th></tr></thead>' +
      '<tbody><tr><td colspan="2" rowspan="1">1</td></tr><tr><td></td><td>2</td></tr></tbody></table>'
    expect(html(table)).toBe(`<div role="region" aria-label="Rates" tabindex="0">${table}</div>`)
    expect(html('<table><tr><td>1</td></tr></table>')).toBe(
      '<div role="region" aria-label="Table" tabindex="0"><table><tr><td>1</td></tr></table></div>',
    )
    const two = html('<table><tr><td>1</td></tr></table>'.repeat(2))
    expect(Array.from(two.matchAll(/aria-label="([^"]+)"/g), ([, label]) => label)).toEqual(['Table', 'Table 2'])
    expect(html('<table>Lost<tr><td><div>1</div><div>2</div></td></tr></table>')).toContain('<p>Lost</p>')
    expect(html('<table><tr><td>a<br><br>b</td></tr></table>')).toContain('<td><p>a</p><p>b</p></td>')
    expect(html('<table><tbody></tbody></table>')).toBe('')
  })
})

describe('what a tag or an attribute means (B174)', () => {
  test.each([
    '<p>Continue:</p><ol type="a"><li value="5">Fifth</li><li>Sixth</li></ol><ol reversed><li>Two</li></ol><ol start="-3"><li>x</li></ol>',
    '<p>Now <ins>$300</ins>, before <del datetime="2026-01-01">$500</del>, <s>not this</s>. <kbd>Ctrl</kbd> <samp>x</samp> <var>y</var></p>',
    '<p><abbr title="Australian dollars">AUD</abbr> <dfn title="x">d</dfn> <q cite="https://a.example/">q</q> <cite>c</cite></p>',
    '<p><time datetime="2026-03-01">1 March</time> <small>s</small> <mark>m</mark> H<sub>2</sub>O x<sup>2</sup> <u>u</u> <big>b</big></p>',
    '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> super<wbr />cali</p>',
    '<blockquote cite="https://a.example/x"><p>a</p></blockquote>',
  ])('%s stays', (unchanged) => {
    expect(html(unchanged)).toBe(unchanged)
  })

  test.each([
    [
      '<p><strike>a</strike> <tt>b</tt> <acronym title="c">d</acronym></p>',
      '<p><s>a</s> <code>b</code> <abbr title="c">d</abbr></p>',
    ],
    ['<ol style="list-style-type:lower-roman"><li>a</li></ol>', '<ol type="i"><li>a</li></ol>'],
    ['<ol><li style="list-style-type: upper-alpha">a</li></ol>', '<ol type="A"><li>a</li></ol>'],
    ['<ol start="x" type="disc"><li value="1e9">a</li></ol>', '<ol><li>a</li></ol>'],
    ['<blockquote cite="javascript:pwned()">a</blockquote>', '<blockquote>a</blockquote>'],
    ['<h1>a</h1><h5>b</h5><h6>c</h6>', '<h2 id="a">a</h2><h4 id="b">b</h4><h4 id="c">c</h4>'],
  ])('%s', (from, to) => {
    expect(html(from)).toBe(to)
  })
})

describe('floods of nothing (B174)', () => {
  test.each([
    '<p>&nbsp;</p><p></p><p><br></p>',
    '<p><span>&nbsp;</span></p><p>&#8203;&#65279;&#173;</p><p>\u200d\u2060\u3164\u2800</p>',
    '<div><br></div><div><div></div></div><div>&nbsp;<br><br></div>',
    '<br><br><br>',
    '<h2></h2><h3>&nbsp;</h3><ul><li></li><li>&nbsp;</li></ul><blockquote><p></p></blockquote><pre> </pre>',
    '<p><b><i> </i></b><a href="/x"></a></p>',
    '<p><o:p>&nbsp;</o:p></p>\n\n',
  ])('nothing is left of %s, wherever it stands', (flood) => {
    expect(html(`${flood}<p>One.</p>${flood}<p>Two.</p>${flood}`)).toBe('<p>One.</p><p>Two.</p>')
    expect(html(`<ul><li>One.${flood}</li></ul>`)).toBe('<ul><li>One.</li></ul>')
  })

  test('a picture, a rule and an empty cell are no nothing', () => {
    const unchanged = `<p>${picture('https://api.example/a.png')}</p><hr />`
    expect(html(unchanged)).toBe(unchanged)
    expect(html('<p>a<b></b> <i> </i>b</p>')).toBe('<p>a  b</p>')
  })
})

test('a text among others has no ids, and links in place of films', () => {
  expect(
    readHtml(
      '<h2 id="x">A</h2><p><a href="#x">b</a></p><iframe src="https://youtu.be/aaaaaaaaaaa" title="F"></iframe>',
      CONTEXT,
    ),
  ).toBe(
    '<h2>A</h2><p>b</p><p><a href="https://www.youtube.com/watch?v=aaaaaaaaaaa" target="_blank" rel="noopener">F (youtube.com)</a></p>',
  )
})

test.each(['address', 'section', 'center', 'fieldset'])('text in <%s> is a paragraph of its own', (tag) => {
  expect(html(`<p>Before</p><${tag}>12 Example Street</${tag}>After`)).toBe(
    '<p>Before</p><p>12 Example Street</p><p>After</p>',
  )
})
