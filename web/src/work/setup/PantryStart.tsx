import { Box, Button, List, Typography } from '@mui/material'
import type { PantrySetupItem } from '../../../../shared/work/setup/pantryChecklist.ts'
import { pantrySetupTexts } from '../../../../shared/work/setup/pantrySetupTexts.ts'
import { useRolePrefix } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { ChecklistLine, ChecklistProgress } from './Checklist.tsx'
import { askedOf, pantrySetupPlaces } from './pantrySetupPlaces.ts'

/** A pantry's way from nothing to its first order: what is there, and what comes next. */
export default function PantryStart({ items }: { items: readonly PantrySetupItem[] }) {
  const text = useText(pantrySetupTexts)
  const next = items.find(({ IsComplete }) => !IsComplete)
  return (
    <Panel isFlush>
      <Box sx={{ p: 2.5 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {text('title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {text('lead')}
        </Typography>
        <ChecklistProgress items={items} title={text('title')} allDone={text('allDone')} />
      </Box>
      <List disablePadding sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
        {items.map((item) => (
          <Line key={item.Name} item={item} isNext={item === next} />
        ))}
      </List>
    </Panel>
  )
}

function Line({ item, isNext }: { item: PantrySetupItem; isNext: boolean }) {
  const text = useText(pantrySetupTexts)
  const prefix = useRolePrefix()
  const { Name, IsComplete } = item
  const name = text(`item.${Name}`)
  const asked = askedOf(item)
  return (
    <ChecklistLine name={name} isComplete={IsComplete} text={text(`text.${Name}`)}>
      {asked ? (
        <Button
          variant={isNext ? 'contained' : 'text'}
          href={pantrySetupPlaces[asked](prefix, item.LocationID)}
          aria-label={`${text(`go.${asked}`)}: ${name}`}
        >
          {text(`go.${asked}`)}
        </Button>
      ) : null}
      {Name === 'firstOrder' && IsComplete ? (
        <Button
          variant="contained"
          href={`${paths.orders(prefix)}?tab=all`}
          aria-label={`${text('go.firstOrder')}: ${name}`}
        >
          {text('go.firstOrder')}
        </Button>
      ) : null}
    </ChecklistLine>
  )
}
