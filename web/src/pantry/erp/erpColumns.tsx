import { Box, Button, Typography } from '@mui/material'
import * as erp from '../../../../shared/pantry/erp/api.ts'
import type { ErpMatchingRow } from '../../../../shared/pantry/erp/importItem.ts'
import type { ErpProposal } from '../../../../shared/pantry/erp/proposal.ts'
import { erpTexts } from '../../../../shared/pantry/erp/texts.ts'
import { refusalReason } from '../../core/data/client.ts'
import { useAction } from '../../core/data/useAction.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { byRows } from '../../core/grid/useServerPages.ts'
import { numberText } from '../../core/time/time.ts'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'

interface RowActions {
  open: (id: number) => void
  onChanged: (row: ErpMatchingRow) => void
  proposed: (row: ErpMatchingRow) => ErpProposal | undefined
}
interface RowProps extends RowActions {
  row: ErpMatchingRow
}

const asProposed = { color: 'text.secondary', fontStyle: 'italic' } as const
const wrapped = { whiteSpace: 'normal', lineHeight: 1.3, overflowWrap: 'anywhere' } as const

export function erpColumns(text: TextOf<typeof erpTexts>, actions: RowActions): Column<ErpMatchingRow>[] {
  return [
    column('Code', text('code'), { width: 130 }, ({ Code }) => <Box sx={{ fontWeight: 600 }}>{Code}</Box>),
    column('Description', text('description'), { flex: 1.6, minWidth: 160 }, ({ Description }) => (
      <Box sx={wrapped}>{Description}</Box>
    )),
    column('Details', text('details'), { flex: 1.1, minWidth: 130 }, ({ Details, Reference }) => (
      <Box sx={wrapped}>{[Details, Reference].filter(Boolean).join(' · ')}</Box>
    )),
    column('Quantity', text('quantity'), { width: 116 }, ({ Quantity }) => <Amount value={Quantity} />),
    column('EachesPer', text('eaches'), { width: 104 }, (row) => <Eaches row={row} proposed={actions.proposed} />),
    column('Product', text('product'), { flex: 1.5, minWidth: 160 }, (row) => (
      <Product row={row} proposed={actions.proposed} />
    )),
    column('Action', text('action'), { width: 190 }, (row) => <Actions row={row} {...actions} />),
  ]
}

function Amount({ value }: { value: number | null }) {
  const { language } = useLanguage()
  return value === null ? '–' : numberText(value, language)
}

function Product({ row, proposed }: Pick<RowProps, 'row' | 'proposed'>) {
  const text = useText(erpTexts)
  const { language } = useLanguage()
  const { PantryInventoryItem: product, PantryInventoryItemID: id, QuantityToImport } = row
  if (id === null) return <Proposed proposal={proposed(row)} />
  return (
    <Box sx={{ ...wrapped, minWidth: 0 }}>
      {product?.Name ?? text('removed')}
      <Typography variant="caption" color="textSecondary" component="div">
        {text('brings', { count: numberText(QuantityToImport ?? 0, language) })}
      </Typography>
    </Box>
  )
}

function Proposed({ proposal }: { proposal: ErpProposal | undefined }) {
  const text = useText(erpTexts)
  if (!proposal) return '–'
  return (
    <Box sx={{ ...wrapped, ...asProposed, minWidth: 0 }} title={proposal.Name}>
      {text('proposed', { product: proposal.Name })}
    </Box>
  )
}

/** Items in one unit: as matched, or as proposed. */
function Eaches({ row, proposed }: Pick<RowProps, 'row' | 'proposed'>) {
  if (row.PantryInventoryItemID !== null) return <Amount value={row.EachesPer} />
  return (
    <Box component="span" sx={asProposed}>
      <Amount value={proposed(row)?.EachesPer ?? null} />
    </Box>
  )
}

function Actions({ row, open, onChanged }: RowProps) {
  const text = useText(erpTexts)
  const { ID: id, Code: code, PantryInventoryItem, QuantityToImport: count } = row
  const { act } = useAction({ ...byRows, failed: (error) => refusalReason(error) ?? text('removeFailed') })
  const remove = () => {
    const ask = {
      title: text('removeQuestion', { code }),
      text: text('removeText', { count: count ?? 0, product: PantryInventoryItem?.Name ?? text('removed') }),
      confirm: text('remove'),
      isDangerous: true,
    }
    return act(erp.deleteImportItemMapping, { id }, { ask, done: text('removedToast'), onDone: onChanged })
  }
  const isMatched = row.PantryInventoryItemID !== null
  return (
    <Box sx={{ display: 'flex', gap: 0.5, flexShrink: 0, mx: -1 }}>
      <Button
        size="small"
        variant={isMatched ? 'text' : 'outlined'}
        aria-label={text(isMatched ? 'changeNamed' : 'matchNamed', { code })}
        onClick={() => open(id)}
      >
        {text(isMatched ? 'change' : 'match')}
      </Button>
      {isMatched ? (
        <Button size="small" color="inherit" aria-label={text('removeNamed', { code })} onClick={() => void remove()}>
          {text('remove')}
        </Button>
      ) : null}
    </Box>
  )
}

/** The same row on a phone. */
export function ErpCard(props: RowProps) {
  const text = useText(erpTexts)
  const { row } = props
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {row.Code} · {row.Description}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[row.Details, row.Reference].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" component="div">
        {text('quantity')}: <Amount value={row.Quantity} /> · {text('eaches')}:{' '}
        <Eaches row={row} proposed={props.proposed} />
      </Typography>
      <Typography variant="body2" component="div">
        {text('product')}: <Product row={row} proposed={props.proposed} />
      </Typography>
      <Actions {...props} />
    </Box>
  )
}
