import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import * as customers from '../../../../shared/pantry/customers/api.ts'
import { neighborProfileTexts } from '../../../../shared/pantry/neighbor/neighborProfileTexts.ts'
import * as customerExports from '../../../../shared/pantry/pantryReports/customerExportApi.ts'
import { saveFile } from '../../core/data/saveFile.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useApi } from '../../core/data/useApi.ts'
import { dayText } from '../../core/time/time.ts'
import { LoadFailed } from '../../core/ui/LoadFailed.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useLanguage, useText } from '../../core/words/language.tsx'
import { useKeptWhenForgotten } from '../tefap/useKeptWhenForgotten.ts'
import { leaveNeighbor } from './leaveNeighbor.ts'

/** A neighbor's data: to take along, who looked at it, and to have it deleted. */
export default function OwnDataPanel({ id }: { id: number }) {
  const text = useText(neighborProfileTexts)
  const [showsLooks, showLooks] = useState(false)
  const saving = useAction({ isReading: true, failed: text('downloadFailed') })
  const download = () =>
    saving.act(
      customerExports.exportCustomer,
      { id },
      { onDone: (data) => saveFile('gleanery.json', 'application/json', JSON.stringify(data, null, 2)) },
    )
  const kept = useKeptWhenForgotten(id)
  const { act, busy } = useAction({ renews: [], failed: text('forgetFailed') })
  const forget = () => {
    const question = { title: text('forgetTitle'), text: `${text('forgetText')} ${kept}`.trim() }
    const ask = { ...question, confirm: text('forgetConfirm'), cancel: text('forgetKeep'), isDangerous: true }
    return act(customers.forgetCustomer, { id }, { ask, onDone: () => void leaveNeighbor() })
  }
  return (
    <Panel title={text('data')}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography color="textSecondary">{text('dataLead')}</Typography>
        <Button variant="outlined" onClick={() => void download()}>
          {text('download')}
        </Button>
        <Button variant="outlined" aria-expanded={showsLooks} onClick={() => showLooks(!showsLooks)}>
          {text('looks')}
        </Button>
        {showsLooks ? <Looks id={id} /> : null}
        <Button color="error" loading={busy} onClick={() => void forget()}>
          {text('forget')}
        </Button>
      </Stack>
    </Panel>
  )
}

function Looks({ id }: { id: number }) {
  const text = useText(neighborProfileTexts)
  const { language } = useLanguage()
  const { data, error, mutate } = useApi(customers.listCustomerLooks, { id })
  if (error) return <LoadFailed error={error} message={text('looksFailed')} onRetry={() => mutate()} />
  return (
    <Stack spacing={1}>
      {data?.length === 0 ? <Typography>{text('looksNone')}</Typography> : null}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map((look) => (
          <li key={`${look.UserID} ${look.First}`}>
            <Typography>{text('look', { name: look.Name, entity: look.EntityName })}</Typography>
            <Typography variant="body2" color="textSecondary">
              {dayText(look.Last, language)}
            </Typography>
          </li>
        ))}
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {text('looksNote')}
      </Typography>
    </Stack>
  )
}
