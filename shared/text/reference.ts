import { texts } from './text.ts'

/** Names of the categories and kinds of storage that every tenant has; a tenant's own are named as it named them. */
export const referenceTexts = texts(
  {
    produce: 'Produce',
    bakery: 'Bakery',
    dairy: 'Dairy and Eggs',
    meat: 'Meat and Seafood',
    frozen: 'Frozen',
    prepared: 'Prepared Meals',
    dry: 'Dry Goods',
    canned: 'Canned Goods',
    beverages: 'Beverages',
    baby: 'Baby Food and Formula',
    snacks: 'Snacks',
    nonfood: 'Non-Food',
    storage1: 'Dry',
    storage2: 'Refrigerated',
    storage3: 'Frozen',
  },
  {
    produce: 'Frutas y verduras',
    bakery: 'Panadería',
    dairy: 'Lácteos y huevos',
    meat: 'Carnes y mariscos',
    frozen: 'Congelados',
    prepared: 'Comidas preparadas',
    dry: 'Abarrotes secos',
    canned: 'Enlatados',
    beverages: 'Bebidas',
    baby: 'Alimentos y fórmula para bebé',
    snacks: 'Botanas',
    nonfood: 'No comestibles',
    storage1: 'Seco',
    storage2: 'Refrigerado',
    storage3: 'Congelado',
  },
)
