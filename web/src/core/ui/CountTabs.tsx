import { Box, Tab, Tabs } from '@mui/material'

export interface CountTab {
  value: string
  label: string
  /** A number, or `25+` where not all were counted; nothing while it is unknown. */
  count?: number | string | undefined
}

interface CountTabsProps {
  label: string
  tabs: readonly CountTab[]
  /** Value of the chosen tab; another one chooses none. */
  value: string
  onChange: (value: string) => void
}

/** The parts of a list, each with the number of its rows. They scroll where they don't fit. */
export const CountTabs = ({ label, tabs, value, onChange }: CountTabsProps) => (
  <Tabs
    aria-label={label}
    value={tabs.some((tab) => tab.value === value) ? value : false}
    onChange={(_, chosen: string) => onChange(chosen)}
    variant="scrollable"
    scrollButtons="auto"
    className="no-print"
    sx={look}
  >
    {tabs.map((tab) => (
      <Tab
        key={tab.value}
        value={tab.value}
        label={
          <span>
            {tab.label}
            {tab.count === undefined ? null : (
              <>
                {' '}
                <Box component="span" sx={countLook}>
                  {tab.count}
                </Box>
              </>
            )}
          </span>
        }
      />
    ))}
  </Tabs>
)

const look = { minHeight: 44, mb: 2, '& .MuiTab-root': { minHeight: 44, minWidth: 0, px: 1.5 } } as const
const countLook = {
  ml: 0.5,
  px: 0.75,
  py: 0.25,
  borderRadius: 3,
  fontSize: 'overline.fontSize',
  bgcolor: 'action.selected',
} as const
