import { type TextKey, texts } from './text.ts'

/** The neighbors' own screens: short sentences in everyday words. */
export const neighborTexts = texts(
  {
    home: 'Home',
    orderFood: 'Order food',
    myOrders: 'My orders',
    profile: 'My profile',

    welcome: 'Food for you and your family',
    welcomeText: 'Choose your food here. Then pick it up, or have it brought to you.',
    noAccount: 'No account yet? Ask your food pantry to invite you. The link in its message lets you sign up.',
    staffTitle: 'These screens are for neighbors who order food',
    staffText: 'You are signed in as {name}.',
    orderFrom: 'Order food from {foodBank}',
    staffScreens: 'Go to your own screens',

    hello: 'Hello {name}',
  },
  {
    home: 'Inicio',
    orderFood: 'Pedir comida',
    myOrders: 'Mis pedidos',
    profile: 'Mi perfil',

    welcome: 'Comida para usted y su familia',
    welcomeText: 'Elija aquí su comida. Después recójala, o se la llevamos.',
    noAccount:
      '¿Todavía no tiene una cuenta? Pida una invitación a su despensa de alimentos. Con el enlace del mensaje puede registrarse.',
    staffTitle: 'Estas pantallas son para los vecinos que piden comida',
    staffText: 'Inició sesión como {name}.',
    orderFrom: 'Pedir comida a {foodBank}',
    staffScreens: 'Ir a sus pantallas',

    hello: 'Hola, {name}',
  },
)
export type NeighborTitle = Extract<TextKey<typeof neighborTexts>, 'home' | 'orderFood' | 'myOrders' | 'profile'>
