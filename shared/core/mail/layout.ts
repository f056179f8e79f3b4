import { isolatedWords } from '../text/isolated.ts'
import { directions } from '../text/languages.ts'
import { appName } from '../text/text.ts'
import type { Email, EmailRow, EmailTone, Link } from './email.ts'
import { escapeHtml as html } from './plainText.ts'

/**
 * Lays an e-mail out for mail programs: tables and inline styles, which all of them understand; a style block for those that
 * know dark mode and narrow screens. No picture, no script, nothing that is fetched.
 */

/** Only e-mails that can be switched off link to where that is done. */
export interface WrittenEmail extends Omit<Email, 'footer'> {
  readonly footer: Omit<Email['footer'], 'settings'> & { readonly settings?: Link }
}

const sans = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const serif = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,serif"

/** The web app's colours; a tone's bar and its word above the title, on light and on dark paper. */
const tones: Readonly<Record<EmailTone, { readonly light: string; readonly dark: string }>> = {
  ask: { light: '#1d5c43', dark: '#8fd3b0' },
  urgent: { light: '#b45309', dark: '#f0aa5f' },
  good: { light: '#2a7536', dark: '#85cd92' },
  stop: { light: '#b3261e', dark: '#f4938b' },
  quiet: { light: '#525a53', dark: '#a8b2aa' },
}

const styles = (tone: EmailTone) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){.pad{padding-left:20px!important;padding-right:20px!important}
.cell{display:block!important;width:auto!important;padding:10px 0 0!important}.value{padding:1px 0 10px!important;border-top:0!important}
.button,.button a{display:block!important;text-align:center!important}.button tr,.button tbody{display:block!important}.button a{padding-left:12px!important;padding-right:12px!important}.title{font-size:24px!important}}
@media (prefers-color-scheme:dark){.page{background:#111512!important}.card{background:#1a1f1b!important;border-color:#2e3630!important}
.ink{color:#e8ece7!important}.soft{color:#a8b2aa!important}.line{border-color:#2e3630!important}.mark{color:#8fd3b0!important}
.tone{color:${tones[tone].dark}!important}.bar{background:${tones[tone].dark}!important}
.box{background:#262b22!important;border-color:#4a4630!important}
.button{background:#8fd3b0!important}.button a{color:#0b2318!important}.link{color:#8fd3b0!important}}
`

/** A row with each line in the direction of what it says. */
const ownLines = (row: EmailRow, { language }: Pick<WrittenEmail, 'language'>): EmailRow => ({
  ...row,
  lines: row.lines.map((line) => isolatedWords(line, language)),
})
const lines = (row: EmailRow) => row.lines.map(html).join('<br>')

/** Shown beside the subject in a list of mails; the blanks after it keep the rest of the mail out of there. */
const preheader = (text: string) =>
  `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all">${html(text)}${'&#847;&zwnj;&nbsp;'.repeat(60)}</div>`

const highlight = (row: EmailRow) => `
<tr><td class="pad" style="padding:0 36px 24px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="box" style="background:#fbf5e6;border:1px solid #ecdcb4;border-radius:8px;padding:14px 18px">
<div class="soft" style="font-size:13px;line-height:18px;color:#525a53">${html(row.label)}</div>
<div class="ink" style="font-size:18px;line-height:26px;font-weight:600;color:#1c211d">${lines(row)}</div>
</td></tr></table>
</td></tr>`

/** Tells whether it is read from right to left. */
const fromTheRight = ({ language }: Pick<WrittenEmail, 'language'>) => directions[language] === 'rtl'

const fact = (isTurned: boolean) => (row: EmailRow) =>
  `
<tr>
<td class="cell soft line" width="130" valign="top" style="width:130px;padding:${isTurned ? '11px 0 11px 16px' : '11px 16px 11px 0'};border-top:1px solid #e1dccf;font-size:14px;line-height:21px;color:#525a53">${html(row.label)}</td>
<td class="cell value ink line" valign="top" style="padding:11px 0;border-top:1px solid #e1dccf;font-size:15px;line-height:22px;color:#1c211d;overflow-wrap:anywhere;word-break:break-word">${lines(row)}</td>
</tr>`

const facts = ({ rows, ...email }: WrittenEmail) =>
  rows.length === 0
    ? ''
    : `
<tr><td class="pad" style="padding:0 36px 28px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.map((row) => fact(fromTheRight(email))(ownLines(row, email))).join('')}
</table>
</td></tr>`

const button = ({ text, url }: WrittenEmail['button']) => `
<tr><td class="pad" style="padding:0 36px 28px">
<table role="presentation" cellpadding="0" cellspacing="0" class="button" style="background:#1d5c43;border-radius:8px"><tr>
<td bgcolor="#1d5c43" class="button" align="center" style="background:#1d5c43;border-radius:8px"><a href="${html(url)}" style="display:inline-block;padding:13px 28px;font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${html(text)}</a></td>
</tr></table>
</td></tr>`

const footer = ({ questions, why, off, settings }: WrittenEmail['footer']) => `
<tr><td class="pad soft" style="padding:20px 36px 0;font-size:13px;line-height:20px;color:#525a53">
${questions ? `<p style="margin:0 0 10px">${html(questions)}</p>` : ''}
<p style="margin:0">${html(why)} ${html(off)}${settings ? ` <a class="link" href="${html(settings.url)}" style="color:#1d5c43">${html(settings.text)}</a>` : ''}</p>
</td></tr>`

/** The mail as HTML. Every value is escaped here and nowhere else. */
export const emailHtml = (email: WrittenEmail) => `<!doctype html>
<html lang="${email.language}"${fromTheRight(email) ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="date=no">
<title>${html(email.subject)}</title>
<style>${styles(email.tone)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f6f3eb;font-family:${sans};-webkit-text-size-adjust:100%">
${preheader(email.preheader)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:#f6f3eb"><tr><td align="center" style="padding:28px 12px 40px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:${fromTheRight(email) ? 'right' : 'left'}">
<tr><td class="pad" style="padding:0 36px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>
<td class="mark" style="font-family:${serif};font-size:21px;line-height:28px;font-weight:600;letter-spacing:-0.01em;color:#1d5c43">${html(appName)}</td>
<td class="soft" align="${fromTheRight(email) ? 'left' : 'right'}" style="font-size:13px;line-height:28px;color:#525a53">${html(email.code)}</td>
</tr></table>
</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid #e1dccf;border-radius:12px;overflow:hidden">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
<tr><td class="bar" style="height:4px;line-height:4px;font-size:0;background:${tones[email.tone].light}">&nbsp;</td></tr>
<tr><td class="pad" style="padding:28px 36px 22px">
<div class="tone" style="font-size:13px;line-height:18px;font-weight:600;color:${tones[email.tone].light}">${html(email.kind)}</div>
<h1 class="title ink" style="margin:6px 0 10px;font-family:${serif};font-size:28px;line-height:1.2;font-weight:600;letter-spacing:-0.01em;color:#1c211d;overflow-wrap:anywhere;word-break:break-word">${html(email.title)}</h1>
<p class="ink" style="margin:0;font-size:16px;line-height:25px;color:#1c211d;overflow-wrap:anywhere;word-break:break-word">${html(email.lead)}</p>
</td></tr>${email.highlight ? highlight(ownLines(email.highlight, email)) : ''}${button(email.button)}${facts(email)}
</table>
</td></tr>${footer(email.footer)}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`

const textRow = ({ label, lines: values }: EmailRow) =>
  values.length === 1 ? `${label}: ${values[0]}` : [`${label}:`, ...values.map((value) => `  ${value}`)].join('\n')

/** The mail for programs and people that read no HTML. */
export const emailText = (email: WrittenEmail) =>
  [
    email.title,
    email.lead,
    ...(email.highlight ? [textRow(ownLines(email.highlight, email))] : []),
    email.rows.map((row) => textRow(ownLines(row, email))).join('\n'),
    `${email.button.text}:\n${email.button.url}`,
    ['-- ', email.code, email.footer.questions, email.footer.why].filter(Boolean).join('\n'),
    ...(email.footer.settings ? [`${email.footer.settings.text}:\n${email.footer.settings.url}`] : []),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
