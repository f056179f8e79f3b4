import { csv } from '../../core/grid/csv.ts'
import { escapeHtml as html } from '../../core/mail/plainText.ts'
import { locales } from '../../core/text/languages.ts'
import { appName, type Language } from '../../core/text/text.ts'
import type { Cell, ReportTable } from './build.ts'

/** A report as a page that prints, and as CSV. Every value is escaped here: people typed most of them. */

export const cellText = (cell: Cell, language: Language) =>
  typeof cell === 'number' ? cell.toLocaleString(locales[language], { maximumFractionDigits: 1 }) : cell

const style = `
:root{color-scheme:light dark}
body{font:15px/1.45 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;margin:0 auto;padding:28px 24px 48px;max-width:1000px;color:#1c211d;background:#fff}
h1{font-size:24px;line-height:1.2;margin:0 0 4px}p{margin:0;color:#525a53}
.scroll{overflow-x:auto;margin-top:20px}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:7px 10px;border-bottom:1px solid #ddd8cb;vertical-align:top}
th{border-bottom:2px solid #1c211d;font-weight:600}.n{text-align:right}tfoot td{font-weight:700;border-top:2px solid #1c211d;border-bottom:0}
@media screen and (prefers-color-scheme:dark){body{background:#111512;color:#e8ece7}p{color:#a8b2aa}th,td{border-color:#3a423c}th,tfoot td{border-color:#e8ece7}}
@media print{:root{color-scheme:light}body{background:#fff;color:#000;padding:0;max-width:none}.scroll{overflow:visible}thead{display:table-header-group}tr{break-inside:avoid}}
@page{margin:15mm}`

function rowHtml(row: readonly Cell[], { columns }: ReportTable, tag: 'td' | 'th', language: Language): string {
  const cells = row.map((cell, index) => {
    const kind = columns[index]?.isNumber ? ' class="n"' : ''
    const scope = tag === 'th' ? ' scope="col"' : ''
    return `<${tag}${scope}${kind}>${html(cellText(cell, language))}</${tag}>`
  })
  return `<tr>${cells.join('')}</tr>`
}

export function reportHtml(report: ReportTable, language: Language): string {
  const heads = report.columns.map(({ head }) => head)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${html(report.title)} · ${appName}</title><style>${style}</style></head>
<body><main><h1>${html(report.title)}</h1>${report.lead.map((line) => `<p>${html(line)}</p>`).join('')}
<div class="scroll" tabindex="0" role="region" aria-label="${html(report.title)}"><table>
<thead>${rowHtml(heads, report, 'th', language)}</thead>
<tbody>${report.rows.map((row) => rowHtml(row, report, 'td', language)).join('\n')}</tbody>
<tfoot>${rowHtml(report.totals, report, 'td', language)}</tfoot>
</table></div></main></body></html>
`
}

/** Numbers as they are: a spreadsheet adds them up. */
export const reportCsv = ({ columns, rows, totals }: ReportTable) =>
  csv([columns.map(({ head }) => head), ...rows, totals])
