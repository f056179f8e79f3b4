import { type CSSObject, createTheme, type Theme } from '@mui/material'
import type {} from '@mui/material/themeCssVarsAugmentation'
import type { ElementType } from 'react'
import {
  dark,
  durations,
  easings,
  fontSizes,
  fontWeights,
  light,
  lineHeights,
  type MapColours,
  type RailColours,
  radii,
  shadows,
} from './tokens.ts'

/**
 * The theme: harvest paper, evergreen and wheat, made from the tokens. Every text colour meets AA on the surfaces it
 * stands on, in light and dark (tokens.test.ts measures it).
 */
declare module '@mui/material/styles' {
  interface Palette {
    rail: RailColours
    map: MapColours
  }
  interface PaletteOptions {
    rail?: RailColours
    map?: MapColours
  }
  interface TypographyVariants {
    display: CSSObject
  }
  interface TypographyVariantsOptions {
    display?: CSSObject
  }
}
const sans = 'Figtree, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif'

type LineHeight = keyof typeof lineHeights
const textOf = (size: keyof typeof fontSizes, lineHeight: LineHeight) => ({
  fontSize: fontSizes[size],
  lineHeight: lineHeights[lineHeight],
})
const heading = (size: keyof typeof fontSizes, lineHeight: LineHeight = 'tight') => ({
  ...textOf(size, lineHeight),
  fontWeight: fontWeights.strong,
  letterSpacing: 0,
})

/** MUI's 25 elevations are three shadows. */
const elevations = Array.from({ length: 25 }, (_, at) =>
  at === 0 ? 'none' : at < 3 ? shadows.raised : at < 12 ? shadows.floating : shadows.overlay,
) as Theme['shadows']

/** Lower bounds of the breakpoints, in pixels. */
export const widths = { xs: 0, sm: 700, md: 1000, lg: 1280, xl: 1600 }

/** White, without what only works on a screen, no row on two pages, and no column cut off. */
const onPaper = (theme: Theme): CSSObject => ({
  // The variables of the light scheme, the first beside those that both share.
  ':root[data-scheme="dark"]': Object.values(theme.generateStyleSheets()[1] ?? {})[0],
  // Else the dark would fade into it.
  '*, *::before, *::after': { transitionProperty: 'none !important' },
  '.no-print': { display: 'none !important' },
  'tr, figure': { breakInside: 'avoid' },
  'body .MuiCard-root, body .MuiTableContainer-root': { overflow: 'visible' },
  'table .MuiTableCell-root': { paddingInline: 6 },
  'table .MuiTableCell-head': { whiteSpace: 'normal' },
})

/** `LinkComponent` renders the links of MUI's components: the router's behind the sign-in, plain ones before it. */
export const themeWith = (LinkComponent: ElementType = 'a', direction: 'ltr' | 'rtl' = 'ltr') =>
  createTheme({
    direction,
    cssVariables: { colorSchemeSelector: 'data-scheme', nativeColor: false },
    colorSchemes: { light: { palette: light }, dark: { palette: dark } },
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: radii.small },
    breakpoints: { values: widths },
    shadows: elevations,
    transitions: { duration: durations, easing: easings },
    typography: {
      fontFamily: sans,
      fontWeightBold: fontWeights.bold,
      display: { ...heading('display'), fontWeight: fontWeights.bold },
      h1: heading('h1'),
      h2: heading('h2'),
      h3: heading('h3'),
      h4: heading('subtitle1', 'snug'),
      h5: heading('body1', 'note'),
      h6: heading('body2', 'note'),
      subtitle1: textOf('subtitle1', 'text'),
      body1: textOf('body1', 'text'),
      body2: textOf('body2', 'text'),
      caption: textOf('caption', 'note'),
      overline: { ...heading('overline', 'text'), letterSpacing: '0.06em' },
      button: { textTransform: 'none', fontWeight: fontWeights.strong, letterSpacing: 0 },
    },
    components: {
      MuiCssBaseline: {
        styleOverrides: (theme) => ({
          body: { fontVariantNumeric: 'tabular-nums', wordSpacing: '0.04em', overflowWrap: 'anywhere' },
          // Korean has spaces, and is broken at them.
          'body:lang(ko)': { wordBreak: 'keep-all' },
          'h1, h2, h3': { textWrap: 'balance' },
          '@media (prefers-reduced-motion: reduce)': {
            '*, *::before, *::after': {
              animationDuration: '0.01ms !important',
              animationIterationCount: '1 !important',
              transitionDuration: '0.01ms !important',
            },
          },
          '@media print': onPaper(theme),
        }),
      },
      MuiButtonBase: { defaultProps: { LinkComponent, disableRipple: true } },
      MuiLink: {
        defaultProps: { component: LinkComponent, underline: 'hover' },
        styleOverrides: { root: { fontWeight: fontWeights.medium } },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: ({ theme }) => ({
            borderRadius: radii.medium,
            minHeight: 40,
            paddingInline: 16,
            // A link that looks like a button has no centred text by itself.
            textAlign: 'center',
            // The page breaks long words; a button is at least as wide as its longest.
            overflowWrap: 'normal',
            '&:focus-visible': { outline: `3px solid ${theme.vars.palette.secondary.light}`, outlineOffset: 2 },
          }),
          sizeSmall: { minHeight: 32, paddingInline: 10 },
          sizeLarge: { minHeight: 48, paddingInline: 20, fontSize: fontSizes.subtitle1 },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: ({ theme }) => ({
            '&:focus-visible': { outline: `3px solid ${theme.vars.palette.secondary.light}`, outlineOffset: 1 },
          }),
        },
      },
      MuiPaper: {
        defaultProps: { elevation: 0 },
        styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: radii.large } },
      },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        // Hidden would make the card a scroll container, and buttons that stick in it would lie over its fields.
        styleOverrides: { root: { borderRadius: radii.large, overflow: 'clip' } },
      },
      MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
      MuiTextField: { defaultProps: { size: 'small', fullWidth: true } },
      MuiFormControl: { defaultProps: { size: 'small' } },
      // A hint says why a field is closed, so it stays legible there.
      MuiFormHelperText: {
        styleOverrides: { root: ({ theme }) => ({ '&.Mui-disabled': { color: theme.vars.palette.text.secondary } }) },
      },
      MuiSelect: { defaultProps: { size: 'small' } },
      MuiAutocomplete: {
        defaultProps: { size: 'small' },
        // It lies over the form it belongs to: without an edge nobody sees where it ends.
        styleOverrides: {
          paper: ({ theme }) => ({ border: `1px solid ${theme.vars.palette.divider}`, boxShadow: theme.shadows[8] }),
        },
      },
      MuiBadge: { styleOverrides: { badge: { whiteSpace: 'nowrap' } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: ({ theme }) => ({
            borderRadius: radii.medium,
            backgroundColor: theme.vars.palette.background.paper,
            minHeight: 40,
          }),
          // A placeholder longer than its field ends in an ellipsis instead of in the middle of a letter.
          input: { '&:placeholder-shown': { textOverflow: 'ellipsis' } },
        },
      },
      MuiChip: { styleOverrides: { root: { fontWeight: fontWeights.strong, borderRadius: radii.medium } } },
      MuiTooltip: {
        defaultProps: { arrow: true, enterDelay: 350 },
        styleOverrides: { tooltip: { fontSize: fontSizes.caption } },
      },
      MuiDialog: { styleOverrides: { paper: { borderRadius: radii.dialog }, paperFullScreen: { borderRadius: 0 } } },
      MuiDialogTitle: {
        defaultProps: { variant: 'h2' },
        styleOverrides: { root: { padding: '20px 24px 12px' } },
      },
      MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 4, flexWrap: 'wrap' } } },
      MuiTableCell: {
        styleOverrides: {
          root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, padding: '12px 16px' }),
          head: ({ theme }) => ({
            fontWeight: fontWeights.strong,
            fontSize: fontSizes.caption,
            color: theme.vars.palette.text.secondary,
          }),
          // Numbers stand at the right; the page's `overflowWrap` would break them between digits.
          alignRight: { whiteSpace: 'nowrap' },
        },
      },
      MuiAlert: {
        styleOverrides: {
          root: { borderRadius: radii.medium, alignItems: 'center' },
          message: { paddingBlock: 6 },
          // On a phone the sentence wraps, not the words of its button.
          action: { whiteSpace: 'nowrap' },
          filled: ({ theme, ownerState }) => {
            const { main, contrastText } = theme.vars.palette[ownerState.severity ?? 'success']
            return { backgroundColor: main, color: contrastText }
          },
        },
      },
      MuiTab: { styleOverrides: { root: { minHeight: 44, fontSize: fontSizes.body1 } } },
      MuiLinearProgress: {
        styleOverrides: { root: { borderRadius: radii.small, height: 6 }, bar: { borderRadius: radii.small } },
      },
      MuiSkeleton: {
        defaultProps: { animation: 'wave' },
        styleOverrides: {
          root: ({ theme }) => ({
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette.text.primary} 8%, transparent)`,
          }),
        },
      },
    },
  })
