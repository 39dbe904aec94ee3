import { pastedMarkdown } from '../../../client/editor/pastedMarkdown';

/** As Word 2019 puts it into the clipboard, shortened. */
const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} span.MsoFootnoteReference {vertical-align:super;} --></style></head>
<body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-US>The Lamp<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-US>It was <i style='mso-bidi-font-style:normal'>late</i>, and <b style='mso-bidi-font-weight:normal'>still</b>.<a style='mso-footnote-id:ftn1' href="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip.htm#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference><span lang=EN-US style='font-size:11.0pt;mso-fareast-language:EN-US'>[1]</span></span><![endif]></span></span></a> Rain.<a style='mso-footnote-id:ftn2' href="#_ftn2" name="_ftnref2" title=""><span class=MsoFootnoteReference>[2]</span></a><o:p></o:p></span></p>
<p class=MsoQuote><span lang=EN-US>Said a sign.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>one<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-US>two<o:p></o:p></span></p>
<!--EndFragment-->
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all>
<hr align=left size=1 width="33%">
<![endif]>
<div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a><span lang=EN-US> By <i>then</i>.<o:p></o:p></span></p><p class=MsoFootnoteText><span lang=EN-US>And later.<o:p></o:p></span></p></div>
<div style='mso-element:footnote' id=ftn2><p class=MsoFootnoteText><a style='mso-footnote-id:ftn2' href="#_ftnref2" name="_ftn2" title=""><span class=MsoFootnoteReference>[2]</span></a><span lang=EN-US> For days.<o:p></o:p></span></p></div>
</div></body></html>`;

/** As Google Docs puts it into the clipboard, shortened; the notes as in its HTML. */
const docs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5c1f8e0b-7fff-1b1e-6a4e-4a2f0e3f7a11"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;font-variant:normal;text-decoration:none;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">It was </span><span style="font-size:11pt;font-weight:400;font-style:italic;text-decoration:none;white-space:pre-wrap;">late</span><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">, and </span><span style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">still</span><span style="font-size:11pt;font-weight:400;font-style:normal;white-space:pre-wrap;">.</span><sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup></p></b><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a><span style="font-weight:400;font-style:normal"> By </span><span style="font-weight:400;font-style:italic">then</span><span>.</span></p></div>`;

const libreOffice = `<p>Rain.<sup><a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></sup></p><div id="sdfootnote1"><p class="sdfootnote"><a class="sdfootnotesym" name="sdfootnote1sym" href="#sdfootnote1anc">1</a> For days.</p></div>`;

test.each([
  [
    'Word',
    word,
    '# The Lamp\n\nIt was *late*, and **still**.^[By *then*. And later.] Rain.^[For days.]\n\n> Said a sign.\n\n- one\n- two',
  ],
  ['Google Docs', docs, 'It was *late*, and **still**.^[By *then*.]'],
  ['LibreOffice', libreOffice, 'Rain.^[For days.]'],
])('a paste from %s keeps italics, lists and footnotes', (_from, html, markdown) => {
  expect(pastedMarkdown(html)).toBe(markdown);
});

/** A paragraph of a list, as Word puts it into the clipboard. */
const wordItem = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>\n`;

test.each([
  [
    'bullets',
    '· lamp\n o oil\n  § of whales\n o wick\n· rain',
    '- lamp\n  - oil\n    - of whales\n  - wick\n- rain',
  ],
  [
    'numbers and letters',
    '1. lamp\n a. oil\n  iv) of whales\n b. wick\n2. rain',
    '1. lamp\n   1. oil\n      1. of whales\n   2. wick\n2. rain',
  ],
  [
    'bullets below numbers, and a level left out',
    '9. lamp\n  · oil\n o wick\n10. rain',
    '9. lamp\n   - oil\n   - wick\n10. rain',
  ],
])('a paste from Word keeps the levels of lists: %s', (_of, outline, markdown) => {
  const items = outline.split('\n').map((line) => {
    const [, indent = '', mark = '', text = ''] = /^( *)(\S+) (.+)$/.exec(line) ?? [];
    return wordItem(indent.length + 1, mark, text);
  });
  expect(pastedMarkdown(items.join(''))).toBe(markdown);
});

test('a list of Word that goes on after a paragraph goes on with its number', () => {
  const html = `${wordItem(1, '1.', 'lamp')}<p class=MsoNormal>Later:</p>${wordItem(1, '2.', 'rain')}`;
  expect(pastedMarkdown(html)).toBe('1. lamp\n\nLater:\n\n2. rain');
});

test('a paste from Google Docs keeps the levels of its lists, and their numbers', () => {
  const item = (text: string) =>
    `<li dir="ltr"><p dir="ltr" role="presentation"><span>${text}</span></p></li>`;
  const third = `<ul>${item('bread')}</ul>`;
  const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><ol>${item('The lamp')}<ol>${item('oil')}${third}${item('glass')}</ol>${item('The rain')}</ol></b>`;
  expect(pastedMarkdown(html)).toBe('1. The lamp\n   1. oil\n      - bread\n   2. glass\n2. The rain');
});

test('links to other places of the page stay links, and paragraphs with them stay where they are', () => {
  const html =
    '<p><a href="#b" id="a">down</a> one</p><p>two <a href="https://x.example/#b">three</a></p><p id="b">four</p>';
  expect(pastedMarkdown(html)).toBe('down one\n\ntwo [three](https://x.example/#b)\n\nfour');
});
