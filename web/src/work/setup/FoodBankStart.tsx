import { Box, Button, List, Typography } from '@mui/material'
import {
  type FoodBankSetup,
  type FoodBankSetupItem,
  type FoodBankSetupName,
  maySetUp,
  nextInSetup,
} from '../../../../shared/work/setup/foodBankChecklist.ts'
import { foodBankSetupTexts } from '../../../../shared/work/setup/foodBankSetupTexts.ts'
import { useSession } from '../../core/data/useSession.ts'
import { paths } from '../../core/paths.ts'
import { Panel } from '../../core/ui/Panel.tsx'
import { useText } from '../../core/words/language.tsx'
import { ChecklistLine, ChecklistProgress } from './Checklist.tsx'

/** Places where the items are done; the last completes by itself. */
const places: Readonly<Record<Exclude<FoodBankSetupName, 'firstAccepted'>, (organizationId?: number) => string>> = {
  agency: () => paths.agency('new'),
  agencyPeople: (id) => paths.people('FoodBank', id),
  donor: () => paths.donor('new'),
  location: () => paths.donorLocation('new'),
  storePeople: (id) => paths.people('FoodBank', id),
  testDonation: () => paths.donorPost('FoodBank'),
}

const isOfPeople = (name: FoodBankSetupName) => name === 'agencyPeople' || name === 'storePeople'

/** A food bank's way from nothing to its first accepted donation: what is there, what comes next, and who does it. */
export default function FoodBankStart({ setup: { Items, TestID, IsPart } }: { setup: FoodBankSetup }) {
  const text = useText(foodBankSetupTexts)
  const { ActiveRole } = useSession()
  const next = nextInSetup(Items, ActiveRole)
  if (TestID !== null)
    return (
      <Panel title={text('firstTitle')}>
        <Typography sx={{ mb: 2 }}>{text('firstText')}</Typography>
        <Button variant="contained" href={paths.transaction('FoodBank', TestID)}>
          {text('openTest')}
        </Button>
      </Panel>
    )
  return (
    <Panel isFlush>
      <Box sx={{ p: 2.5 }}>
        <Typography variant="h3" component="h2" sx={{ mb: 0.5 }}>
          {text('title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {text('lead')}
        </Typography>
        <ChecklistProgress items={Items} title={text('title')} allDone={text('firstTitle')} />
        {IsPart ? <Typography color="textSecondary">{text('isPart')}</Typography> : null}
      </Box>
      <List disablePadding sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
        {Items.map((item) => (
          <Line key={item.Name} item={item} isNext={item === next} />
        ))}
      </List>
    </Panel>
  )
}

function Line({
  item: { Name, IsComplete, IsInvited, OrganizationID },
  isNext,
}: {
  item: FoodBankSetupItem
  isNext: boolean
}) {
  const text = useText(foodBankSetupTexts)
  const { ActiveRole } = useSession()
  const asked = IsComplete || Name === 'firstAccepted' ? undefined : Name
  const may = maySetUp(Name, ActiveRole)
  const name = text(`item.${Name}`)
  // People are invited to an organization: it comes first.
  const isReady = asked && may && (!isOfPeople(asked) || OrganizationID !== undefined)
  return (
    <ChecklistLine
      name={name}
      isComplete={IsComplete}
      pending={IsInvited ? text('invited') : undefined}
      text={text(`text.${Name}`)}
      detail={asked && !may ? text('asks') : undefined}
    >
      {isReady ? (
        <Button
          variant={isNext ? 'contained' : 'text'}
          href={places[asked](OrganizationID)}
          aria-label={`${text(`go.${asked}`)}: ${name}`}
        >
          {text(`go.${asked}`)}
        </Button>
      ) : null}
    </ChecklistLine>
  )
}
