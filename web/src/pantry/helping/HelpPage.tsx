import { Alert, Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import * as helpers from '../../../../shared/pantry/helping/api.ts'
import { helperTexts } from '../../../../shared/pantry/helping/texts.ts'
import { useAction } from '../../core/data/useAction.ts'
import { useSession } from '../../core/data/useSession.ts'
import { PageHeader } from '../../core/ui/PageHeader.tsx'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { actForHousehold } from './actFor.ts'

/** Opened by a household's link: somebody accepts to order for it. Opening it changes nothing. */
export default function HelpPage() {
  const text = useText(helperTexts)
  const Code = useSearchParams()[0].get('code') ?? ''
  const { EntityID } = useSession()
  const [failure, setFailure] = useState<string>()
  const { perform, busy } = useAction({ tell: setFailure })
  const accept = () =>
    perform(async (send) => {
      const { CustomerID } = await send(helpers.acceptHelp, { Code })
      await actForHousehold(EntityID, CustomerID)
    })
  return (
    <>
      <PageHeader title={text('acceptTitle')} />
      <Panel>
        <Stack spacing={2}>
          <Typography>{text('acceptLead')}</Typography>
          {failure ? <Alert severity="error">{failure}</Alert> : null}
          <Button
            variant="contained"
            size="large"
            loading={busy}
            disabled={Code === ''}
            onClick={() => void accept()}
            sx={{ minHeight: 56 }}
          >
            {text('accept')}
          </Button>
        </Stack>
      </Panel>
    </>
  )
}
