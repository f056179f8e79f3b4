import { Alert, AlertTitle, Box, Button, Link } from '@mui/material'
import { plural } from '../../../../shared/core/text/text.ts'
import { phoneText } from '../../../../shared/network/people/contact.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { CustomerDuplicate, FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { useNow } from '../../core/time/clock.ts'
import { dayText, relativeText } from '../../core/time/time.ts'
import { type TextOf, useLanguage, useText } from '../../core/words/language.tsx'
import { nameOfCustomer } from './customerName.ts'

/** Records that may be the same person, and the last merge while it can be undone. */
export function DuplicatesPanel({ customer }: { customer: FullCustomer }) {
  const { data = [] } = useApi(customers.listCustomerDuplicates, { id: customer.ID })
  return (
    <>
      {customer.Merge ? <LastMerge customer={customer} merge={customer.Merge} /> : null}
      {data.length > 0 ? <Found customer={customer} duplicates={data} /> : null}
    </>
  )
}

function LastMerge({ customer, merge }: { customer: FullCustomer; merge: NonNullable<FullCustomer['Merge']> }) {
  const text = useText(customerTexts)
  const { language } = useLanguage()
  const when = relativeText(merge.At, useNow(60_000), language)
  const { act, busy } = useAction()
  const input = { id: customer.ID, DuplicateID: merge.DuplicateID }
  const button = (
    <Button
      color="inherit"
      size="small"
      loading={busy}
      onClick={() => void act(customers.undoCustomerMerge, input, { done: text('mergeUndone') })}
    >
      {text('undo')}
    </Button>
  )
  return (
    <Alert severity="info" action={button}>
      {text('mergedWith', { name: merge.Name, when })}
    </Alert>
  )
}

function Found({ customer, duplicates }: { customer: FullCustomer; duplicates: readonly CustomerDuplicate[] }) {
  const text = useText(customerTexts)
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{text('duplicates')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1 }}>
        {duplicates.map((duplicate) => (
          <Duplicate key={duplicate.ID} customer={customer} duplicate={duplicate} />
        ))}
      </Box>
    </Alert>
  )
}

/**
 * Origin of the merged record's contacts, household and sign-in: the kept record, and the duplicate for those that it
 * lacks.
 */
function keptText(text: TextOf<typeof customerTexts>, kept: FullCustomer, duplicate: CustomerDuplicate): string {
  const phone = kept.PhoneNumber ?? duplicate.PhoneNumber
  const users = [kept.User, duplicate.User].flatMap((user) => (user ? [user.UserName] : []))
  const signIns = users.map((name) => (name.startsWith('+') ? phoneText(name) : name))
  return text('mergeKept', {
    email: kept.EMailAddress ?? duplicate.EMailAddress ?? text('notGiven'),
    phone: phone ? phoneText(phone) : text('notGiven'),
    household: kept.HouseholdSize ?? duplicate.HouseholdSize ?? text('notGiven'),
    signIns: signIns.length === 0 ? text('noAccount') : signIns.join(', '),
  })
}

function Duplicate({ customer, duplicate }: { customer: FullCustomer; duplicate: CustomerDuplicate }) {
  const text = useText(customerTexts)
  const { language } = useLanguage()
  const { act, busy } = useAction()
  const href = paths.customer(useRolePrefix(), duplicate.ID)
  const [name, other] = [nameOfCustomer(customer), nameOfCustomer(duplicate)]
  const known = [
    ...duplicate.Reasons.map((reason) => text(`reason.${reason}`)),
    text(plural(language, 'ordersOf', duplicate.OrderCount), { count: duplicate.OrderCount }),
    text('since', { day: dayText(duplicate.Created, language) }),
  ]
  const merge = () => {
    const ask = {
      title: text('mergeQuestion', { other, name }),
      text: `${text('mergeText', { name })} ${keptText(text, customer, duplicate)}`,
      confirm: text('merge'),
    }
    const input = { id: customer.ID, DuplicateID: duplicate.ID }
    return act(customers.mergeCustomers, input, { ask, done: text('merged') })
  }
  return (
    <Box component="li" sx={{ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link href={href} color="inherit">
          {other}
        </Link>
        : {known.join(', ')}
      </Box>
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        loading={busy}
        aria-label={text('mergeNamed', { name: other })}
        onClick={() => void merge()}
      >
        {text('merge')}
      </Button>
    </Box>
  )
}
