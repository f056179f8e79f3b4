import { Box, Button, Stack, Typography } from '@mui/material'
import { useNavigate } from 'react-router'
import { isFoodBankRole } from '../../../../shared/core/access.ts'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { customerTexts } from '../../../../shared/pantry/customers/texts.ts'
import type { FullCustomer } from '../../../../shared/pantry/customers/wire.ts'
import * as customerExports from '../../../../shared/pantry/pantryReports/customerExportApi.ts'
import { saveFile } from '../../core/data/saveFile.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { useRolePrefix, useSession } from '../../core/data/useSession.ts'
import { paths, splitAddress } from '../../core/paths.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { TimeOfDay } from '../../core/ui/Times.tsx'
import { useText } from '../../core/words/language.tsx'
import { useKeptWhenForgotten } from '../tefap/useKeptWhenForgotten.ts'
import { nameOfCustomer } from './customerName.ts'

/** The person's rights: their data as a file, to be forgotten, and who looked. */
export function PrivacyPanel({ customer }: { customer: FullCustomer }) {
  const text = useText(customerTexts)
  const isFoodBank = isFoodBankRole(useSession().ActiveRole)
  return (
    <Panel title={text('privacy')}>
      <Stack spacing={2.5}>
        <Typography variant="body2" color="textSecondary">
          {text(isFoodBank ? 'exportText' : 'exportTextAgency')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <ExportButton customer={customer} />
          {isFoodBank ? <ForgetButton customer={customer} /> : null}
        </Box>
        {isFoodBank ? <Looks id={customer.ID} /> : null}
      </Stack>
    </Panel>
  )
}

function ExportButton({ customer: { ID: id } }: { customer: FullCustomer }) {
  const text = useText(customerTexts)
  const { act, busy } = useAction({ isReading: true })
  const run = () =>
    act(
      customerExports.exportCustomer,
      { id },
      {
        done: text('exported'),
        onDone: (data) => saveFile(`customer-${id}.json`, 'application/json', JSON.stringify(data, null, 2)),
      },
    )
  return (
    <Button variant="outlined" loading={busy} onClick={() => void run()}>
      {text('export')}
    </Button>
  )
}

function ForgetButton({ customer }: { customer: FullCustomer }) {
  const text = useText(customerTexts)
  const navigate = useNavigate()
  const list = splitAddress(paths.customers(useRolePrefix())).inside
  const kept = useKeptWhenForgotten(customer.ID)
  const { act, busy } = useAction({ isLeaving: true })
  const run = () => {
    const ask = {
      title: text('forgetQuestion', { name: nameOfCustomer(customer) }),
      text: `${text('forgetText')} ${kept}`.trim(),
      confirm: text('forget'),
      isDangerous: true,
    }
    const words = { ask, done: text('forgotten'), onDone: () => void navigate(list) }
    return act(customers.forgetCustomer, { id: customer.ID }, words)
  }
  return (
    <Button variant="outlined" color="error" loading={busy} onClick={() => void run()}>
      {text('forget')}
    </Button>
  )
}

function Looks({ id }: { id: number }) {
  const text = useText(customerTexts)
  const { data } = useApi(customers.listCustomerLooks, { id })
  if (!data) return null
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {text('looks')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {text('looksNote')}
      </Typography>
      {data.length === 0 ? <Typography color="textSecondary">{text('noLooks')}</Typography> : null}
      <Box
        component="ul"
        sx={{ m: 0, p: 0, display: 'grid', gap: 1, maxHeight: 240, overflowY: 'auto' }}
        tabIndex={data.length > 4 ? 0 : -1}
      >
        {data.map((look) => (
          <Box component="li" key={`${look.UserID} ${look.First}`} sx={{ listStyle: 'none', overflowWrap: 'anywhere' }}>
            {look.Name}, {look.EntityName}
            <Typography variant="body2" color="textSecondary">
              <TimeOfDay value={look.Last} withDay />
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
