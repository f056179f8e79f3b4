import CallOutlined from '@mui/icons-material/CallOutlined'
import { Box, Button, Chip, Link, List, Stack, Typography } from '@mui/material'
import { app } from '../../../../../shared/core/text/app.ts'
import { languageIn } from '../../../../../shared/core/text/languageIn.ts'
import { plural, sourceLanguage } from '../../../../../shared/core/text/text.ts'
import * as orders from '../../../../../shared/pantry/orders/api.ts'
import type { MissedCustomer } from '../../../../../shared/pantry/orders/missed.ts'
import { missedTexts } from '../../../../../shared/pantry/orders/texts/missedOrders.ts'
import { useLoaded } from '../../../core/data/useLoaded.ts'
import { useRolePrefix } from '../../../core/data/useSession.ts'
import { paths } from '../../../core/paths.ts'
import { listedDay } from '../../../core/time/time.ts'
import { EmptyState } from '../../../core/ui/EmptyState.tsx'
import { PageHeader } from '../../../core/ui/PageHeader.tsx'
import { Panel } from '../../../core/ui/Panel.tsx'
import { RowsSkeleton } from '../../../core/ui/Skeletons.tsx'
import { WhenLoaded } from '../../../core/ui/WhenLoaded.tsx'
import { useLanguage, useText } from '../../../core/words/language.tsx'
import { nameOfCustomer } from '../../customers/customerName.ts'
import { NoShowsPanel } from './NoShowsPanel.tsx'
import { WaitingFoodPanel } from './WaitingFoodPanel.tsx'

/** Neighbors who did not come three times in a row, to be called. */
export default function MissedOrdersPage() {
  const text = useText(missedTexts)
  const frame = useText(app)
  const loaded = useLoaded(orders.listMissedCustomers, {})
  return (
    <>
      <PageHeader title={frame('missedOrders')} />
      <Stack spacing={3} sx={{ maxWidth: 940 }}>
        <NoShowsPanel />
        <WaitingFoodPanel />
        <Panel title={text('title')}>
          <Typography color="textSecondary" sx={{ mb: 2 }}>
            {text('lead')}
          </Typography>
          <WhenLoaded answer={loaded} skeleton={<RowsSkeleton rows={3} height={64} />}>
            {(list) =>
              list.length === 0 ? (
                <EmptyState art="done" title={text('none')} text={text('noneText')} />
              ) : (
                <List disablePadding sx={{ display: 'grid', gap: 2 }}>
                  {list.map((missed) => (
                    <Missed key={missed.FoodInsecureNeighbor.ID} missed={missed} />
                  ))}
                </List>
              )
            }
          </WhenLoaded>
        </Panel>
      </Stack>
    </>
  )
}

function Missed({ missed }: { missed: MissedCustomer }) {
  const text = useText(missedTexts)
  const { language } = useLanguage()
  const prefix = useRolePrefix()
  const { FoodInsecureNeighbor, PhoneNumber, MissedCount: count, LastMissedDay, LastOrderID } = missed
  const name = nameOfCustomer(FoodInsecureNeighbor)
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="div" sx={{ fontWeight: 600 }}>
          <Link href={paths.customer(prefix, FoodInsecureNeighbor.ID)}>{name}</Link>{' '}
          {missed.Language !== sourceLanguage ? (
            <Chip
              size="small"
              label={text('prefers', { language: languageIn(missed.Language, language) })}
              sx={{ ml: 0.5 }}
            />
          ) : null}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text(plural(language, 'missed', count), { count, day: listedDay(LastMissedDay, language) })}
        </Typography>
      </Box>
      <Button href={paths.order(prefix, LastOrderID)} aria-label={text('orderNamed', { name })}>
        {text('order')}
      </Button>
      {PhoneNumber ? (
        <Button
          variant="outlined"
          href={`tel:${PhoneNumber}`}
          startIcon={<CallOutlined />}
          aria-label={text('callNamed', { name })}
        >
          {text('call')}
        </Button>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {text('noPhone')}
        </Typography>
      )}
    </Box>
  )
}
