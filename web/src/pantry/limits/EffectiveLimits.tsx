import EditOutlined from '@mui/icons-material/EditOutlined'
import ExpandLess from '@mui/icons-material/ExpandLess'
import {
  Box,
  IconButton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import * as limitsApi from '../../../../shared/pantry/limits/api.ts'
import {
  type EffectiveLimit,
  effectiveLimits,
  type LimitSets,
  sourcedLimits,
} from '../../../../shared/pantry/limits/effective.ts'
import { type Limit, type LimitDraft, scopeOf, typeOf } from '../../../../shared/pantry/limits/limit.ts'
import { limitTexts } from '../../../../shared/pantry/limits/texts.ts'
import { tagNameIn } from '../../../../shared/pantry/tags/names.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { RowsSkeleton } from '../../core/ui/Skeletons.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { bothOf, WhenLoaded } from '../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { LimitForm } from './LimitForm.tsx'
import { TwoStepRemove } from './LimitsEditor.tsx'
import { limitInWords, scopeName, valueInWords } from './limitWords.ts'

export interface EffectiveLimitsProps {
  /** Those of a product and its tags, or of a program's tags alone. */
  tags: NonNullable<LimitSets['tags']>
  product?: { readonly ID: number; readonly Limits: readonly Limit[] } | undefined
  /** Each answers whether it was saved; whoever saves tells why not. Without one its rows have no form. */
  onSaveTag?: ((tagId: number, limit: Limit, draft: LimitDraft) => Promise<boolean>) | undefined
  onSaveProduct?: ((limit: Limit, draft: LimitDraft) => Promise<boolean>) | undefined
  onRemove?: ((limit: Limit) => Promise<boolean>) | undefined
}

const columns = ['status', 'source', 'columnLimit', 'columnScope', 'action'] as const

/** Every limit that applies to a product, from all sources: the lowest of a type and scope is effective. */
export default function EffectiveLimits({ tags, product, ...actions }: EffectiveLimitsProps) {
  const items = useApi(limitsApi.getItemsPerOrderLimit, {})
  const orders = useApi(limitsApi.listOrderLimits, {})
  const products = product ? [product] : []
  return (
    <WhenLoaded answer={bothOf(items, orders)} skeleton={<RowsSkeleton rows={2} height={rowHeight} />}>
      {([ItemsPerOrder, OrderLimits]) => (
        <LimitsTable
          rows={effectiveLimits(sourcedLimits({ global: { ItemsPerOrder, OrderLimits }, tags, products }))}
          {...actions}
        />
      )}
    </WhenLoaded>
  )
}

type RowActions = Pick<EffectiveLimitsProps, 'onSaveTag' | 'onSaveProduct' | 'onRemove'>

function LimitsTable({ rows, ...actions }: RowActions & { rows: readonly EffectiveLimit[] }) {
  const text = useText(limitTexts)
  const [open, setOpen] = useState<string>()
  if (rows.length === 0) return <Typography color="textSecondary">{text('noEffective')}</Typography>
  return (
    <TableContainer>
      <Table size="small" aria-label={text('effective')} sx={tableLook}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column}>{text(column)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const key = `${row.Source} ${row.SourceID} ${row.ID}`
            const others = rows.filter(
              (other) => other.Source === row.Source && other.SourceID === row.SourceID && other.ID !== row.ID,
            )
            return (
              <Row
                key={key}
                row={row}
                others={others}
                isOpen={open === key}
                onToggle={() => setOpen(open === key ? undefined : key)}
                {...actions}
              />
            )
          })}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

/** On a phone the table scrolls within the panel: its words stay whole. */
const tableLook = { minWidth: 500, '& th, & td': { px: 1, overflowWrap: 'normal' } } as const

interface RowProps extends RowActions {
  row: EffectiveLimit
  others: readonly EffectiveLimit[]
  isOpen: boolean
  onToggle: () => void
}

/** Heights of section 2: 50 px a row, 130 px the form below it. */
const rowHeight = 50
const formHeight = 130

function Row({ row, others, isOpen, onToggle, onSaveTag, onSaveProduct, onRemove }: RowProps) {
  const text = useText(limitTexts)
  const { language } = useLanguage()
  const save = saveOf(row, { onSaveTag, onSaveProduct })
  const isEffective = row.Status === 'Effective'
  const name = row.SourceName ?? ''
  const source = text(`source${row.Source}`, { name: row.Source === 'TAG' ? tagNameIn(name, language) : name })
  return (
    <>
      <TableRow sx={{ height: rowHeight, '& > td': { py: 0, borderBottom: isOpen ? 0 : undefined } }}>
        <TableCell>
          <StatusChip tone={isEffective ? 'success' : 'neutral'} label={text(`status${row.Status}`)} />
        </TableCell>
        <TableCell>{source}</TableCell>
        <TableCell>{valueInWords(row, language)}</TableCell>
        <TableCell>{scopeName(scopeOf(row), row.LimitTimeScopeAmount, language)}</TableCell>
        <TableCell>
          <Box sx={{ display: 'flex', alignItems: 'center', mx: -1 }}>
            <Edit row={row} isOpen={isOpen} onToggle={save ? onToggle : undefined} />
            {row.Source === 'PANTRYITEM' && onRemove ? (
              <TwoStepRemove
                label={text('remove', { limit: limitInWords(row, language) })}
                onRemove={() => onRemove(row)}
              />
            ) : null}
          </Box>
        </TableCell>
      </TableRow>
      {isOpen && save ? (
        <TableRow sx={{ height: formHeight }}>
          <TableCell colSpan={columns.length}>
            <LimitForm type={typeOf(row)} limit={row} others={others} onSave={save} onClose={onToggle} />
          </TableCell>
        </TableRow>
      ) : null}
    </>
  )
}

const saveOf = (row: EffectiveLimit, { onSaveTag, onSaveProduct }: RowActions) => {
  if (row.Source === 'PANTRYITEM' && onSaveProduct) return (draft: LimitDraft) => onSaveProduct(row, draft)
  const tag = row.SourceID
  return row.Source === 'TAG' && tag !== undefined && onSaveTag
    ? (draft: LimitDraft) => onSaveTag(tag, row, draft)
    : undefined
}

/** A global row leads to the global limits; those of tags and products open their form. */
function Edit({ row, isOpen, onToggle }: { row: EffectiveLimit; isOpen: boolean; onToggle: (() => void) | undefined }) {
  const text = useText(limitTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  if (row.Source === 'GLOBAL')
    return (
      <IconButton href={paths.orderLimits(prefix)} aria-label={text('editGlobal')}>
        <EditOutlined fontSize="small" />
      </IconButton>
    )
  if (!onToggle) return null
  const limit = limitInWords(row, language)
  return (
    <IconButton
      aria-expanded={isOpen}
      aria-label={text(isOpen ? 'hideForm' : 'showForm', { limit })}
      onClick={onToggle}
    >
      {isOpen ? <ExpandLess fontSize="small" /> : <EditOutlined fontSize="small" />}
    </IconButton>
  )
}
