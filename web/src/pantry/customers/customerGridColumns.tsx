import ShoppingBasketOutlined from '@mui/icons-material/ShoppingBasketOutlined'
import { Box, Button, Link } from '@mui/material'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { CustomerGridRow } from '../../../../shared/pantry/customers/wire.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { TwoLines } from '../../core/grid/cells.tsx'
import { type Column, column } from '../../core/grid/column.ts'
import { useIsCompact } from '../../core/grid/density.ts'
import { clamped, singleLine } from '../../core/grid/lines.ts'
import { orderingPaths } from '../../core/orderingPaths.ts'
import { paths } from '../../core/paths.ts'
import { dayText } from '../../core/time/time.ts'
import { IconAction } from '../../core/ui/IconAction.tsx'
import { StatusChip } from '../../core/ui/StatusChip.tsx'
import { CalendarDay } from '../../core/ui/Times.tsx'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import { nameOfCustomer } from './customerName.ts'

type Text = TextOf<typeof customerTexts>

const yesNo = (text: Text, value: boolean) => text(value ? 'yes' : 'no')
const orUnknown = (text: Text, value: boolean | null) => (value === null ? text('unknown') : yesNo(text, value))

/** Marks of a neighbor in a line: most of a row's answers are No. */
export const marksOf = (text: Text, row: CustomerGridRow): string[] =>
  [
    row.IsTefapEligible && text('mark.tefap'),
    row.IsDeliveryEnabled && text('mark.delivery'),
    row.IsPOC && text('poc'),
    row.IsPantryVisitor && text('mark.visitor'),
    row.IsFoodInsecure === true && text('foodInsecure'),
  ].filter((mark) => mark !== false)

export const customerGridColumns = (text: Text): Column<CustomerGridRow>[] => [
  column('Neighbor', text('neighbor'), { flex: 1.4, minWidth: 150, compactSize: { flex: 1, minWidth: 150 } }, (row) => (
    <Name row={row} />
  )),
  column(
    'EMailAddress',
    text('email'),
    { flex: 1.6, minWidth: 190, compactSize: { flex: 2, minWidth: 220 } },
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
  column('IsDeliveryEnabled', text('deliveryEnabled'), { width: 96, compactSize: 'folded' }, (row) =>
    yesNo(text, row.IsDeliveryEnabled),
  ),
  column(
    'HouseholdSize',
    text('householdSize'),
    { width: 104, compactSize: narrow(100) },
    ({ HouseholdSize }) => HouseholdSize,
  ),
  column('IsPOC', text('poc'), { width: 72, minWidth: 64, compactSize: 'folded' }, ({ IsPOC }) => yesNo(text, IsPOC)),
  column('IsTefapEligible', text('tefapEligible'), { width: 112, compactSize: 'folded' }, (row) =>
    yesNo(text, row.IsTefapEligible),
  ),
  column('IsPantryVisitor', text('pantryVisitor'), { width: 108, compactSize: 'folded' }, (row) =>
    yesNo(text, row.IsPantryVisitor),
  ),
  column('IsFoodInsecure', text('foodInsecure'), { width: 120, compactSize: 'folded' }, (row) =>
    orUnknown(text, row.IsFoodInsecure),
  ),
  column('Marks', text('marks'), { width: 164, minWidth: 164, isCompactOnly: true }, (row) => <Marks row={row} />),
  column('Created', text('registered'), { width: 150, compactSize: narrow(140) }, (row) => <Registered row={row} />),
  column('LastLogin', text('lastLogin'), { width: 150, compactSize: 'folded' }, (row) => <LastSeen row={row} />),
  column('Details', text('details'), { width: 96, compactSize: 'folded' }, (row) => <Details row={row} />),
  column('NewOrder', text('newOrder'), { width: 76, minWidth: 64, align: 'center', headerAlign: 'center' }, (row) => (
    <NewOrderLink row={row} />
  )),
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
  const { language } = useLanguage()
  const isCompact = useIsCompact()
  if (!isCompact) return <CalendarDay value={row.Created} />
  return (
    <Box sx={small}>
      <Box component="time" dateTime={row.Created} sx={{ ...singleLine, display: 'block' }}>
        {dayText(row.Created, language, undefined, registeredForm)}
      </Box>
      <Box sx={{ ...singleLine, color: 'text.secondary' }} title={text('lastLogin')}>
        <LastSeen row={row} />
      </Box>
    </Box>
  )
}

/** Years lie between the rows, and nobody asks for the weekday. */
const registeredForm = { year: 'numeric', month: 'short', day: 'numeric' } as const

const small = { minWidth: 0, fontSize: 'caption.fontSize', lineHeight: 1.3 } as const

/** Rows are as tall as their texts: an address that is cut can't be told from another one. */
const wrapped = { whiteSpace: 'normal', lineHeight: 1.3, overflowWrap: 'anywhere' } as const

function Name({ row }: { row: CustomerGridRow }) {
  const isCompact = useIsCompact()
  if (isCompact) return <TwoLines first={<NameLink row={row} />} second={row.PostalCode} />
  return (
    <Box sx={{ ...wrapped, display: 'grid', justifyItems: 'start', gap: 0.5 }}>
      <NameLink row={row} />
      <Restricted row={row} />
    </Box>
  )
}

export function NameLink({ row }: { row: CustomerGridRow }) {
  const isCompact = useIsCompact()
  return (
    <Link
      data-opens=""
      href={paths.customer(useRolePrefix(), row.ID)}
      color="inherit"
      underline="hover"
      title={nameOfCustomer(row)}
      sx={{ fontWeight: 600, ...(isCompact ? { display: 'block', ...singleLine } : {}) }}
    >
      {nameOfCustomer(row)}
    </Link>
  )
}

export function Restricted({ row }: { row: CustomerGridRow }) {
  const text = useText(customerTexts)
  return row.IsRestricted ? <StatusChip label={text('restricted')} tone="warning" isSmall /> : null
}

function Marks({ row }: { row: CustomerGridRow }) {
  const marks = marksOf(useText(customerTexts), row).join(' · ')
  return (
    <Box sx={{ ...small, display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Restricted row={row} />
      <Box title={marks} sx={{ whiteSpace: 'normal', ...clamped(2) }}>
        {marks}
      </Box>
    </Box>
  )
}

/** One press from the list to the places of an order; no new one for who may not order. */
export function NewOrderLink({ row }: { row: CustomerGridRow }) {
  const text = useText(customerTexts)
  if (row.IsRestricted) return null
  return (
    <IconAction
      label={text('newOrderFor', { name: nameOfCustomer(row) })}
      tooltip={text('newOrder')}
      href={orderingPaths.index({ customerId: row.ID })}
      color="primary"
    >
      <ShoppingBasketOutlined fontSize="small" />
    </IconAction>
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
