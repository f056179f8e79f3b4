import type { NamedTranslations } from '../../../shared/core/schema/translated.ts'

/** Spanish names of the demonstration's foods and programs, and descriptions of foods and places, as families there say them. */

const foods: Readonly<Record<string, readonly [Name: string, Description: string]>> = {
  'Gala Apples': ['Manzanas Gala', 'Crujientes y dulces, unas nueve por bolsa.'],
  Bananas: ['Plátanos', 'Un racimo, algunos todavía verdes.'],
  'Navel Oranges': ['Naranjas Navel', 'Fáciles de pelar, sin semillas.'],
  'Bartlett Pears': ['Peras Bartlett', 'Maduran en la cocina en dos o tres días.'],
  Carrots: ['Zanahorias', 'Zanahorias enteras, lavadas.'],
  'Yellow Onions': ['Cebollas amarillas', 'Duran semanas en un lugar oscuro y seco.'],
  'Russet Potatoes': ['Papas Russet', 'Para hornear, hacer puré y freír.'],
  'Green Cabbage': ['Repollo verde', 'Una cabeza; para ensalada, sopa y salteados.'],
  'Sweet Potatoes': ['Camotes', 'De pequeños a medianos, para asar.'],
  'Large Eggs': ['Huevos grandes', 'Una docena, categoría A.'],
  'Low-Fat Milk': ['Leche baja en grasa', '1 % de grasa, medio galón.'],
  'Cheddar Cheese': ['Queso cheddar', 'Suave, rallado.'],
  'Plain Yogurt': ['Yogur natural', 'De leche entera, sin azúcar.'],
  Butter: ['Mantequilla', 'Con sal, cuatro barras.'],
  'Chicken Drumsticks': ['Piernas de pollo', 'Congeladas, unas ocho piezas.'],
  'Halal Ground Beef': ['Carne molida de res halal', 'Congelada, 85 % magra, con certificado halal.'],
  'Pork Chops': ['Chuletas de cerdo', 'Congeladas, sin hueso.'],
  'Alaska Pollock Fillets': ['Filetes de abadejo de Alaska', 'Congelados, sin espinas.'],
  'Mixed Vegetables, Frozen': ['Verduras mixtas congeladas', 'Zanahoria, chícharos, maíz y ejotes.'],
  'Bean and Cheese Burritos': ['Burritos de frijoles y queso', 'Dos minutos en el microondas.'],
  'Chicken and Rice Bowl': ['Plato de pollo con arroz', 'Una porción, lista en cinco minutos.'],
  'Whole Wheat Bread': ['Pan integral', 'En rebanadas.'],
  'Corn Tortillas': ['Tortillas de maíz', 'Treinta tortillas de seis pulgadas.'],
  'Dinner Rolls': ['Panecillos', 'Horneados el día anterior.'],
  'Long Grain White Rice': ['Arroz blanco de grano largo', 'Se cocina en 18 minutos.'],
  'Brown Rice': ['Arroz integral', 'De grano entero.'],
  Spaghetti: ['Espagueti', 'De trigo duro.'],
  'Whole Grain Rotini': ['Pasta rotini integral', 'Espirales que retienen la salsa.'],
  'Macaroni and Cheese': ['Macarrones con queso', 'Agregue leche y mantequilla.'],
  'Gluten-Free Penne': ['Pasta penne sin gluten', 'De maíz y arroz.'],
  'Pinto Beans, Dry': ['Frijoles pintos secos', 'Remoje toda la noche y cocine una hora.'],
  'Black Beans, Canned': ['Frijoles negros en lata', 'Bajos en sodio, listos para calentar.'],
  'Red Lentils': ['Lentejas rojas', 'Se ablandan en 15 minutos, sin remojo.'],
  'Chickpeas, Canned': ['Garbanzos en lata', 'Para guisos, ensaladas y humus.'],
  'Green Beans, Canned': ['Ejotes en lata', 'Cortados, bajos en sodio.'],
  'Sweet Corn, Canned': ['Maíz dulce en lata', 'En granos enteros.'],
  'Diced Tomatoes': ['Tomates en cubos', 'Sin sal agregada.'],
  'Tomato Sauce': ['Salsa de tomate', 'Para pasta, arroz y guisos.'],
  'Pumpkin Purée': ['Puré de calabaza', 'Para sopa y repostería, sin nada agregado.'],
  'Sliced Peaches': ['Duraznos en rebanadas', 'En almíbar muy ligero.'],
  'Applesauce Cups': ['Vasitos de puré de manzana', 'Sin azúcar, seis vasitos.'],
  Raisins: ['Pasas', 'Sin semillas.'],
  'Chicken Noodle Soup': ['Sopa de pollo con fideos', 'Agregue una lata de agua.'],
  'Vegetable Soup': ['Sopa de verduras', 'Condensada, baja en sodio.'],
  'Beef Stew': ['Guiso de res', 'Con papas y zanahorias.'],
  'Light Tuna in Water': ['Atún en agua', 'Se abre sin abrelatas.'],
  'Rolled Oats': ['Hojuelas de avena', 'Treinta porciones, cinco minutos.'],
  'Corn Flakes': ['Hojuelas de maíz', 'Con hierro agregado.'],
  'Pancake Mix': ['Mezcla para panqueques', 'Solo necesita agua.'],
  'Peanut Butter': ['Crema de cacahuate', 'Suave, sin trozos.'],
  'Grape Jelly': ['Jalea de uva', 'Para pan y avena.'],
  'Unsalted Almonds': ['Almendras sin sal', 'Tostadas.'],
  'Vegetable Oil': ['Aceite vegetal', 'Aceite de soya.'],
  'All-Purpose Flour': ['Harina de trigo', 'Enriquecida.'],
  'Corn Masa Flour': ['Harina de maíz para masa', 'Para tortillas y tamales.'],
  'Shelf-Stable Milk': ['Leche de larga vida', 'Cerrada no necesita refrigerador.'],
  'Apple Juice': ['Jugo de manzana', 'Puro jugo, sin azúcar agregada.'],
  'Infant Formula': ['Fórmula infantil', 'A base de leche, con hierro, desde el nacimiento.'],
  'Pear Purée Pouches': ['Puré de pera en bolsitas', 'Desde los seis meses, cuatro bolsitas.'],
  'Diapers, Size 4': ['Pañales, talla 4', 'De 22 a 37 libras.'],
  'Dish Soap': ['Jabón para platos', 'Sin perfume.'],
}

const places: Readonly<Record<string, string>> = {
  'Warehouse Market': 'Entre en auto por el portón 2; no baje, nosotros cargamos el maletero.',
  'Riverside Lockers': 'Casilleros refrigerados junto a la terminal de autobuses, abiertos día y noche.',
  'Main Street Pantry': 'Puerta lateral, rampa a la izquierda. Traiga bolsas si tiene.',
  'Campus Pantry': 'Para estudiantes del colegio comunitario, con un código de referencia.',
  'Parish Hall Pantry': 'Por la puerta del jardín; los voluntarios llevan las bolsas al auto.',
  'Winter Pop-Up': 'Abre de diciembre a marzo en la estación de bomberos.',
}

const programs: Readonly<Record<string, string>> = {
  'Home Delivery for Seniors': 'Entrega a domicilio para personas mayores',
  'Saturday Delivery': 'Entrega de los sábados',
  'Neighborhood Delivery': 'Entrega en el vecindario',
}

const found = <T>(list: Readonly<Record<string, T>>, name: string): T => {
  const text = list[name]
  if (text === undefined) throw new Error(`No Spanish for ${name}`)
  return text
}

export function foodInSpanish(food: string): NamedTranslations {
  const [Name, Description] = found(foods, food)
  return { es: { Name, Description } }
}

export const programInSpanish = (name: string) => ({ es: { Name: found(programs, name) } })

export const placeInSpanish = (label: string) => ({ es: { Description: found(places, label) } })
