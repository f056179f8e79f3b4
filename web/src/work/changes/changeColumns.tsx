import { Box, Link, Typography } from '@mui/material'
import type { RolePrefix } from '../../../../shared/core/access.ts'
import type { Language } from '../../../../shared/core/text/text.ts'
import { type StaffChange, subjectOf } from '../../../../shared/work/changes/change.ts'
import { changeTexts } from '../../../../shared/work/changes/texts.ts'
import { changeInWords } from '../../../../shared/work/changes/words.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { paths } from '../../core/paths.ts'
import { TimeOfDay } from '../../core/ui/Times.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'

/** A change as a row of the grid: changes have no numbers of their own. */
export type ChangeLine = StaffChange & { ID: number }

/** Owner of the log, and its reader. */
export interface LogContext {
  readonly entityId: number
  readonly prefix: RolePrefix
  /** Products, tags, limits and neighbors open for their owner alone. */
  readonly isOwn: boolean
  readonly zone: string
}

type ChangeText = TextOf<typeof changeTexts>

export const changeColumns = (text: ChangeText, language: Language, context: LogContext): Column<ChangeLine>[] => [
  column('At', text('when'), { width: 190 }, ({ At }) => (
    <Box sx={wrapped}>
      <TimeOfDay value={At} zone={context.zone} withDay />
    </Box>
  )),
  column('Change', text('what'), { flex: 2, minWidth: 280 }, (change) => (
    <Box sx={wrapped}>{changeInWords(change, language)}</Box>
  )),
  column('Kind', text('kind'), { width: 160 }, ({ Kind }) => text(`kind.${Kind}`)),
  column('About', text('about'), { flex: 1, minWidth: 150 }, (change) => (
    <Box sx={wrapped}>
      <About change={change} context={context} />
    </Box>
  )),
]

function hrefOf(change: StaffChange, { entityId, prefix, isOwn }: LogContext): string | undefined {
  if (change.Kind === 'people')
    return change.UserID === null ? paths.people(prefix, entityId) : paths.person(prefix, entityId, change.UserID)
  if (!isOwn) return undefined
  switch (change.Kind) {
    case 'neighbors':
      return change.Action === 'forgotten' ? undefined : paths.customer(prefix, change.CustomerID)
    case 'limits':
      if (change.Of.Kind === 'product') return paths.products(prefix, change.Of.ID ?? undefined)
      return change.Of.Kind === 'tag' ? paths.tags(prefix) : paths.orderLimits(prefix)
    default:
      return change.Action === 'removed' ? undefined : paths.products(prefix, change.ProductID)
  }
}

/** Subject of the change, with the way to it. */
function About({ change, context }: { change: StaffChange; context: LogContext }) {
  const text = useText(changeTexts)
  const subject = subjectOf(change) || text('allProducts')
  const name = change.Kind === 'neighbors' ? text('neighborNumber', { number: subject }) : subject
  const href = hrefOf(change, context)
  return href === undefined ? name : <Link href={href}>{name}</Link>
}

/** The same on a phone. */
export function ChangeCard({ change, context }: { change: ChangeLine; context: LogContext }) {
  const text = useText(changeTexts)
  const { language } = useLanguage()
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {changeInWords(change, language)}
      <Typography variant="body2" color="textSecondary">
        <TimeOfDay value={change.At} zone={context.zone} withDay /> · {text(`kind.${change.Kind}`)}
      </Typography>
      <Box>
        <About change={change} context={context} />
      </Box>
    </Box>
  )
}

const wrapped = { minWidth: 0, py: 1, lineHeight: 1.4, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const
