import { Box, Typography } from '@mui/material'
import type { Language } from '../../../../../shared/core/text/text.ts'
import type { SheetRow, SignatureSheet } from '../../../../../shared/pantry/orders/later/paper.ts'
import type { PackingWindow } from '../../../../../shared/pantry/orders/packing.ts'
import { signatureTexts } from '../../../../../shared/pantry/orders/texts/handOverLater.ts'
import { dayText, dollarsText } from '../../../core/time/time.ts'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { pickupWindowText } from '../orderText.ts'
import { isToType, nameOnSheet } from './typing.ts'

/** Lines for households without an order. */
const emptyLines = [1, 2, 3, 4]

interface SheetProps {
  sheet: SignatureSheet
  windows: readonly PackingWindow[]
  /** By name. */
  rows: readonly SheetRow[]
}

/** Sheets as they are printed, one for each time, with a witness at the foot of each; on the screen they are not shown. */
export function SheetToPrint({ sheet, windows, rows }: SheetProps) {
  return (
    <Box aria-hidden sx={paper}>
      {windows.map((window) => {
        const own = rows.filter((row) => row.WindowID === window.ID && isToType(row))
        return own.length > 0 ? <OneSheet key={window.ID} sheet={sheet} window={window} rows={own} /> : null
      })}
    </Box>
  )
}

function OneSheet({
  sheet,
  window,
  rows,
}: {
  sheet: SignatureSheet
  window: PackingWindow
  rows: readonly SheetRow[]
}) {
  const text = useText(signatureTexts)
  const { language } = useLanguage()
  const { Label: place, OrderDay } = window
  const at = { place, day: dayText(OrderDay, language), time: pickupWindowText(window, language) }
  return (
    <section>
      <Typography component="h2" variant="h3">
        {text('page')}
      </Typography>
      <p>{text('sheetOf', at)}</p>
      <Rules sheet={sheet} />
      <table>
        <thead>
          <tr>
            <th>{text('head.order')}</th>
            <th>{text('head.name')}</th>
            <th>{text('household')}</th>
            <th>{text('head.declaration')}</th>
            <th>{text('head.signature')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Line key={row.ID} row={row} language={language} />
          ))}
          {window.Kind === 'pickup'
            ? emptyLines.map((line) => (
                <tr key={`empty ${line}`}>
                  <td>{text('walkIn')}</td>
                  <td />
                  <td>
                    {text('sizeUnknown')}
                    <br />
                    {text('agesUnknown')}
                  </td>
                  <td>{text('declares')}</td>
                  <td />
                </tr>
              ))
            : null}
        </tbody>
      </table>
      <footer>
        <p>{text('foot')}</p>
        {(['footName', 'footSigned', 'footDay'] as const).map((name) => (
          <span key={name}>{text(name)}</span>
        ))}
      </footer>
    </section>
  )
}

function Line({ row, language }: { row: SheetRow; language: Language }) {
  const text = useText(signatureTexts)
  const { Ages, HouseholdSize, Proxies, CertifiedTo } = row
  const ages = Ages && { minors: Ages.Minors, adults: Ages.Adults, seniors: Ages.Seniors }
  return (
    <tr>
      <td>#{row.Code}</td>
      <td>
        <bdi>{nameOnSheet(row)}</bdi>
        {Proxies.length > 0 ? (
          <small>
            <br />
            {text('mayFetch', { names: Proxies.join(', ') })}
          </small>
        ) : null}
      </td>
      <td>
        {HouseholdSize === null ? text('sizeUnknown') : text('people', { count: HouseholdSize })}
        <br />
        <small>{ages ? text('ages', ages) : text('agesUnknown')}</small>
      </td>
      <td>{CertifiedTo ? text('certified', { day: dayText(CertifiedTo, language) }) : text('declares')}</td>
      <td />
    </tr>
  )
}

/** Words of the state where its file has them, and the income line that the declaration names. */
function Rules({ sheet: { State, Wording, IncomeTable, TextVersion } }: Pick<SheetProps, 'sheet'>) {
  const text = useText(signatureTexts)
  const { language } = useLanguage()
  const rules = State.state === null ? 'rulesNoState' : State.signature === 'pickup' ? 'rulesPickup' : 'rulesOther'
  const lines = IncomeTable.Lines.map((amount, index) => `${index + 1}: ${dollarsText(amount, language)}`).join(', ')
  return (
    <>
      <p>{text(rules, { state: State.name })}</p>
      <p>
        <strong>{text('head.declaration')}</strong> ({TextVersion}): {Wording}
      </p>
      <p>{text('incomeLines', { lines, more: dollarsText(IncomeTable.More, language) })}</p>
    </>
  )
}

const paper = {
  display: 'none',
  '@media print': { display: 'block' },
  fontSize: 'caption.fontSize',
  '& section': { breakAfter: 'page' },
  '& section:last-of-type': { breakAfter: 'auto' },
  '& p': { my: 0.75 },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
  '& thead': { display: 'table-header-group' },
  '& th, & td': {
    ...{ border: '1px solid', borderColor: 'text.secondary', padding: '4px 6px', textAlign: 'start' },
    ...{ verticalAlign: 'top', overflowWrap: 'anywhere' },
  },
  '& tbody td': { height: 48 },
  '& th:nth-of-type(1)': { width: '9%' },
  '& th:nth-of-type(2)': { width: '23%' },
  '& th:nth-of-type(3)': { width: '21%' },
  '& th:nth-of-type(4)': { width: '15%' },
  '& footer': { breakInside: 'avoid', mt: 2 },
  '& footer span': {
    ...{ display: 'inline-block', width: '31%', marginInlineEnd: '2%', mt: 4 },
    ...{ borderTop: '1px solid', borderColor: 'text.primary', paddingTop: '2px' },
  },
} as const
