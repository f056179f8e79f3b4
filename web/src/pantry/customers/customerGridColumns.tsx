import { Box, Button, Link, Typography } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { CustomerGridRow } from '../../../../shared/pantry/customers/wire.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { type Column, column } from '../../core/grid/column.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { singleLine } from '../../core/grid/lines.ts'
import { paths } from '../../core/paths.ts'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { CalendarDay } from '../../core/ui/Times.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import { nameOfCustomer } from './customerName.ts'

type Text = TextOf<typeof customerTexts>

const yesNo = (text: Text, value: boolean) => text(value ? 'yes' : 'no')
const orUnknown = (text: Text, value: boolean | null) => (value === null ? text('unknown') : yesNo(text, value))

export const customerGridColumns = (text: Text): Column<CustomerGridRow>[] => [
  column('Neighbor', text('neighbor'), { flex: 1.4, minWidth: 150 }, (row) => <Name row={row} />),
  column(
    'EMailAddress',
    text('email'),
    { flex: 1.6, minWidth: 190, compactSize: { flex: 1.6, minWidth: 180 } },
    (row) => <Contact row={row} />,
  ),
  column(
    'PhoneNumber',
    text('phone'),
    { width: 132, compactSize: 'folded' },
    ({ PhoneNumber }) => PhoneNumber && phoneText(PhoneNumber),
  ),
  column(
    'OrderCount',
    text('orderCount'),
    { width: 88, compactSize: narrow(64) },
    ({ OrderCount }) => OrderCount ?? '–',
  ),
  column('IsDeliveryEnabled', text('deliveryEnabled'), { width: 96, compactSize: narrow(80) }, (row) =>
    yesNo(text, row.IsDeliveryEnabled),
  ),
  column(
    'HouseholdSize',
    text('householdSize'),
    { width: 104, compactSize: narrow(88) },
    ({ HouseholdSize }) => HouseholdSize,
  ),
  column('IsPOC', text('poc'), { width: 72, minWidth: 64, compactSize: narrow(52) }, ({ IsPOC }) => yesNo(text, IsPOC)),
  column('IsTefapEligible', text('tefapEligible'), { width: 112, compactSize: narrow(76) }, (row) =>
    yesNo(text, row.IsTefapEligible),
  ),
  column('IsPantryVisitor', text('pantryVisitor'), { width: 108, compactSize: narrow(76) }, (row) =>
    yesNo(text, row.IsPantryVisitor),
  ),
  column('IsFoodInsecure', text('foodInsecure'), { width: 120, compactSize: narrow(80) }, (row) =>
    orUnknown(text, row.IsFoodInsecure),
  ),
  column('Created', text('registered'), { width: 150, compactSize: narrow(126) }, (row) => <Registered row={row} />),
  column('LastLogin', text('lastLogin'), { width: 150, compactSize: 'folded' }, (row) => <LastSeen row={row} />),
  column('Details', text('details'), { width: 96, compactSize: 'folded' }, (row) => <Details row={row} />),
]

const narrow = (width: number) => ({ width, minWidth: width })

/** Both lines of a compact row stay whole where they can; the telephone stands below the address. */
function Contact({ row: { EMailAddress, PhoneNumber } }: { row: CustomerGridRow }) {
  const isCompact = useIsCompact()
  if (!isCompact) return <Box sx={wrapped}>{EMailAddress}</Box>
  const lines = [EMailAddress, PhoneNumber && phoneText(PhoneNumber)].filter(Boolean)
  return (
    <Box sx={small} title={lines.join(', ')}>
      {lines.map((line) => (
        <Box key={line} sx={singleLine}>
          {line}
        </Box>
      ))}
    </Box>
  )
}

function LastSeen({ row: { LastLogin, Access } }: { row: CustomerGridRow }) {
  const text = useText(customerTexts)
  if (LastLogin) return <CalendarDay value={LastLogin} />
  return Access === 'served' ? '–' : text('neverLoggedIn')
}

function Registered({ row }: { row: CustomerGridRow }) {
  const text = useText(customerTexts)
  const isCompact = useIsCompact()
  if (!isCompact) return <CalendarDay value={row.Created} />
  return (
    <Box sx={small}>
      <Box sx={singleLine}>
        <CalendarDay value={row.Created} />
      </Box>
      <Box sx={{ ...singleLine, color: 'text.secondary' }} title={text('lastLogin')}>
        <LastSeen row={row} />
      </Box>
    </Box>
  )
}

const small = { minWidth: 0, fontSize: 'caption.fontSize', lineHeight: 1.3 } as const

/** Rows are as tall as their texts: an address that is cut can't be told from another one. */
const wrapped = { whiteSpace: 'normal', lineHeight: 1.3, overflowWrap: 'anywhere' } as const

function Name({ row }: { row: CustomerGridRow }) {
  const text = useText(customerTexts)
  return (
    <Box sx={{ ...wrapped, display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <Link href={paths.customer(useRolePrefix(), row.ID)} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
        {nameOfCustomer(row)}
      </Link>
      {row.IsRestricted ? <StatusChip label={text('restricted')} tone="warning" isSmall /> : null}
    </Box>
  )
}

function Details({ row }: { row: CustomerGridRow }) {
  const text = useText(customerTexts)
  const href = paths.customer(useRolePrefix(), row.ID)
  return (
    <Button size="small" href={href} aria-label={text('detailsOf', { name: nameOfCustomer(row) })} sx={{ mx: -1 }}>
      {text('details')}
    </Button>
  )
}

/** The same row on a phone. */
export function NeighborCard({ row }: { row: CustomerGridRow }) {
  const text = useText(customerTexts)
  const { language } = useLanguage()
  const contact = [row.EMailAddress, row.PhoneNumber && phoneText(row.PhoneNumber)].filter(Boolean)
  const orders =
    row.OrderCount === null ? [] : [text(plural(language, 'ordersOf', row.OrderCount), { count: row.OrderCount })]
  const marks = [
    row.HouseholdSize !== null && `${text('householdSize')}: ${row.HouseholdSize}`,
    row.IsDeliveryEnabled && text('deliveryEnabled'),
    row.IsTefapEligible && text('tefapEligible'),
    row.IsPOC && text('poc'),
    row.IsPantryVisitor && text('pantryVisitor'),
    row.IsFoodInsecure && text('foodInsecure'),
  ].filter((mark) => mark !== false && mark !== null)
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'flex-start' }}>
        <Name row={row} />
        <Details row={row} />
      </Box>
      {contact.map((one) => (
        <Typography key={one} variant="body2" color="textSecondary">
          {one}
        </Typography>
      ))}
      <Typography variant="body2" color="textSecondary">
        {[...orders, ...marks].join(' · ')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {text('registered')}: <CalendarDay value={row.Created} />
      </Typography>
    </Box>
  )
}
