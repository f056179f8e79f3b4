/**
 * Foods of the demonstration's pantries. Invented brands; sizes as they are sold. Every food names its item type,
 * its category, its tags and how many of the three pantries carry it (the food bank carries all).
 */

export type PlannedUnit = 'POUNDS' | 'OUNCES' | 'FLUIDOUNCES' | 'GALLONS' | 'COUNT'
export type PlannedSource = 'TEFAP' | 'DONATED' | 'PURCHASED'
export type PlannedPackage =
  | 'Bag'
  | 'Bottle'
  | 'Box'
  | 'Bunch'
  | 'Can'
  | 'Carton'
  | 'Each'
  | 'Jar'
  | 'Jug'
  | 'Pack'
  | 'Tub'

/** Categories of products (`PantrySubcategory`), by the name that staff read. */
export type PlannedCategory =
  | 'Fresh Fruit'
  | 'Fresh Vegetables'
  | 'Dairy and Eggs'
  | 'Meat and Fish'
  | 'Frozen Meals'
  | 'Bread and Bakery'
  | 'Grains and Pasta'
  | 'Beans and Lentils'
  | 'Canned Vegetables'
  | 'Canned Fruit'
  | 'Soup and Meals'
  | 'Breakfast'
  | 'Nuts and Spreads'
  | 'Oil and Baking'
  | 'Drinks'
  | 'Baby'
  | 'Household'

/** Tag groups are `Diet`, `Kitchen` and `Program`; `Delivery Only` and `Seniors Box` require inclusion. */
export const plannedTags = {
  Vegetarian: 'Diet',
  Vegan: 'Diet',
  'Gluten Free': 'Diet',
  Halal: 'Diet',
  'Low Sodium': 'Diet',
  'No Cooking Needed': 'Kitchen',
  'Microwave Only': 'Kitchen',
  'Seniors Box': 'Program',
  'Delivery Only': 'Program',
  Baby: 'Program',
} as const
export type PlannedTag = keyof typeof plannedTags

/** Storage requirement. 1: dry, 2: refrigerated, 3: frozen (`storageRequirements`). */
type Kept = 1 | 2 | 3

export interface PlannedFood {
  readonly Name: string
  readonly itemType: string
  readonly Description: string
  readonly Brand: string
  readonly packageType: PlannedPackage
  readonly Amount: number
  readonly unit: PlannedUnit
  readonly WeightPounds: number
  readonly StorageRequirementID: Kept
  readonly category: PlannedCategory
  readonly tags: readonly PlannedTag[]
  readonly source: PlannedSource
  /** Number of the three pantries that carry it. */
  readonly carriedBy: 1 | 2 | 3
}

type Line = readonly [
  Name: string,
  itemType: string,
  Brand: string,
  pack: readonly [PlannedPackage, number, PlannedUnit, pounds: number],
  tags: readonly PlannedTag[],
  source: PlannedSource,
  carriedBy: 1 | 2 | 3,
  Description: string,
]
const veg: readonly PlannedTag[] = ['Vegetarian']
const vegan: readonly PlannedTag[] = ['Vegetarian', 'Vegan']
const plain: readonly PlannedTag[] = ['Vegetarian', 'Vegan', 'Gluten Free']
const raw: readonly PlannedTag[] = [...plain, 'No Cooking Needed']

const shelves: readonly (readonly [PlannedCategory, Kept, readonly Line[]])[] = [
  [
    'Fresh Fruit',
    2,
    [
      [
        'Gala Apples',
        'Apples',
        'Three Herons',
        ['Bag', 3, 'POUNDS', 3],
        raw,
        'DONATED',
        3,
        'Crisp and sweet, about nine in a bag.',
      ],
      ['Bananas', 'Bananas', '', ['Bunch', 2, 'POUNDS', 2], raw, 'PURCHASED', 3, 'One bunch, some still green.'],
      [
        'Navel Oranges',
        'Oranges',
        'Sunledge',
        ['Bag', 4, 'POUNDS', 4],
        raw,
        'TEFAP',
        3,
        'Easy to peel, without seeds.',
      ],
      [
        'Bartlett Pears',
        'Pears',
        'Three Herons',
        ['Bag', 2, 'POUNDS', 2],
        raw,
        'DONATED',
        1,
        'Ripen on the counter in two or three days.',
      ],
    ],
  ],
  [
    'Fresh Vegetables',
    2,
    [
      ['Carrots', 'Carrots', 'Thistledown Farm', ['Bag', 2, 'POUNDS', 2], raw, 'DONATED', 3, 'Whole carrots, washed.'],
      [
        'Yellow Onions',
        'Onions',
        'Thistledown Farm',
        ['Bag', 3, 'POUNDS', 3],
        plain,
        'DONATED',
        3,
        'Keep dark and dry for weeks.',
      ],
      [
        'Russet Potatoes',
        'Potatoes',
        'Thistledown Farm',
        ['Bag', 5, 'POUNDS', 5],
        plain,
        'TEFAP',
        3,
        'For baking, mashing and frying.',
      ],
      [
        'Green Cabbage',
        'Cabbage',
        'Thistledown Farm',
        ['Each', 1, 'COUNT', 2.5],
        raw,
        'DONATED',
        2,
        'One head; for slaw, soup and stir-fry.',
      ],
      [
        'Sweet Potatoes',
        'Sweet Potatoes',
        'Thistledown Farm',
        ['Bag', 3, 'POUNDS', 3],
        plain,
        'DONATED',
        1,
        'Small to medium, for roasting.',
      ],
    ],
  ],
  [
    'Dairy and Eggs',
    2,
    [
      [
        'Large Eggs',
        'Eggs',
        'Morning Field',
        ['Carton', 12, 'COUNT', 1.5],
        ['Vegetarian', 'Gluten Free', 'Halal'],
        'TEFAP',
        3,
        'One dozen, grade A.',
      ],
      [
        'Low-Fat Milk',
        'Milk',
        'Clearbrook',
        ['Jug', 0.5, 'GALLONS', 4.3],
        ['Vegetarian', 'Gluten Free', 'Halal', 'No Cooking Needed'],
        'PURCHASED',
        3,
        '1 % fat, half a gallon.',
      ],
      [
        'Cheddar Cheese',
        'Cheese',
        'Clearbrook',
        ['Pack', 8, 'OUNCES', 0.5],
        ['Vegetarian', 'Gluten Free', 'No Cooking Needed'],
        'TEFAP',
        2,
        'Mild, shredded.',
      ],
      [
        'Plain Yogurt',
        'Yogurt',
        'Clearbrook',
        ['Tub', 32, 'OUNCES', 2],
        ['Vegetarian', 'Gluten Free', 'No Cooking Needed'],
        'DONATED',
        2,
        'Whole milk, without sugar.',
      ],
      [
        'Butter',
        'Butter',
        'Clearbrook',
        ['Pack', 1, 'POUNDS', 1],
        ['Vegetarian', 'Gluten Free'],
        'TEFAP',
        1,
        'Salted, four sticks.',
      ],
    ],
  ],
  [
    'Meat and Fish',
    3,
    [
      [
        'Chicken Drumsticks',
        'Chicken',
        'Wayside Farms',
        ['Pack', 3, 'POUNDS', 3],
        ['Gluten Free'],
        'TEFAP',
        3,
        'Frozen, about eight pieces.',
      ],
      [
        'Halal Ground Beef',
        'Beef',
        'Crescent Table',
        ['Pack', 1, 'POUNDS', 1],
        ['Halal', 'Gluten Free'],
        'PURCHASED',
        2,
        'Frozen, 85 % lean, certified halal.',
      ],
      [
        'Pork Chops',
        'Pork',
        'Wayside Farms',
        ['Pack', 2, 'POUNDS', 2],
        ['Gluten Free'],
        'TEFAP',
        1,
        'Frozen, boneless.',
      ],
      [
        'Alaska Pollock Fillets',
        'Fish',
        'Northwater',
        ['Pack', 2, 'POUNDS', 2],
        ['Gluten Free', 'Low Sodium'],
        'TEFAP',
        1,
        'Frozen, without bones.',
      ],
    ],
  ],
  [
    'Frozen Meals',
    3,
    [
      [
        'Mixed Vegetables, Frozen',
        'Frozen Vegetables',
        'Greenrow',
        ['Bag', 12, 'OUNCES', 0.75],
        [...plain, 'Microwave Only'],
        'PURCHASED',
        2,
        'Carrots, peas, corn and green beans.',
      ],
      [
        'Bean and Cheese Burritos',
        'Burritos',
        'Casa Lucía',
        ['Pack', 8, 'COUNT', 2],
        ['Vegetarian', 'Microwave Only'],
        'DONATED',
        1,
        'Two minutes in the microwave.',
      ],
      [
        'Chicken and Rice Bowl',
        'Frozen Dinners',
        'Gatherwell',
        ['Each', 10, 'OUNCES', 0.63],
        ['Microwave Only', 'Delivery Only'],
        'PURCHASED',
        1,
        'One portion, ready in five minutes.',
      ],
    ],
  ],
  [
    'Bread and Bakery',
    1,
    [
      [
        'Whole Wheat Bread',
        'Bread',
        'Wrenhouse',
        ['Each', 20, 'OUNCES', 1.25],
        [...vegan, 'No Cooking Needed'],
        'DONATED',
        3,
        'Sliced loaf.',
      ],
      [
        'Corn Tortillas',
        'Tortillas',
        'Masa Dorada',
        ['Pack', 30, 'COUNT', 1.6],
        plain,
        'DONATED',
        3,
        'Thirty tortillas, six inches.',
      ],
      [
        'Dinner Rolls',
        'Bread',
        'Wrenhouse',
        ['Bag', 12, 'COUNT', 1.1],
        [...veg, 'No Cooking Needed'],
        'DONATED',
        1,
        'Baked the day before.',
      ],
    ],
  ],
  [
    'Grains and Pasta',
    1,
    [
      [
        'Long Grain White Rice',
        'Rice',
        'Riverbend',
        ['Bag', 2, 'POUNDS', 2],
        plain,
        'TEFAP',
        3,
        'Cooks in 18 minutes.',
      ],
      ['Brown Rice', 'Rice', 'Riverbend', ['Bag', 2, 'POUNDS', 2], plain, 'PURCHASED', 2, 'Whole grain.'],
      ['Spaghetti', 'Pasta', 'Bellafonte', ['Box', 16, 'OUNCES', 1], vegan, 'TEFAP', 3, 'Durum wheat.'],
      [
        'Whole Grain Rotini',
        'Pasta',
        'Bellafonte',
        ['Box', 12, 'OUNCES', 0.75],
        vegan,
        'TEFAP',
        2,
        'Spirals that hold sauce.',
      ],
      [
        'Macaroni and Cheese',
        'Pasta Meals',
        'Bellafonte',
        ['Box', 7.25, 'OUNCES', 0.45],
        veg,
        'DONATED',
        2,
        'Add milk and butter.',
      ],
      [
        'Gluten-Free Penne',
        'Pasta',
        'Plain Table',
        ['Box', 12, 'OUNCES', 0.75],
        plain,
        'PURCHASED',
        1,
        'From corn and rice.',
      ],
    ],
  ],
  [
    'Beans and Lentils',
    1,
    [
      [
        'Pinto Beans, Dry',
        'Beans',
        'Riverbend',
        ['Bag', 2, 'POUNDS', 2],
        plain,
        'TEFAP',
        3,
        'Soak overnight, simmer an hour.',
      ],
      [
        'Black Beans, Canned',
        'Beans',
        'Harvest Lane',
        ['Can', 15.5, 'OUNCES', 0.97],
        [...plain, 'Low Sodium'],
        'TEFAP',
        3,
        'Low in sodium, ready to heat.',
      ],
      [
        'Red Lentils',
        'Lentils',
        'Riverbend',
        ['Bag', 1, 'POUNDS', 1],
        plain,
        'PURCHASED',
        2,
        'Soft in 15 minutes, no soaking.',
      ],
      [
        'Chickpeas, Canned',
        'Beans',
        'Harvest Lane',
        ['Can', 15, 'OUNCES', 0.94],
        plain,
        'DONATED',
        2,
        'For stews, salad and hummus.',
      ],
    ],
  ],
  [
    'Canned Vegetables',
    1,
    [
      [
        'Green Beans, Canned',
        'Canned Vegetables',
        'Harvest Lane',
        ['Can', 14.5, 'OUNCES', 0.91],
        [...raw, 'Low Sodium'],
        'TEFAP',
        3,
        'Cut, low in sodium.',
      ],
      [
        'Sweet Corn, Canned',
        'Canned Vegetables',
        'Harvest Lane',
        ['Can', 15.25, 'OUNCES', 0.95],
        raw,
        'TEFAP',
        3,
        'Whole kernels.',
      ],
      [
        'Diced Tomatoes',
        'Canned Tomatoes',
        'Harvest Lane',
        ['Can', 14.5, 'OUNCES', 0.91],
        raw,
        'TEFAP',
        3,
        'Without added salt.',
      ],
      [
        'Tomato Sauce',
        'Canned Tomatoes',
        'Harvest Lane',
        ['Can', 15, 'OUNCES', 0.94],
        plain,
        'TEFAP',
        2,
        'For pasta, rice and stews.',
      ],
      [
        'Pumpkin Purée',
        'Canned Vegetables',
        'Harvest Lane',
        ['Can', 15, 'OUNCES', 0.94],
        plain,
        'DONATED',
        1,
        'For soup and baking, nothing added.',
      ],
    ],
  ],
  [
    'Canned Fruit',
    1,
    [
      [
        'Sliced Peaches',
        'Canned Fruit',
        'Sunledge',
        ['Can', 15, 'OUNCES', 0.94],
        [...raw, 'Seniors Box'],
        'TEFAP',
        2,
        'In extra light syrup.',
      ],
      [
        'Applesauce Cups',
        'Canned Fruit',
        'Three Herons',
        ['Pack', 6, 'COUNT', 1.5],
        raw,
        'TEFAP',
        2,
        'Unsweetened, six cups.',
      ],
      ['Raisins', 'Dried Fruit', 'Sunledge', ['Box', 15, 'OUNCES', 0.94], raw, 'TEFAP', 1, 'Seedless.'],
    ],
  ],
  [
    'Soup and Meals',
    1,
    [
      [
        'Chicken Noodle Soup',
        'Soup',
        'Hearthside',
        ['Can', 10.5, 'OUNCES', 0.66],
        ['Microwave Only'],
        'DONATED',
        3,
        'Add one can of water.',
      ],
      [
        'Vegetable Soup',
        'Soup',
        'Hearthside',
        ['Can', 10.5, 'OUNCES', 0.66],
        [...vegan, 'Low Sodium', 'Microwave Only'],
        'TEFAP',
        2,
        'Condensed, low in sodium.',
      ],
      [
        'Beef Stew',
        'Canned Meals',
        'Hearthside',
        ['Can', 24, 'OUNCES', 1.5],
        ['Seniors Box'],
        'TEFAP',
        1,
        'With potatoes and carrots.',
      ],
      [
        'Light Tuna in Water',
        'Canned Fish',
        'Northwater',
        ['Can', 5, 'OUNCES', 0.31],
        ['Gluten Free', 'No Cooking Needed'],
        'PURCHASED',
        3,
        'Opens without a can opener.',
      ],
    ],
  ],
  [
    'Breakfast',
    1,
    [
      [
        'Rolled Oats',
        'Oatmeal',
        'Morning Field',
        ['Tub', 42, 'OUNCES', 2.63],
        vegan,
        'TEFAP',
        3,
        'Thirty portions, five minutes.',
      ],
      [
        'Corn Flakes',
        'Cereal',
        'Morning Field',
        ['Box', 18, 'OUNCES', 1.13],
        [...veg, 'No Cooking Needed'],
        'TEFAP',
        2,
        'Fortified with iron.',
      ],
      [
        'Pancake Mix',
        'Baking Mixes',
        'Morning Field',
        ['Box', 32, 'OUNCES', 2],
        veg,
        'DONATED',
        1,
        'Only water needed.',
      ],
    ],
  ],
  [
    'Nuts and Spreads',
    1,
    [
      ['Peanut Butter', 'Peanut Butter', 'Goober & Daughters', ['Jar', 18, 'OUNCES', 1.13], raw, 'TEFAP', 3, 'Smooth.'],
      [
        'Grape Jelly',
        'Jam and Jelly',
        'Sunledge',
        ['Jar', 18, 'OUNCES', 1.13],
        raw,
        'DONATED',
        1,
        'For bread and oatmeal.',
      ],
      ['Unsalted Almonds', 'Nuts', 'Sunledge', ['Bag', 1, 'POUNDS', 1], [...raw, 'Low Sodium'], 'TEFAP', 1, 'Roasted.'],
    ],
  ],
  [
    'Oil and Baking',
    1,
    [
      [
        'Vegetable Oil',
        'Cooking Oil',
        'Riverbend',
        ['Bottle', 48, 'FLUIDOUNCES', 2.9],
        plain,
        'TEFAP',
        3,
        'Soybean oil.',
      ],
      ['All-Purpose Flour', 'Flour', 'Riverbend', ['Bag', 5, 'POUNDS', 5], vegan, 'TEFAP', 2, 'Enriched.'],
      [
        'Corn Masa Flour',
        'Flour',
        'Masa Dorada',
        ['Bag', 4.4, 'POUNDS', 4.4],
        plain,
        'DONATED',
        1,
        'For tortillas and tamales.',
      ],
    ],
  ],
  [
    'Drinks',
    1,
    [
      [
        'Shelf-Stable Milk',
        'Milk',
        'Clearbrook',
        ['Carton', 32, 'FLUIDOUNCES', 2.2],
        ['Vegetarian', 'Gluten Free', 'No Cooking Needed', 'Seniors Box'],
        'TEFAP',
        2,
        'Keeps unopened without a refrigerator.',
      ],
      [
        'Apple Juice',
        'Juice',
        'Three Herons',
        ['Bottle', 64, 'FLUIDOUNCES', 4.4],
        raw,
        'TEFAP',
        1,
        'All juice, no sugar added.',
      ],
    ],
  ],
  [
    'Baby',
    1,
    [
      [
        'Infant Formula',
        'Infant Formula',
        'First Light',
        ['Tub', 12.4, 'OUNCES', 0.78],
        ['Baby'],
        'PURCHASED',
        1,
        'Milk based with iron, from birth.',
      ],
      [
        'Pear Purée Pouches',
        'Baby Food',
        'First Light',
        ['Pack', 4, 'COUNT', 1],
        ['Baby', 'No Cooking Needed', ...vegan],
        'DONATED',
        1,
        'From six months, four pouches.',
      ],
      [
        'Diapers, Size 4',
        'Diapers',
        'First Light',
        ['Pack', 24, 'COUNT', 2.4],
        ['Baby'],
        'DONATED',
        1,
        'For 22 to 37 pounds.',
      ],
    ],
  ],
  [
    'Household',
    1,
    [['Dish Soap', 'Cleaning', 'Plain Table', ['Bottle', 24, 'FLUIDOUNCES', 1.6], [], 'DONATED', 1, 'Fragrance free.']],
  ],
]

export const plannedFoods: readonly PlannedFood[] = shelves.flatMap(([category, StorageRequirementID, lines]) =>
  lines.map(
    ([Name, itemType, Brand, [packageType, Amount, unit, WeightPounds], tags, source, carriedBy, Description]) => ({
      Name,
      itemType,
      Description,
      Brand,
      packageType,
      Amount,
      unit,
      WeightPounds,
      StorageRequirementID,
      category,
      tags,
      source,
      carriedBy,
    }),
  ),
)
