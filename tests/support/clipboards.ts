// What Word, Google Docs and a web page put on the clipboard, as HTML: the same text, each in its own way.

/** A document from Word: a title, headings, emphasis by style, a nested list and a numbered one as paragraphs, a table, a comment. */
export const fromWord = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15">
<style><!-- @font-face {font-family:Calibri;} p.MsoNormal {margin:0cm;font-size:12.0pt;} @list l0 {mso-list-id:5;} --></style>
<xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml></head>
<body lang=NL style='tab-interval:35.4pt;word-wrap:break-word'>
<!--StartFragment-->
<p class=MsoTitle>Fietsbrug dicht<o:p></o:p></p>
<h2>De omleiding<o:p></o:p></h2>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-family:"Calibri",sans-serif;color:red'>De brug is </span><b style='mso-bidi-font-weight:normal'><span style='color:black'>tien weken</span></b> dicht,
zegt <i>de wethouder</i> op <a href="https://linge.example/brug" title=""><span class=MsoHyperlink>de site</span></a>.<a style='mso-comment-reference:JdV_1'></a><span class=MsoCommentReference><span style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" href="#_msocom_1">[JdV1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Via de <s>A15</s> A2<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>alleen auto’s<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>geen fietsen<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span></span><![endif]>Via de dijk<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span>&nbsp;&nbsp; </span></span><![endif]>Eerst links<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>4.<span>&nbsp;&nbsp; </span></span><![endif]>Dan rechts<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr style='mso-yfti-irow:0'><td width=200 valign=top style='border:solid windowtext 1.0pt'><p class=MsoNormal>Dag<o:p></o:p></p></td><td><p class=MsoNormal><b>Tijd</b><o:p></o:p></p></td></tr>
<tr><td colspan=2><p class=MsoNormal>elke dag<o:p></o:p></p><p class=MsoNormal>behalve zondag<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=100 src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg"><o:p></o:p></p>
<!--EndFragment-->
<div style='mso-element:comment-list'><div style='mso-element:comment' id="_com_1"><p class=MsoCommentText>Klopt dit?</p></div></div>
</body></html>`

/** A document from Google Docs: one bold wrapper that is not bold, styles on spans, empty paragraphs, nested lists beside items. */
export const fromGoogleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-family:Arial;font-weight:400;">De omleiding</span></h2><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">De brug is </span><span style="font-weight:700;font-style:normal;">tien weken</span><span style="font-weight:400;"> dicht, zegt </span><span style="font-weight:400;font-style:italic;">de wethouder</span><span> op </span><a href="https://linge.example/brug" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">de site</span></a><span>.</span></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span>Via de </span><span style="text-decoration:line-through;">A15</span><span> A2</span></p></li><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr"><span>alleen auto’s</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Via de dijk</span></p></li></ul><p dir="ltr"><span></span></p><ol start="3"><li dir="ltr"><p dir="ltr"><span>Eerst links</span></p></li></ol><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;"><colgroup><col width="312"/><col width="312"/></colgroup><tbody><tr><td style="vertical-align:top;"><p dir="ltr"><span>Dag</span></p></td><td><p dir="ltr"><span>Tijd</span></p></td></tr><tr><td><p dir="ltr"><span>ma</span></p></td><td><p dir="ltr"><span>7.30</span></p></td></tr></tbody></table></div><br /><p><span><img src="data:image/png;base64,iVBORw0KGgo=" width="10"/></span></p></b>`

/** A part of a web page. */
export const fromWebPage = `<article class="post"><script>alert(1)</script><style>p{color:red}</style><h3 onclick="alert(1)">Brug <em>dicht</em></h3>
<div class="intro">Eerste regel.<br>Tweede regel.<br><br>Nieuwe alinea.</div>
<p>Een <a href="javascript:alert(1)">boze</a> en een <a href="/hier">eigen</a> link, <code>code</code> en <u>onderstreept</u>.</p>
<blockquote><p>Een citaat.</p></blockquote><pre><code>regel 1
  regel 2</code></pre><hr><figure><img src="https://linge.example/brug.jpg" alt="De brug"><figcaption>De brug.</figcaption></figure>
<ul><li>een<ol><li>binnen</li></ol></li><li><h4>kop</h4><p>tekst</p></li></ul><iframe src="https://x.example"></iframe></article>`
