-- Made from content/ by `npm run content`: edit there, not here.

insert into public.faqalim_categories (id, name, slug, description, icon, color, is_active, order_index) values
  (1, 'Bases de la nutrition', 'bases-de-la-nutrition', 'Repères officiels, nutriments, boissons : comprendre ce que l’on mange.', 'apple', 'blue', true, 1),
  (2, 'Santé et âges de la vie', 'sante-et-ages-de-la-vie', 'Grossesse, enfance, grand âge, vitamines, digestion : à chacun ses besoins.', 'heart', 'orange', true, 2),
  (3, 'Sport et énergie', 'sport-et-energie', 'Avant, pendant et après l’effort, sans compléments inutiles.', 'activity', 'green', true, 3),
  (4, 'Cuisine et conservation', 'cuisine-et-conservation', 'Cuire, ranger, congeler, acheter : des gestes simples et sûrs.', 'utensils', 'blue', true, 4),
  (5, 'Poids et appétit', 'poids-et-appetit', 'Faim, portions, sucres, régimes : retrouver ses repères sans se punir.', 'scale', 'orange', true, 5),
  (6, 'Alimentation végétale', 'alimentation-vegetale', 'Légumineuses, fer, B12 : équilibrer une assiette plus végétale.', 'sparkles', 'green', true, 6),
  (7, 'Mythes et idées reçues', 'mythes-et-idees-recues', 'Ce que l’on répète partout, et ce que disent vraiment les études.', 'sparkles', 'red', true, 7)
on conflict (id) do update set
  name = excluded.name,
  slug = excluded.slug,
  description = excluded.description,
  icon = excluded.icon,
  color = excluded.color,
  is_active = excluded.is_active,
  order_index = excluded.order_index;
select setval(pg_get_serial_sequence('public.faqalim_categories', 'id'), (select max(id) from public.faqalim_categories));

insert into public.faqalim_subcategories (id, category_id, name, slug, description, is_active, order_index) values
  (11, 1, 'Repères et équilibre', 'reperes-et-equilibre', 'Les repères officiels et la façon de les suivre sans calculer.', true, 1),
  (12, 1, 'Glucides, lipides, protéines', 'glucides-lipides-proteines', 'À quoi servent les grands nutriments, et où les trouver.', true, 2),
  (13, 1, 'Boissons et hydratation', 'boissons-et-hydratation', 'Eau, café, jus, sodas : que boire, et combien.', true, 3),
  (14, 1, 'Lire les étiquettes', 'etiquettes', 'Ingrédients, sucres, Nutri-Score, dates : décoder un emballage.', true, 4),
  (21, 2, 'Vitamines et minéraux', 'vitamines-et-mineraux', 'Fer, calcium, vitamine D : qui peut en manquer, et que faire.', true, 1),
  (22, 2, 'Digestion et intolérances', 'digestion-et-intolerances', 'Gluten, lactose, fibres : quand le ventre s’en mêle.', true, 2),
  (23, 2, 'Grossesse et enfance', 'grossesse-et-enfance', 'De la grossesse à la cantine : nourrir sans s’inquiéter.', true, 3),
  (24, 2, 'Bien vieillir', 'bien-vieillir', 'Garder l’appétit, la force et le plaisir de manger.', true, 4),
  (31, 3, 'Avant et pendant l’effort', 'avant-et-pendant-l-effort', 'Quand manger, quoi manger, avec quelle marge.', true, 1),
  (32, 3, 'Récupération et muscle', 'recuperation-et-muscle', 'Protéines, repos, reprise : ce qui aide vraiment.', true, 2),
  (33, 3, 'Boire pour le sport', 'boire-pour-le-sport', 'Eau, sel, boissons de l’effort : doser selon la durée.', true, 3),
  (41, 4, 'Cuissons et gestes', 'cuissons-et-gestes', 'Garder le goût et les vitamines, éviter les erreurs.', true, 1),
  (42, 4, 'Conservation et hygiène', 'conservation-et-hygiene', 'Combien de temps, à quelle température, et quand jeter.', true, 2),
  (43, 4, 'Courses et budget', 'courses-et-budget', 'Bien acheter, moins jeter, dépenser moins.', true, 3),
  (51, 5, 'Faim et portions', 'faim-et-portions', 'Reconnaître la faim, servir juste, manger tranquille.', true, 1),
  (52, 5, 'Régimes et poids', 'regimes-et-poids', 'Ce que l’on sait des régimes, et à qui parler de son poids.', true, 2),
  (53, 5, 'Sucres et encas', 'sucres-et-encas', 'Goûters, fringales, produits sucrés : choisir sans interdire.', true, 3),
  (61, 6, 'Protéines végétales', 'proteines-vegetales', 'Lentilles, tofu, noix : combien, comment, avec quoi.', true, 1),
  (62, 6, 'Fer, B12 et autres apports', 'fer-b12-et-autres-apports', 'Les points à surveiller, et les solutions.', true, 2),
  (63, 6, 'Végétarien au quotidien', 'vegetarien-au-quotidien', 'Repas de tous les jours, en famille ou à la cantine.', true, 3),
  (71, 7, 'Minceur et régimes', 'minceur-et-regimes', 'Pain, soir, jeûne, détox : ce qui fait maigrir ou pas.', true, 1),
  (72, 7, 'Aliments vedettes', 'aliments-vedettes', 'Épinards, chocolat, miel, coco : réputations à vérifier.', true, 2),
  (73, 7, 'Santé et nutriments', 'sante-et-nutriments', 'Cholestérol, protéines, compléments : le vrai du faux.', true, 3),
  (74, 7, 'Cuisine et habitudes', 'cuisine-et-habitudes', 'Surgelés, micro-ondes, dates : les gestes qu’on croit bons.', true, 4)
on conflict (id) do update set
  category_id = excluded.category_id,
  name = excluded.name,
  slug = excluded.slug,
  description = excluded.description,
  is_active = excluded.is_active,
  order_index = excluded.order_index;
select setval(pg_get_serial_sequence('public.faqalim_subcategories', 'id'), (select max(id) from public.faqalim_subcategories));

insert into public.faqalim_target_audiences (id, name, slug, description, icon, gradient, is_active, order_index) values
  (2, 'Parents', 'parents', 'Nourrir petits et grands', 'Baby', 'orange', true, 2),
  (3, 'Seniors', 'seniors', 'Garder force et plaisir', 'HeartPulse', 'rose', true, 3),
  (1, 'Sportifs', 'sportifs', 'Performer et récupérer', 'Dumbbell', 'blue', true, 1),
  (4, 'Tous publics', 'tous-publics', 'Les repères pour chacun', 'Users', 'green', true, 4)
on conflict (id) do update set
  name = excluded.name,
  slug = excluded.slug,
  description = excluded.description,
  icon = excluded.icon,
  gradient = excluded.gradient,
  is_active = excluded.is_active,
  order_index = excluded.order_index;
select setval(pg_get_serial_sequence('public.faqalim_target_audiences', 'id'), (select max(id) from public.faqalim_target_audiences));

insert into public.faqalim_faqs (id, question, answer, idea, difficulty, category_id, subcategory_id, target_audience_id, is_published, created_at, order_index, sources, reviewed_on) values
  (604, 'Comment mieux absorber le fer des végétaux ?', '<p>Ajoutez au repas un fruit ou un légume riche en vitamine C, et gardez le thé et le café pour un autre moment.</p>
<p>Du fer des végétaux, des œufs et du lait, notre corps n’absorbe que 2 à 20 %. Pour le fer dit « héminique », celui de la viande et du poisson, c’est 15 à 35 %.</p>
<h4>Ce qui aide, ce qui freine</h4>
<ul>
<li><strong>La vitamine C</strong> : du poivron cru dans les lentilles, du persil sur les pois chiches, un kiwi ou une orange en dessert. Elle peut multiplier l’absorption jusqu’à quatre fois, mais sur un seul repas. Sur plusieurs jours d’alimentation complète, le gain est bien plus petit.</li>
<li><strong>Le thé</strong> : dans une étude, du thé noir bu avec du pain a réduit l’absorption du fer de 79 à 94 %, avec ou sans lait. Le cacao et les tisanes la freinaient aussi.</li>
<li><strong>Le café</strong> la freine quand on le boit avec le repas ou dans l’heure qui suit.</li>
</ul>
<p>Si vos réserves sont bonnes, thé et café importent peu. Si elles sont basses, la vitamine C ne les remonte pas à elle seule.</p>
<p>Fatigue qui dure, règles abondantes, grossesse, enfant végétarien : demandez au médecin s’il faut une prise de sang, et ne commencez pas de fer en comprimés sans lui.</p>', null, 'moyen', 6, 62, 4, true, '2026-11-21T08:00:00Z', 93, '[{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/","lang":"en"},{"title":"Effect of ascorbic acid intake on nonheme-iron absorption from a complete diet","publisher":"Cook & Reddy, AJCN","year":"2001","url":"https://doi.org/10.1093/ajcn/73.1.93","lang":"en"},{"title":"Inhibition of non-haem iron absorption in man by polyphenolic-containing beverages","publisher":"Hurrell et al., Br J Nutr","year":"1999","url":"https://pubmed.ncbi.nlm.nih.gov/10999016/","lang":"en"},{"title":"Inhibition of food iron absorption by coffee","publisher":"Morck et al., AJCN","year":"1983","url":"https://pubmed.ncbi.nlm.nih.gov/6402915/","lang":"en"}]', '2026-11-21'),
  (617, 'Bébé végétarien ou végane : est-ce possible ?', '<p>Végane, seulement avec un suivi médical et diététique régulier, et de la vitamine B12 ; végétarien, parlez-en d’abord à son médecin.</p>
<p><strong>Bébé fait un malaise ou s’étouffe ? Appelez le 15 ou le 112.</strong></p>
<p>Mal conduite, une alimentation végane est dangereuse pour un bébé : c’est la position des pédiatres européens. Il mange déjà ainsi sans suivi ? Joignez son médecin aujourd’hui.</p>
<ul>
<li><strong>Le lait d’abord.</strong> Avant 1 an, lait maternel ou préparation pour bébé : selon l’Anses, une boisson à l’amande, au riz ou au soja <a href="/question/606-une-boisson-vegetale-peut-elle-remplacer-le-lait">ne les remplace pas</a>.</li>
<li><strong>Le fer.</strong> De 7 à 11 mois, le repère est de 11 mg par jour. C’est autant que pour un homme adulte : demandez au médecin comment l’atteindre sans viande.</li>
<li><strong>Les textures.</strong> Œuf bien cuit, légumes secs en purée lisse. Les fruits à coque se donnent en poudre ou en purée lisse, jamais entiers avant 5 ou 6 ans ; avec un eczéma sévère ou une allergie, après avis du médecin.</li>
<li><strong>Le soja.</strong> L’Anses invite à le limiter chez l’enfant.</li>
<li><strong>Vous allaitez et vous êtes végane ?</strong> Il vous faut aussi un complément de B12 et un suivi médical.</li>
</ul>
<p>Gouttes et compléments : c’est le médecin qui choisit le produit et la dose. Pour le calendrier, voyez <a href="/question/206-quand-et-par-quoi-commencer-la-diversification-de-bebe">la diversification</a>.</p>', null, 'avancé', 6, 62, 2, true, '2026-11-21T08:00:00Z', 102, '[{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454","lang":"en"},{"title":"Clinical practice: vegetarian infant and child nutrition","publisher":"Van Winckel et al., Eur J Pediatr","year":"2011","url":"https://doi.org/10.1007/s00431-011-1547-x","lang":"en"},{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/fr/system/files/NUT2011sa0261.pdf"},{"title":"Dietary reference values for iron","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4254","lang":"en"}]', '2026-11-21'),
  (606, 'Une boisson végétale peut-elle remplacer le lait ?', '<p>Jamais pour un bébé de moins d’un an ; pour un adulte, en partie, si elle est enrichie en calcium.</p>
<p><strong>Avant 1 an</strong>, selon l’Anses, ces boissons ne remplacent ni le lait maternel ni la préparation pour bébé. Votre bébé en boit à la place de son lait ? S’il fait un malaise, appelez le 15 ou le 112. Sinon, joignez son médecin aujourd’hui. Entre 1 et 3 ans, c’est aussi à lui de dire quel lait convient.</p>
<h4>Pour les plus grands, lisez l’étiquette</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Pour 100 g, Calcium, Protéines"><table>
<thead>
<tr>
<th scope="col">Pour 100 g</th>
<th scope="col">Calcium</th>
<th scope="col">Protéines</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Lait demi-écrémé</th>
<td>117 mg</td>
<td>3,4 g</td>
</tr>
<tr>
<th scope="row">Boisson au soja enrichie en calcium</th>
<td>98 mg</td>
<td>3,4 g</td>
</tr>
<tr>
<th scope="row">Boisson au soja nature</th>
<td>12 mg</td>
<td>3,3 g</td>
</tr>
<tr>
<th scope="row">Boisson à l’amande nature</th>
<td>12 mg</td>
<td>1,1 g</td>
</tr>
</tbody>
</table></div>
<p>Sans calcium ajouté, ces boissons en contiennent près de dix fois moins que le lait. Cherchez donc le mot « calcium » sur la brique, et choisissez-la sans sucres ajoutés.</p>
<p>Le soja est à limiter chez l’enfant et à éviter pendant la grossesse ; soja et fruits à coque sont aussi des allergènes, mis en évidence dans les ingrédients. Un enfant qui ne boit plus de lait, par choix ou par allergie ? Voyez avec son médecin par quoi le remplacer.</p>', null, 'moyen', 6, 62, 2, true, '2026-11-21T08:00:00Z', 129, '[{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/fr/system/files/NUT2011sa0261.pdf"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/","site":"site de l’Anses"},{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/fr/system/files/NUT2017SA0141.pdf"}]', '2026-11-21'),
  (615, 'Végane, sans lait ni fromage : comment avoir assez de calcium ?', '<p>D’abord dans une boisson végétale enrichie en calcium, puis dans les haricots blancs, le tofu, les amandes et le chia.</p>
<p>Le repère européen est de 950 mg par jour dès 25 ans, 1 000 mg entre 18 et 24 ans. Quelques portions :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Portion, Calcium"><table>
<thead>
<tr>
<th scope="col">Portion</th>
<th scope="col">Calcium</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Haricots blancs cuits, 200 g</th>
<td>240 mg</td>
</tr>
<tr>
<th scope="row">Boisson au soja enrichie, 200 g</th>
<td>196 mg</td>
</tr>
<tr>
<th scope="row">Pois chiches cuits, 150 g</th>
<td>108 mg</td>
</tr>
<tr>
<th scope="row">Tofu nature, 100 g</th>
<td>100 mg</td>
</tr>
<tr>
<th scope="row">Amandes, 30 g</th>
<td>78 mg</td>
</tr>
<tr>
<th scope="row">Graines de chia, 10 g</th>
<td>63 mg</td>
</tr>
</tbody>
</table></div>
<p>Toutes ces lignes réunies donnent moins de 800 mg : sans produit enrichi, le compte est difficile. Deux d’entre elles sont du soja, à éviter pendant la grossesse et à limiter chez l’enfant : <a href="/question/606-une-boisson-vegetale-peut-elle-remplacer-le-lait">d’autres boissons végétales</a> sont enrichies.</p>
<p><strong>Le bon réflexe</strong> : lisez les milligrammes sur la brique, et visez autant que le lait, près de 120 mg pour 100 ml.</p>
<p>Selon l’Anses, les végétariens ont peut-être plus de fractures ; elle juge la preuve faible. Pas de comprimé pour autant sans le médecin. Enfant, grossesse, ostéoporose, reins malades : prenez son avis.</p>', null, 'moyen', 6, 62, 4, true, '2026-11-21T08:00:00Z', 68, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Dietary reference values for calcium","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4101","lang":"en"},{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"}]', '2026-11-21'),
  (608, 'Comment bien cuire les lentilles et les pois chiches ?', '<p>Les lentilles cuisent sans trempage ; les pois chiches et les haricots secs trempent d’abord une nuit.</p>
<h4>Les temps, selon les guides de cuisson</h4>
<ul>
<li><strong>Lentilles corail</strong> : environ 10 minutes.</li>
<li><strong>Petites lentilles vertes</strong> : 20 à 25 minutes.</li>
<li><strong>Grosses lentilles</strong> : 40 à 45 minutes.</li>
<li><strong>Pois chiches et haricots secs</strong> : 8 à 12 heures de trempage. Jetez l’eau, puis cuisez jusqu’à ce qu’ils soient tendres.</li>
</ul>
<p>La cocotte-minute divise la cuisson par deux environ. Pas de trempage la veille ? Faites bouillir 2 minutes, puis laissez gonfler 1 heure à couvert.</p>
<p>Prévoyez 60 à 75 g crus par personne pour un plat : cela double de volume, au moins. En boîte, c’est déjà cuit. Rincez : vous ôtez une partie du sel et des sucres qui fermentent dans le ventre.</p>
<h4>Attention aux haricots rouges secs</h4>
<p>Mal cuits, ils peuvent provoquer de violents vomissements : dans ce cas, appelez le 15 ou le 112. Pour l’éviter, l’agence américaine FDA conseille 5 heures de trempage au moins, eau jetée, puis 30 minutes à gros bouillons. La mijoteuse seule ne suffit pas.</p>
<p>Après 75 ans, le Haut Conseil de la santé publique propose des légumes secs deux fois par semaine ; si vous mâchez ou avalez mal, ou si vos reins ou vos intestins sont malades, demandez d’abord au médecin.</p>', null, 'facile', 6, 63, 4, true, '2026-11-21T08:00:00Z', 171, '[{"title":"Guides de cuisson des légumineuses","publisher":"beendi.com, anniecaroncuisinesante.com","url":"https://beendi.com/blogs/les-astuces/les-8-regles-d-or-pour-la-cuisson-des-legumineuses-lentilles-pois-chiches-pois-casses-haricots-secs"},{"title":"Bad Bug Book, 2e éd. : phytohémagglutinine (haricots rouges)","publisher":"FDA (États-Unis)","year":"2012","url":"https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition","hreflang":"en"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/","site":"site du HCSP"}]', '2026-11-22'),
  (618, 'Enceinte et végétarienne : à quoi veiller ?', '<p>Au fer, à l’iode, à la vitamine B12 et aux protéines ; dites dès le premier rendez-vous ce que vous ne mangez pas.</p>
<p><strong>De la fièvre ? Consultez sans attendre.</strong></p>
<h4>Dans l’assiette</h4>
<ul>
<li><strong>Protéines</strong> : presque rien à ajouter au début, puis 9 g par jour au deuxième trimestre et 28 g au troisième. Ajoutez un œuf bien cuit, du comté, une part de lentilles.</li>
<li><strong>Iode</strong> : laitages, jaune d’œuf et sel iodé, sans en mettre plus. Selon l’Anses, les femmes enceintes en France en reçoivent moins de la moitié du repère.</li>
<li><strong>Fer</strong> : légumes secs, avec un kiwi ou une orange. Cela ne corrige pas un manque : le médecin vérifiera.</li>
<li><strong>Oméga-3</strong> : sans poisson, posez la question du DHA.</li>
<li><strong>B12</strong> : le repère est de 4,5 µg par jour. Si vous êtes végane, un complément et un suivi médical sont nécessaires ; si vous en prenez déjà un, ne l’arrêtez pas seule.</li>
</ul>
<p>Pas de soja pendant ces mois-là : l’Anses conseille de l’éviter. Pois chiches et lentilles prennent sa place. Certains fromages sont aussi <a href="/question/205-enceinte-quels-aliments-eviter-en-priorite">à laisser de côté</a>.</p>
<h4>Pas de cocktail de gélules</h4>
<p>Fer, iode, vitamine D, <a href="/question/219-vitamine-b9-pourquoi-en-prendre-avant-meme-d-etre-enceinte">vitamine B9</a> : le Haut Conseil de la santé publique demande de ne rien prendre sans prescription.</p>', null, 'avancé', 6, 62, 2, true, '2026-11-21T08:00:00Z', 113, '[{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/fr/system/files/NUT2017SA0141.pdf"},{"title":"Révision des repères alimentaires femmes enceintes et allaitantes","publisher":"HCSP","year":"2022","url":"https://www.hcsp.fr/","site":"site du HCSP"},{"title":"Dietary reference values for cobalamin (vitamin B12)","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4150","lang":"en"},{"title":"Scientific opinion on dietary reference values for protein","publisher":"EFSA","year":"2012","url":"https://doi.org/10.2903/j.efsa.2012.2557","lang":"en"}]', '2026-11-21'),
  (607, 'Mon enfant est végétarien : comment faire à la cantine ?', '<p>Demandez ce que la cantine sert à la place de la viande, puis complétez le soir : un repas moins réussi à midi se rattrape.</p>
<h4>Les questions à poser</h4>
<ul>
<li>Y a-t-il un plat végétarien, ou seulement la garniture ?</li>
<li>Avec des œufs, du fromage, des légumes secs ?</li>
<li>Y a-t-il du soja ? L’Anses recommande depuis 2025 de ne pas en servir en restauration collective. S’il y en a, n’en redonnez pas à la maison.</li>
</ul>
<h4>Le soir, si midi était léger</h4>
<p>Une omelette avec du pain et des légumes. Un dal : des lentilles corail, du riz, un kiwi en dessert. Ou des pâtes aux pois chiches, avec du fromage râpé. Le kiwi n’est pas là par hasard : au même repas, sa vitamine C aide à absorber le fer des légumes secs.</p>
<p>Selon l’Anses, les végétariens ont des niveaux moins favorables de fer, mais aussi d’iode, de vitamine B12 et de vitamine D. Dites au médecin que votre enfant ne mange pas de viande, et ne donnez pas de complément sans lui.</p>
<p><strong>Ni œufs ni laitages ?</strong> L’alimentation est alors végétalienne. Chez un jeune enfant, elle demande de la B12 et un suivi médical et diététique régulier. Prenez rendez-vous avant de commencer ; si c’est déjà le cas, n’attendez pas.</p>', null, 'moyen', 6, 63, 2, true, '2026-11-21T08:00:00Z', 153, '[{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/","site":"site de l’Anses"},{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/","lang":"en"},{"title":"Clinical practice: vegetarian infant and child nutrition","publisher":"Van Winckel et al., Eur J Pediatr","year":"2011","url":"https://doi.org/10.1007/s00431-011-1547-x","lang":"en"}]', '2026-11-21'),
  (611, 'Graines de lin, graines de chia : qu’apportent-elles ?', '<p>Des fibres et du magnésium, plus un peu de calcium pour le chia : un coup de pouce, à la taille d’une cuillerée.</p>
<p>Les chiffres « pour 100 g » impressionnent, mais personne n’en mange autant. Voici ce que donnent 10 g. Pesez-les une fois, pour voir :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Pour 10 g, Lin, Chia"><table>
<thead>
<tr>
<th scope="col">Pour 10 g</th>
<th scope="col">Lin</th>
<th scope="col">Chia</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Fibres</th>
<td>2,7 g</td>
<td>3,4 g</td>
</tr>
<tr>
<th scope="row">Protéines</th>
<td>2 g</td>
<td>1,7 g</td>
</tr>
<tr>
<th scope="row">Calcium</th>
<td>23 mg</td>
<td>63 mg</td>
</tr>
<tr>
<th scope="row">Magnésium</th>
<td>37 mg</td>
<td>34 mg</td>
</tr>
<tr>
<th scope="row">Fer</th>
<td>1 mg</td>
<td>0,8 mg</td>
</tr>
</tbody>
</table></div>
<p>Pour comparer, un adulte de 25 ans ou plus vise 25 à 30 g de fibres et 950 mg de calcium par jour. Ces graines aident donc, sans remplacer <a href="/question/104-combien-de-fibres-par-jour-et-ou-les-trouver">les légumes secs ni le pain complet</a>.</p>
<h4>Comment les utiliser</h4>
<ul>
<li>Dans un yaourt, une soupe ou une salade.</li>
<li>Le chia gonfle dans le liquide : laissez-le tremper dans du lait, il épaissit en crème.</li>
<li>Commencez par une petite cuillère, et buvez régulièrement dans la journée.</li>
</ul>
<p>Et leurs oméga-3 ? Nous n’avons pas de chiffre vérifié pour les graines : voyez <a href="/question/117-ou-trouver-des-omega-3">où en trouver</a>.</p>
<p>Pour un tout-petit, si vous avalez mal, ou avec une maladie de l’intestin, demandez d’abord au médecin.</p>', null, 'moyen', 6, 61, 4, true, '2026-11-21T08:00:00Z', 23, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Recommandations d’apports en fibres (AS 30 g/j)","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/system/files/NUT2012SA0103Ra-2.pdf"},{"title":"Dietary reference values for calcium","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4101","lang":"en"}]', '2026-11-21'),
  (619, 'Comment composer une journée végétarienne équilibrée ?', '<p>Avec des légumes secs, des céréales en partie complètes, beaucoup de légumes et de fruits, des laitages, des noix et, certains jours, un œuf.</p>
<h4>Un exemple</h4>
<ul>
<li><strong>Matin</strong> : flocons d’avoine, un bol de lait, un kiwi.</li>
<li><strong>Midi</strong> : lentilles tièdes et carottes râpées à l’huile de colza, pain complet, un yaourt, une orange.</li>
<li><strong>Goûter</strong> : une poignée de noix ou d’amandes, une pomme.</li>
<li><strong>Soir</strong> : pâtes complètes aux courgettes et au fromage. Ou une omelette aux épinards avec du pain, un laitage, une compote.</li>
</ul>
<h4>Les repères de l’Anses</h4>
<p>Pour un adulte qui mange œufs et laitages, l’agence propose environ, par jour :</p>
<ul>
<li>75 g de légumes secs et 170 g de féculents, dont 120 g complets ;</li>
<li>700 g de fruits et légumes ;</li>
<li>65 g de fruits à coque, soit deux petites poignées ;</li>
<li>450 ml de lait et 50 g de fromage. Un yaourt compte comme 150 ml de lait ;</li>
<li>30 g d’œufs en moyenne, donc quelques-uns par semaine.</li>
</ul>
<p>C’est plus que les deux laitages par jour conseillés en général aux adultes.</p>
<p>Inutile de tout peser. Restent <a href="/question/616-vegetarien-quels-apports-surveiller">quatre apports à surveiller</a>. Enfant, grossesse, grand âge, reins malades ou allergie : demandez d’abord un avis. Sans laitages ni œufs, voyez plutôt <a href="/fiches-pratiques/proteines-vegetales">la journée végétale</a>.</p>', null, 'facile', 6, 63, 4, true, '2026-11-21T08:00:00Z', 124, '[{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"}]', '2026-11-21'),
  (621, 'Les légumes secs me ballonnent : que faire ?', '<p>Réduisez la portion, puis augmentez-la peu à peu, pour laisser au ventre le temps de s’habituer.</p>
<p><strong>De violents vomissements après des haricots rouges ? Appelez le 15 ou le 112.</strong> Secs et mal cuits, ils peuvent rendre malade.</p>
<p>Les légumes secs contiennent des sucres qui fermentent, et beaucoup de fibres : 14 g pour 100 g de haricots blancs cuits, 8 g pour les lentilles.</p>
<h4>Une montée en douceur</h4>
<ol>
<li>Deux ou trois cuillerées de lentilles corail, mixées dans une soupe.</li>
<li>Quand cela passe bien, une petite garniture, une ou deux fois par semaine.</li>
<li>Puis un plat entier.</li>
</ol>
<h4>Les gestes qui aident</h4>
<ul>
<li>Pour les pois chiches et les haricots : une nuit de trempage, et l’eau à l’évier.</li>
<li>Une cuisson longue, jusqu’à ce qu’ils s’écrasent sous la fourchette.</li>
<li>En boîte, rincez-les bien : selon les guides de cuisson, une partie de ces sucres s’en va avec l’eau.</li>
<li>Le soir vous réussit mal ? Servez-les au déjeuner.</li>
</ul>
<p>Si d’autres aliments vous gênent aussi, voyez <a href="/question/218-comment-manger-plus-de-fibres-sans-inconfort">les fibres en douceur</a>.</p>
<p>Une gêne qui dure ou qui vous inquiète se montre au médecin. Avec une maladie de l’intestin ou des reins, ou après une opération, demandez-lui avant d’essayer.</p>', null, 'facile', 6, 63, 4, true, '2026-11-21T08:00:00Z', 146, '[{"title":"Guides de cuisson des légumineuses","publisher":"beendi.com, anniecaroncuisinesante.com","url":"https://beendi.com/blogs/les-astuces/les-8-regles-d-or-pour-la-cuisson-des-legumineuses-lentilles-pois-chiches-pois-casses-haricots-secs"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Bad Bug Book, 2e éd. : phytohémagglutinine (haricots rouges)","publisher":"FDA (États-Unis)","year":"2012","url":"https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition","hreflang":"en"}]', '2026-11-21'),
  (613, 'Combien de fois par semaine manger des légumes secs ?', '<p>Au moins deux fois par semaine, selon Santé publique France : lentilles, pois chiches, haricots, pois cassés ou fèves.</p>
<p>Ce n’est pas un plafond. Si vous êtes végétarien, l’Anses en prévoit même chaque jour. Beaucoup d’entre nous en sont loin : selon une étude de 2019 relayée par la presse, les Français en mangent deux fois moins que la moyenne des Européens.</p>
<h4>Y arriver sans y penser</h4>
<ul>
<li><strong>Un jour fixe.</strong> Dal de lentilles corail le mardi, salade de pois chiches le samedi.</li>
<li><strong>En douce.</strong> Une poignée de haricots blancs mixés dans la soupe, des lentilles dans la sauce tomate.</li>
<li><strong>En boîte.</strong> Déjà cuits, ils se rincent et se mangent froids ou chauds.</li>
<li><strong>À tartiner.</strong> Du houmous sur du pain, pour l’apéritif.</li>
</ul>
<p>Les guides de cuisson comptent 60 à 75 g crus par personne. Pour la casserole, <a href="/question/608-comment-bien-cuire-les-lentilles-et-les-pois-chiches">les temps de cuisson sont ici</a>.</p>
<p>Peu habitué ? Avancez doucement, <a href="/question/621-les-legumes-secs-me-ballonnent-que-faire">votre ventre s’en portera mieux</a>. Avec une maladie des intestins ou des reins, ou une allergie, demandez d’abord au médecin. Pour un petit enfant, écrasez-les bien.</p>', null, 'facile', 6, 61, 4, true, '2026-11-21T08:00:00Z', 43, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Guides de cuisson des légumineuses","publisher":"beendi.com, anniecaroncuisinesante.com","url":"https://beendi.com/blogs/les-astuces/les-8-regles-d-or-pour-la-cuisson-des-legumineuses-lentilles-pois-chiches-pois-casses-haricots-secs"},{"title":"Prix et consommation des légumes secs","publisher":"TF1 Info ; 20 Minutes ; Inrae/Kantar cité par IFIP","year":"2023-2025","url":"https://www.20minutes.fr/economie/4026184-20230313-alimentation-pourquoi-donc-francais-boudent-legumineuses"},{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"}]', '2026-11-21'),
  (620, 'Manger moins de viande : par où commencer ?', '<p>Par un seul repas de la semaine, celui qui vous coûte le moins.</p>
<p>Il y a sûrement chez vous un plat sans viande que tout le monde aime : une tarte aux poireaux, un couscous de légumes, des crêpes au fromage. Donnez-lui un jour. Le mois suivant, ajoutez-en un second.</p>
<h4>Trois chemins faciles</h4>
<ul>
<li><strong>Commencer par la charcuterie.</strong> Lardons, jambon, saucisson. L’agence du cancer de l’OMS classe les viandes transformées parmi les cancérogènes certains ; elles sont associées au cancer colorectal.</li>
<li><strong>Faire moitié-moitié.</strong> Dans le hachis ou le chili, remplacez une part de viande par des lentilles ou des haricots rouges en boîte.</li>
<li><strong>Réduire la part.</strong> Un petit morceau émincé dans un wok de légumes parfume toute la poêle.</li>
</ul>
<p>L’erreur classique est d’enlever sans remplacer. Deux cents grammes de lentilles cuites apportent 20 g de protéines ; autant de riz, 6 g.</p>
<p>Vous n’avez pas à devenir végétarien. Santé publique France fixe <a href="/question/112-combien-de-viande-et-de-charcuterie-par-semaine">des plafonds</a>, pas une interdiction.</p>
<p>Enfant, adolescent, grossesse, manque de fer, perte d’appétit après 65 ans : réduire la charcuterie ne pose pas de problème, mais voyez le médecin avant de supprimer viande et poisson.</p>', null, 'facile', 6, 63, 4, true, '2026-11-21T08:00:00Z', 137, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Cancérogénicité de la viande rouge et des viandes transformées (vol. 114)","publisher":"CIRC/OMS","year":"2015","url":"https://www.iarc.who.int/wp-content/uploads/2018/07/pr240_E.pdf","hreflang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (614, 'Végétarien : où trouver des oméga-3 ?', '<p>Dans les huiles de colza, de noix ou de lin, mais pas tous : deux d’entre eux, l’EPA et le DHA, viennent surtout du poisson.</p>
<h4>L’ALA : la partie facile</h4>
<p>C’est l’oméga-3 des plantes. L’huile de tournesol n’en contient presque pas : mettez plutôt du colza ou de la noix (sauf allergie) dans la vinaigrette. <a href="/question/117-ou-trouver-des-omega-3">Les chiffres, huile par huile, sont ici</a>. L’huile de lin, elle, s’emploie seulement à froid.</p>
<h4>L’EPA et le DHA : la partie délicate</h4>
<p>Les repères divergent : l’Anses conseille 500 mg par jour pour les deux réunis, l’autorité européenne 250 mg. Avec des œufs, on en est loin : environ 40 mg pour 100 g d’œuf dur.</p>
<p>Trois situations, donc :</p>
<ul>
<li><strong>Vous acceptez un peu de poisson ?</strong> Les sardines en boîte en sont riches : 2,9 g pour 100 g.</li>
<li><strong>Vous n’en voulez pas ?</strong> Il existe des huiles de microalgues, en complément. Demandez d’abord au pharmacien ou au médecin, surtout avec un traitement ou une maladie.</li>
<li><strong>Enceinte ou allaitante ?</strong> Le besoin en DHA augmente : parlez-en à <a href="/question/618-enceinte-et-vegetarienne-a-quoi-veiller">la sage-femme, avec le reste</a>.</li>
</ul>
<p>Pour un enfant, pas de complément sans l’avis de son médecin.</p>', null, 'avancé', 6, 62, 4, true, '2026-11-21T08:00:00Z', 59, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Dietary reference values for fats","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1461","lang":"en"},{"title":"Actualisation des apports nutritionnels conseillés pour les acides gras","publisher":"Afssa/Anses","year":"2010-2011","url":"https://www.anses.fr/fr/content/les-lipides"}]', '2026-11-22'),
  (601, 'Où trouver des protéines sans viande ?', '<p>Dans les légumes secs, le tofu, les fruits à coque et les céréales ; dans les œufs et les laitages, si vous en mangez.</p>
<p>Chez l’adulte, les protéines végétales couvrent les besoins, à condition d’en manger assez et de varier. Avec l’âge, c’est plus délicat : voyez votre médecin avant de supprimer la viande.</p>
<h4>Combien de protéines, environ ?</h4>
<ul>
<li>20 g dans 200 g de lentilles vertes cuites ;</li>
<li>13 g dans 100 g de tofu nature ;</li>
<li>9 g dans 200 g de pâtes complètes cuites ;</li>
<li>6 g dans une poignée d’amandes (30 g) ;</li>
<li>5 g dans un yaourt nature de 125 g.</li>
</ul>
<p>Pour comparer : un peu plus de 25 g dans 100 g de steak haché cuit.</p>
<p>Le repère de l’Anses pour un adulte est de 0,83 g par kilo et par jour, soit environ 50 g pour 60 kg, et autour de 1 g par kilo après 60 ans. Il ne vaut ni pendant la grossesse ni avec une maladie des reins.</p>
<p>Le soja, tofu compris, est à éviter pendant la grossesse et à limiter chez l’enfant ; aux petits, les fruits à coque se donnent en poudre ou en purée lisse, jamais entiers.</p>
<p>Les idées de repas sont dans <a href="/fiches-pratiques/proteines-vegetales">la fiche sur les protéines végétales</a>.</p>', null, 'facile', 6, 61, 4, true, '2026-11-21T08:00:00Z', 28, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Protéines : rôle, sources et apports recommandés","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/content/proteines-role-sources-et-apports-recommandes"},{"title":"Dietary protein and amino acids in vegetarian diets: a review","publisher":"Mariotti & Gardner, Nutrients","year":"2019","url":"https://doi.org/10.3390/nu11112661","lang":"en"},{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/","site":"site de l’Anses"}]', '2026-11-21'),
  (610, 'Les protéines végétales valent-elles celles de la viande ?', '<p>Pour un adulte qui mange assez et qui varie, oui ; mais il en faut une plus grosse assiette.</p>
<p>Nos muscles et nos organes ont besoin de neuf acides aminés que le corps ne fabrique pas. Une revue scientifique de 2019 le confirme : chez l’adulte qui en mange assez, légumes secs, fruits à coque et graines les fournissent tous.</p>
<h4>Ce qui change vraiment</h4>
<ul>
<li><strong>La quantité.</strong> Un steak haché de 100 g, cuit, contient un peu plus de 25 g de protéines. Pour en trouver autant, comptez 250 g de lentilles cuites, ou 190 g de tofu (pas pendant la grossesse).</li>
<li><strong>Les fibres.</strong> Ces lentilles en offrent 21 g en prime.</li>
<li><strong>Le fer.</strong> Ces 250 g en contiennent deux fois plus que le steak, mais celui de la viande s’absorbe mieux.</li>
<li><strong>La vitamine B12.</strong> Le steak en apporte ; les végétaux, presque pas. Sans aucun produit animal, <a href="/question/605-faut-il-prendre-de-la-vitamine-b12-quand-on-est-vegane">un complément est nécessaire</a>.</li>
</ul>
<p>Ôter la viande demande donc de la remplacer : une garniture de haricots verts n’y suffit pas.</p>
<p>Chez l’enfant, pendant la grossesse ou <a href="/question/623-vegetarien-apres-65-ans-est-ce-prudent">après 65 ans</a>, l’équilibre est plus fin : parlez-en au médecin avant de changer. Avec des reins malades, la quantité se décide aussi avec lui.</p>', null, 'avancé', 6, 61, 4, true, '2026-11-21T08:00:00Z', 14, '[{"title":"Dietary protein and amino acids in vegetarian diets: a review","publisher":"Mariotti & Gardner, Nutrients","year":"2019","url":"https://doi.org/10.3390/nu11112661","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/","lang":"en"},{"title":"Vitamine B12 et régimes sans produits animaux","publisher":"Prescrire"}]', '2026-11-21'),
  (603, 'Peut-on manger du soja tous les jours ?', '<p>Plutôt pas : alternez-le avec d’autres légumes secs, limitez-le chez l’enfant et évitez-le pendant la grossesse.</p>
<p>Le soja contient des isoflavones. Ces substances agissent, faiblement, comme des hormones : les œstrogènes. En 2025, l’Anses a retenu un seuil de 0,02 mg d’isoflavones par kilo de poids et par jour. Il est deux fois plus bas pour l’enfant avant la puberté, pendant la grossesse et chez les femmes en âge d’avoir des enfants.</p>
<p>Or ces seuils sont souvent franchis : toujours selon l’Anses, parmi les personnes qui mangent du soja, par 76 % des enfants de 3 à 5 ans et par 47 % des hommes adultes et des femmes de 18 à 50 ans. Pas de quoi s’alarmer, mais une bonne raison de varier.</p>
<p>Combien de tofu, alors ? Nous n’avons pas de chiffre vérifié pour traduire ces seuils en portions. Deux habitudes aident :</p>
<ul>
<li>du tofu un jour, des lentilles un autre, des pois chiches ensuite ;</li>
<li>pas de boisson, de dessert et de steak au soja dans la même journée.</li>
</ul>
<p>Si vous en mangiez au début d’une grossesse, dites-le simplement à votre sage-femme. Et si vous suivez un traitement, interrogez votre pharmacien.</p>', null, 'avancé', 6, 61, 4, true, '2026-11-21T08:00:00Z', 77, '[{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/","site":"site de l’Anses"},{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/fr/system/files/NUT2017SA0141.pdf"}]', '2026-11-21'),
  (602, 'Sportif et végétarien, dois-je associer céréales et légumineuses ?', '<p>Dans la journée, oui ; au même repas, ce n’est pas nécessaire.</p>
<p>Les protéines sont faites de petites briques, les acides aminés. Les légumineuses (lentilles, pois chiches, haricots) apportent bien l’une d’elles, la lysine. Les céréales apportent ceux qu’on dit « soufrés ». Des flocons d’avoine le matin et des lentilles le soir font donc équipe.</p>
<h4>Caler le duo sur vos séances</h4>
<ul>
<li><strong>Vous courez le matin ?</strong> Du pain ou des flocons d’avoine d’abord, les légumineuses au repas suivant.</li>
<li><strong>Vous nagez le soir ?</strong> Lentilles au déjeuner, riz ou pâtes au dîner.</li>
<li><strong>Jour de repos :</strong> réunissez-les si vous aimez. Un plat de 150 g de lentilles vertes et 200 g de riz complet, pesés cuits, apporte près de 22 g de protéines.</li>
</ul>
<p>Un gros bol de haricots juste avant l’effort peut gêner. <a href="/question/621-les-legumes-secs-me-ballonnent-que-faire">Un ventre qui gonfle</a> se ménage par petites portions.</p>
<p>Quant à la quantité totale, elle dépend de votre poids : <a href="/question/303-combien-de-proteines-par-jour-quand-on-fait-du-sport">le calcul est ici</a>. Il ne vaut ni à l’adolescence, ni pendant la grossesse, ni avec une maladie des reins.</p>
<p>Une fatigue ou des blessures qui se répètent, des règles absentes ? Voyez un médecin : c’est peut-être toute l’assiette qui est trop légère.</p>', null, 'avancé', 6, 61, 1, true, '2026-11-21T08:00:00Z', 50, '[{"title":"Complementary proteins (HealthTalk)","publisher":"American Institute for Cancer Research","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994","lang":"en"}]', '2026-11-21'),
  (612, 'Les steaks végétaux sont-ils un bon choix ?', '<p>Pour dépanner, oui, à condition de lire l’étiquette : la recette change d’un paquet à l’autre.</p>
<p>Prenons un steak au soja, d’après la table Ciqual de l’Anses : 15,5 g de protéines pour 100 g, contre un peu plus de 25 g dans un steak haché cuit. Il offre en revanche 9 g de fibres. Pour une galette de légumes, vérifiez la ligne « protéines ».</p>
<h4>Trois coups d’œil au rayon</h4>
<ul>
<li><strong>Le premier ingrédient.</strong> C’est le plus présent. Soja, pois ou haricots ? Ou plutôt eau et légumes ?</li>
<li><strong>Le sel.</strong> Selon les repères britanniques, il est élevé au-dessus de 1,5 g pour 100 g, faible jusqu’à 0,3 g.</li>
<li><strong>La longueur de la liste.</strong> Santé publique France conseille de limiter les produits ultra-transformés et ceux notés D ou E. « Végétal » ne dit rien de cela.</li>
</ul>
<p>À la maison, des lentilles écrasées avec un œuf et de la chapelure font de bonnes galettes.</p>
<p><a href="/question/603-peut-on-manger-du-soja-tous-les-jours">Le soja</a> s’évite pendant la grossesse et se donne peu aux enfants. En cas d’allergie, cherchez aussi blé, œuf et soja dans les ingrédients. Côté équilibre, <a href="/question/613-combien-de-fois-par-semaine-manger-des-legumes-secs">une boîte de légumes secs</a> reste plus simple.</p>', null, 'moyen', 6, 61, 4, true, '2026-11-21T08:00:00Z', 35, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"L’étiquetage des produits alimentaires préemballés","publisher":"DEETS Mayotte (DGCCRF)","year":"2024","url":"https://mayotte.deets.gouv.fr/L-etiquetage-des-produits-alimentaires-preemballes"},{"title":"Guide to creating a front of pack nutrition label","publisher":"UK DH / FSA","year":"2013","url":"https://www.gov.uk/government/publications/front-of-pack-nutrition-labelling-guidance","lang":"en"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"}]', '2026-11-21'),
  (609, 'Tofu, tempeh, seitan : quelles différences ?', '<p>Le tofu et le tempeh sont faits de soja ; le seitan, lui, vient du blé.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Pour 100 g, Protéines, Fibres, Calcium"><table>
<thead>
<tr>
<th scope="col">Pour 100 g</th>
<th scope="col">Protéines</th>
<th scope="col">Fibres</th>
<th scope="col">Calcium</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Tofu nature</th>
<td>13 g</td>
<td>presque rien</td>
<td>100 mg</td>
</tr>
<tr>
<th scope="row">Tempeh</th>
<td>16 g</td>
<td>6 g</td>
<td>88 mg</td>
</tr>
<tr>
<th scope="row">Seitan</th>
<td>21 g</td>
<td>1 g</td>
<td>20 mg</td>
</tr>
</tbody>
</table></div>
<ul>
<li><strong>Le tofu</strong> a peu de goût : il prend celui de la marinade. Fumé, il se poêle tel quel.</li>
<li><strong>Le tempeh</strong> est du soja fermenté, plus ferme. Il garde ses fibres.</li>
<li><strong>Le seitan</strong>, c’est du gluten. Sa texture rappelle la viande. Comme toute protéine de céréale, il va bien avec des lentilles ou des pois chiches, le même jour ou non.</li>
</ul>
<p>Attention à ce qu’on verse dessus : 10 g de sauce soja contiennent près de 2 g de sel.</p>
<h4>Pour qui ce n’est pas le bon choix</h4>
<p>Le seitan est exclu en cas de maladie cœliaque ou d’allergie au blé ; tofu et tempeh, en cas d’allergie au soja. Ces deux-là s’évitent aussi pendant la grossesse et se donnent peu à l’enfant. Pour les autres, <a href="/question/603-peut-on-manger-du-soja-tous-les-jours">mieux vaut ne pas en faire un plat quotidien</a> : l’Anses conseille de varier les légumes secs.</p>', null, 'facile', 6, 61, 4, true, '2026-11-21T08:00:00Z', 7, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Complementary proteins (HealthTalk)","publisher":"American Institute for Cancer Research","lang":"en"},{"title":"Règlement d’exécution (UE) n° 828/2014 : absence ou présence réduite de gluten","publisher":"Union européenne","year":"2014","url":"https://eur-lex.europa.eu/eli/reg_impl/2014/828/oj"},{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/","site":"site de l’Anses"}]', '2026-11-21'),
  (605, 'Faut-il prendre de la vitamine B12 quand on est végane ?', '<p>Oui, à tout âge : sans aucun produit animal, l’assiette n’apporte presque pas de vitamine B12.</p>
<p>D’après les sources médicales citées plus bas, une alimentation végétalienne en fournit au plus 0,25 µg (microgramme) par jour. Le repère européen est de 4 µg pour un adulte, 4,5 µg pendant la grossesse et 5 µg pendant l’allaitement. Manger plus de légumes n’y change rien : il faut un complément.</p>
<h4>Comment s’y prendre</h4>
<ul>
<li>Demandez au médecin ou au pharmacien quel produit prendre et à quel rythme. Les repères ci-dessus ne sont pas la dose d’un comprimé.</li>
<li>Dites-lui vos traitements et vos autres compléments.</li>
<li>Vous êtes végane depuis longtemps sans complément ? Prenez rendez-vous, même si vous vous sentez bien.</li>
</ul>
<p>Les œufs, le fromage et le poisson apportent de la B12. Si vous en mangez rarement, faites aussi le point avec lui.</p>
<p><strong>Grossesse, allaitement, enfant</strong> : un suivi médical est indispensable. Chez un tout-petit, une alimentation végétalienne ne s’envisage qu’avec un médecin et un diététicien qui le voient régulièrement, et avec de la B12 : mal conduite, elle est dangereuse. S’il mange déjà ainsi sans suivi, appelez son médecin sans attendre.</p>', null, 'facile', 6, 62, 4, true, '2026-11-21T08:00:00Z', 109, '[{"title":"Vitamine B12 et régimes sans produits animaux","publisher":"Prescrire"},{"title":"Dietary reference values for cobalamin (vitamin B12)","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4150","lang":"en"},{"title":"Clinical practice: vegetarian infant and child nutrition","publisher":"Van Winckel et al., Eur J Pediatr","year":"2011","url":"https://doi.org/10.1007/s00431-011-1547-x","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (622, 'Manger végétal, est-ce mieux pour la planète ?', '<p>Pour le climat, oui : dans nos assiettes, c’est l’élevage qui pèse le plus.</p>
<p>Selon l’institut I4CE (2019), il représente environ les deux tiers des émissions de gaz à effet de serre de l’alimentation. Remplacer de temps en temps la viande par des légumes secs agit donc là où cela compte.</p>
<h4>Végétal ne veut pas tout dire</h4>
<ul>
<li><strong>La serre chauffée.</strong> Selon l’ADEME, une tomate qui en vient émet plusieurs fois plus de gaz qu’une tomate <a href="/question/408-faut-il-manger-seulement-des-legumes-de-saison">de saison</a>.</li>
<li><strong>La poubelle.</strong> Toujours selon I4CE, si les consommateurs gaspillaient deux fois moins, les émissions de l’alimentation baisseraient d’environ 5 %.</li>
<li><strong>Le reste</strong>, comme l’eau ou les sols, nous ne l’avons pas vérifié : nous n’en dirons rien.</li>
</ul>
<h4>Et pour vous ?</h4>
<p>Rien n’oblige à choisir tout ou rien. Surgelés et conserves de légumes conviennent très bien. <a href="/question/620-manger-moins-de-viande-par-ou-commencer">Un premier repas sans viande</a> est déjà un pas, et un steak n’est pas une faute.</p>
<p>La santé garde la priorité : pour un enfant, pendant une grossesse, à un âge avancé ou en cas de maladie, on ne retire pas la viande et le poisson sans avis médical.</p>', null, 'moyen', 6, 63, 4, true, '2026-11-21T08:00:00Z', 160, '[{"title":"Politiques alimentaires et climat : une revue de la littérature","publisher":"I4CE","year":"2019"},{"title":"Base Agribalyse : empreinte carbone de la tomate","publisher":"ADEME","year":"2023","url":"https://agribalyse.ademe.fr/app/aliments/20047_2#Tomate_de_saison,_crue"}]', '2026-11-21'),
  (616, 'Végétarien : quels apports surveiller ?', '<p>Quatre surtout : le fer, l’iode, la vitamine B12 et la vitamine D.</p>
<p>Selon l’Anses (2025), les réserves des végétariens y sont moins bonnes en moyenne. Bon point : ce régime est associé à un risque plus faible de diabète de type 2.</p>
<ul>
<li><strong>Fer</strong> : légumes secs et céréales complètes, avec <a href="/question/604-comment-mieux-absorber-le-fer-des-vegetaux">un fruit riche en vitamine C</a>. Le repère est de 16 mg par jour pour les femmes qui ont leurs règles, de 11 mg pour les hommes et après la ménopause.</li>
<li><strong>Iode</strong> : laitages, œufs, et du sel iodé à la place du sel ordinaire, sans saler davantage. Un adulte en vise 150 µg (microgrammes) par jour ; avec une maladie de la thyroïde, demandez d’abord au médecin.</li>
<li><strong>B12</strong> : œufs et fromages en fournissent. Si vous en mangez peu, parlez-en au médecin ; si vous n’en mangez pas, <a href="/question/605-faut-il-prendre-de-la-vitamine-b12-quand-on-est-vegane">un complément s’impose</a>.</li>
<li><strong>Vitamine D</strong> : jaune d’œuf, produits enrichis, un peu de soleil. Selon l’Anses, plus de 70 % des adultes n’en ont pas assez, viande ou non.</li>
</ul>
<p>Un doute, une fatigue qui dure ? Le médecin dira s’il faut une prise de sang. Grossesse, allaitement, enfant : parlez-lui-en dès le départ, et ne prenez pas de complément sans lui.</p>', null, 'moyen', 6, 62, 4, true, '2026-11-21T08:00:00Z', 84, '[{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"},{"title":"Dietary reference values for iodine","publisher":"EFSA","year":"2014","url":"https://doi.org/10.2903/j.efsa.2014.3660","lang":"en"},{"title":"Dietary reference values for iron","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4254","lang":"en"},{"title":"Vitamin D: why do I need an adequate intake and how can I make sure I get it?","publisher":"Anses","year":"2021","url":"https://www.anses.fr/en/content/vitamin-d-why-do-i-need-adequate-intake-and-how-can-i-make-sure-i-get-it","lang":"en"}]', '2026-11-21'),
  (623, 'Végétarien après 65 ans, est-ce prudent ?', '<p>C’est possible en gardant œufs et laitages, si l’appétit est bon et que votre médecin est au courant.</p>
<p>Après 65 ans, on vise en protéines <a href="/question/225-combien-de-proteines-par-jour-apres-65-ans">autour de 1 g par kilo et par jour</a> ; avec des reins malades, c’est le médecin qui fixe la quantité. Sans viande, il faut une plus grosse assiette, alors que l’appétit diminue parfois. D’où la prudence des chercheurs.</p>
<p>Après 75 ans, le Haut Conseil de la santé publique conseille de la viande, du poisson ou un œuf au moins une fois par jour, deux à trois produits laitiers, et des légumes secs deux fois par semaine. L’œuf peut tenir ce rôle.</p>
<h4>Pour ne pas y perdre</h4>
<ul>
<li>Une source de protéines à chaque repas : œuf bien cuit, fromage blanc, lentilles en soupe (mixées, si vous mâchez mal).</li>
<li>Du fromage râpé ou de la poudre de lait dans la purée.</li>
<li>Une pesée par mois.</li>
<li>Un point avec le médecin sur le fer, la vitamine B12, la vitamine D et les os.</li>
</ul>
<p><strong>Reportez ce changement</strong> si vous maigrissez, <a href="/question/207-perte-d-appetit-ou-de-poids-apres-70-ans-que-faire">si vous n’avez plus faim</a> ou si vous sortez de l’hôpital. Devenir végane à cet âge demande un suivi médical et un complément de vitamine B12.</p>', null, 'moyen', 6, 63, 3, true, '2026-11-21T08:00:00Z', 166, '[{"title":"Dietary protein and amino acids in vegetarian diets: a review","publisher":"Mariotti & Gardner, Nutrients","year":"2019","url":"https://doi.org/10.3390/nu11112661","lang":"en"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/","site":"site du HCSP"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"},{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"}]', '2026-11-21'),
  (114, 'Alcool : quels repères ne pas dépasser ?', '<p>Deux verres par jour au plus, pas tous les jours, et dix verres par semaine au plus. Pendant la grossesse et avant 18 ans, c’est zéro.</p>
<p>Santé publique France donne ces plafonds, les mêmes pour les femmes et les hommes. Ils réduisent le risque sans l’annuler : l’Organisation mondiale de la santé ne connaît pas de dose sans danger.</p>
<h4>Ce que l’on appelle « un verre »</h4>
<p>Environ 10 g d’alcool pur, selon la même agence :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Boisson, Un verre"><table>
<thead>
<tr>
<th scope="col">Boisson</th>
<th scope="col">Un verre</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Vin à 12°</th>
<td>10 cl</td>
</tr>
<tr>
<th scope="row">Bière à 5°</th>
<td>25 cl</td>
</tr>
<tr>
<th scope="row">Alcool fort</th>
<td>2,5 à 3 cl</td>
</tr>
</tbody>
</table></div>
<p>Versez-vous plus ? Quinze centilitres de ce vin comptent pour un verre et demi ; 50 cl de cette bière, pour deux.</p>
<h4>À qui en parler</h4>
<p>Un traitement, une maladie, des chutes ? Demandez d’abord au médecin ou au pharmacien : pour vous, ce peut être zéro. Si vous allaitez, le plus sûr est de ne pas boire ; parlez-en à la sage-femme.</p>
<p>Si réduire vous paraît difficile, votre médecin peut vous accompagner, sans jugement. Vous buvez beaucoup, chaque jour ? Voyez-le avant d’arrêter d’un coup. Il y a aussi de l’aide sur alcool-info-service.fr.</p>
<p>Et le vin « bon pour le cœur » ? <a href="/question/725-un-verre-de-vin-rouge-par-jour-protege-le-coeur">Nous y répondons ici</a>.</p>', null, 'facile', 1, 11, 4, true, '2026-11-21T08:00:00Z', 42, '[{"title":"Alcool : repères de consommation à moindre risque","publisher":"Santé publique France / MILDECA","year":"2017-2019","url":"https://www.alcool-info-service.fr/","site":"site d’Alcool Info Service"},{"title":"Health and cancer risks associated with low levels of alcohol consumption","publisher":"OMS/CIRC, Lancet Public Health","year":"2023","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC9831798/","lang":"en"}]', '2026-11-21'),
  (124, '« Allégé », « sans sucres ajoutés » : que veulent dire ces mots sur un paquet ?', '<p>Chacun a un sens précis, fixé par un règlement européen, mais aucun ne suffit à juger le produit entier.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Le mot, Ce qu’il faut pour l’écrire"><table>
<thead>
<tr>
<th scope="col">Le mot</th>
<th scope="col">Ce qu’il faut pour l’écrire</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Allégé, réduit en…</th>
<td>Au moins 30 % de moins qu’un produit semblable (25 % pour le sel)</td>
</tr>
<tr>
<th scope="row">Sans sucres</th>
<td>0,5 g au plus pour 100 g ou 100 ml</td>
</tr>
<tr>
<th scope="row">Sans sucres ajoutés</th>
<td>Ni sucre, ni ingrédient mis pour sucrer</td>
</tr>
<tr>
<th scope="row">Source de fibres</th>
<td>3 g au moins pour 100 g, ou 1,5 g pour 100 kcal</td>
</tr>
<tr>
<th scope="row">Riche en fibres</th>
<td>6 g au moins pour 100 g, ou 3 g pour 100 kcal</td>
</tr>
<tr>
<th scope="row">Pauvre en sel</th>
<td>0,3 g de sel au plus pour 100 g ou 100 ml</td>
</tr>
</tbody>
</table></div>
<h4>Les malentendus</h4>
<ul>
<li><strong>« Allégé » est une comparaison.</strong> Un biscuit à 30 g de matières grasses, ramené à 21 g, peut se dire allégé : il reste gras. Le paquet doit dire ce qui est réduit.</li>
<li><strong>« Sans sucres ajoutés » n’est pas « sans sucres ».</strong> L’aliment peut en contenir de lui-même, comme le fruit ou le lait : voyez <a href="/question/107-que-veut-dire-dont-sucres-sur-une-etiquette">la ligne « dont sucres »</a>.</li>
<li><strong>« Source de fibres »</strong> peut cohabiter avec beaucoup de sucre.</li>
</ul>
<p>Comparez plutôt deux paquets, au tableau pour 100 g.</p>
<p>Diabète, reins malades, sel limité : ces mentions ne remplacent pas les consignes de votre médecin.</p>', null, 'moyen', 1, 14, 4, true, '2026-11-21T08:00:00Z', 144, '[{"title":"Règlement (CE) n° 1924/2006 concernant les allégations nutritionnelles et de santé – annexe","publisher":"Union européenne","year":"2006","url":"https://eur-lex.europa.eu/eli/reg/2006/1924/oj"},{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"}]', '2026-11-21'),
  (123, 'Où trouver les allergènes sur une étiquette ?', '<p>Dans la liste des ingrédients : ils y sont écrits en gras, en italique ou d’une autre couleur.</p>
<p><strong>Visage ou gorge qui gonfle, gêne pour respirer, urticaire étendue, vomissements ou malaise après un aliment : appelez le 15 ou le 112.</strong> <a href="/question/215-allergie-alimentaire-quels-signes-que-faire">Les signes et les gestes sont ici</a>.</p>
<h4>Les quatorze à signaler</h4>
<ul>
<li>Céréales avec gluten, lait, œufs, soja ;</li>
<li>arachides, fruits à coque, sésame, lupin ;</li>
<li>poissons, crustacés, mollusques ;</li>
<li>céleri, moutarde, sulfites au-delà d’un seuil.</li>
</ul>
<p>Votre enfant est allergique à un autre aliment ? Rien n’oblige à le faire ressortir. Lisez mot à mot et, au moindre doute, demandez au fabricant ou à l’allergologue.</p>
<h4>Là où il n’y a pas de paquet</h4>
<p>Boulangerie, traiteur, restaurant, vrac : l’information sur ces allergènes doit aussi exister par écrit, selon la répression des fraudes (DGCCRF). Demandez à la voir, plutôt qu’une réponse de mémoire.</p>
<h4>Les réflexes utiles</h4>
<ul>
<li>Relisez à chaque achat : une recette peut changer sans que la photo bouge.</li>
<li>« Peut contenir des traces de… » est une précaution que le fabricant ajoute librement. Tenez-en compte, et voyez avec l’allergologue ce qu’elle change pour vous.</li>
<li>« Sans lactose » ne convient pas à une allergie au lait.</li>
</ul>
<p>Un aliment qui a provoqué une réaction ne se redonne jamais sans avis médical.</p>', null, 'moyen', 1, 14, 2, true, '2026-11-21T08:00:00Z', 130, '[{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"},{"title":"L’étiquetage des produits alimentaires préemballés","publisher":"DEETS Mayotte (DGCCRF)","year":"2024","url":"https://mayotte.deets.gouv.fr/L-etiquetage-des-produits-alimentaires-preemballes"},{"title":"Allergènes alimentaires (fiche pratique)","publisher":"DGCCRF","url":"https://www.economie.gouv.fr/dgccrf/Publications/Vie-pratique/Fiches-pratiques/Allergene-alimentaire"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/","site":"site de la HAS"}]', '2026-11-21'),
  (113, 'À quoi ressemble une assiette équilibrée ?', '<p>Une moitié de légumes et de fruits, un quart de féculents, un quart d’aliments riches en protéines, avec un peu d’huile et de l’eau.</p>
<p>Ce dessin vient de l’école de santé publique de Harvard, qui réserve le quart de féculents aux céréales complètes. Ce n’est pas un repère officiel français, mais on le retient d’un regard. Le fruit du dessert compte dans la moitié végétale ; la pomme de terre, elle, n’y compte pas comme un légume.</p>
<h4>Trois assiettes ordinaires</h4>
<ul>
<li><strong>Midi</strong> : carottes râpées, poulet, semoule, une clémentine.</li>
<li><strong>Soir pressé</strong> : haricots verts surgelés, œufs, pain complet.</li>
<li><strong>Sans viande</strong> : lentilles, tomates et poivrons, un filet d’huile de colza. Les lentilles tiennent deux rôles : féculent et protéines.</li>
</ul>
<p>Un plat unique se lit pareil. Devant une pizza ou un gratin, cherchez ce qui manque, souvent les légumes, et ajoutez-le à côté.</p>
<h4>Ce dessin ne va pas à tout le monde</h4>
<p>Petit appétit, grand âge : servez d’abord les protéines et les féculents, et signalez au médecin une perte de poids. Un enfant mange moins, à sa faim. Diabète, reins malades, régime prescrit : suivez les proportions qu’on vous a données.</p>
<p>Des menus complets vous attendent dans <a href="/fiches-pratiques/equilibrer-assiette">le guide de l’assiette</a>. Pour les quantités, voyez <a href="/question/502-comment-savoir-si-je-me-sers-la-bonne-quantite">comment se servir</a>.</p>', null, 'facile', 1, 11, 4, true, '2026-11-21T08:00:00Z', 30, '[{"title":"Healthy Eating Plate","publisher":"Harvard T.H. Chan School of Public Health","year":"2011","url":"https://nutritionsource.hsph.harvard.edu/healthy-eating-plate/","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (105, 'Quelles sont les « bonnes graisses » ?', '<p>Ce sont surtout les graisses dites « insaturées » : celles des huiles de colza, de noix et d’olive, et des poissons gras.</p>
<p>On les oppose aux graisses saturées, abondantes dans le beurre et l’huile de coco. L’énergie ne départage pas les huiles, toutes à 900 kcal environ pour 100 g. Leur composition, si :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Pour 100 g, Graisses saturées"><table>
<thead>
<tr>
<th scope="col">Pour 100 g</th>
<th scope="col">Graisses saturées</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Huile de coco</th>
<td>84 g</td>
</tr>
<tr>
<th scope="row">Beurre</th>
<td>55 g</td>
</tr>
<tr>
<th scope="row">Huile d’olive</th>
<td>15 g</td>
</tr>
<tr>
<th scope="row">Huile de colza</th>
<td>7 g</td>
</tr>
</tbody>
</table></div>
<p>Selon une synthèse du réseau Cochrane (2020), remplacer une partie des graisses saturées réduit d’environ 17 % le risque d’accident cardiovasculaire. C’est un chiffre relatif : le gain dépend du risque de départ. Sur la mortalité, aucun effet clair.</p>
<h4>Dans l’assiette</h4>
<ul>
<li><strong>Un peu d’huile chaque jour</strong> : colza, noix ou olive, <a href="/question/411-quelle-huile-pour-cuire-quelle-huile-pour-assaisonner">chacune à sa place</a>.</li>
<li><strong>Du poisson deux fois par semaine</strong>, dont un gras : sardine, maquereau, hareng ou saumon. Pendant la grossesse ou l’allaitement, et avant 3 ans, évitez notamment l’espadon et le requin ; la sage-femme ou le médecin vous donnera la liste complète. Enceinte, mangez-le bien cuit.</li>
<li><strong>Le beurre garde sa place</strong>, cru et en petite quantité. Deux idées reçues en parlent : <a href="/question/724-le-beurre-est-sain-les-huiles-vegetales-sont-mauvaises">le beurre face aux huiles</a> et <a href="/question/720-l-huile-de-coco-est-bonne-pour-le-coeur">l’huile de coco</a>.</li>
</ul>
<p>Si vous êtes suivi pour le cœur ou le cholestérol, les consignes de votre médecin passent avant ces repères.</p>', null, 'avancé', 1, 12, 4, true, '2026-11-21T08:00:00Z', 96, '[{"title":"Reduction in saturated fat intake for cardiovascular disease","publisher":"Cochrane (Hooper et al.)","year":"2020","url":"https://doi.org/10.1002/14651858.CD011737.pub3","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Consommation de poissons : fiche de conseils, d’après l’avis de 2013","publisher":"Anses","year":"2013","url":"https://www.anses.fr/system/files/ANSES-Ft-RecosPoissons.pdf"}]', '2026-11-22'),
  (101, 'Le café déshydrate-t-il ?', '<p>Non : bu comme d’habitude, le café hydrate, et chaque tasse compte dans vos boissons.</p>
<p>D’où vient l’idée ? D’un effet réel, mais réservé aux fortes doses. Dans un essai publié en 2017, un café très chargé (6 mg de caféine par kilo, soit 420 mg pour 70 kg) faisait éliminer plus d’eau dans les heures suivantes. Avec moitié moins de caféine, on ne voyait plus rien.</p>
<p>Et à dose ordinaire ? En 2014, une équipe a comparé, chez cinquante amateurs de café, quatre tasses de 200 ml par jour et la même quantité d’eau. À l’arrivée, l’eau du corps était la même.</p>
<h4>La vraie limite est ailleurs</h4>
<p>C’est la caféine. L’autorité européenne de sécurité des aliments juge sûrs, pour un adulte en bonne santé, jusqu’à 200 mg en une fois et 400 mg par jour. <a href="/question/120-combien-de-cafes-par-jour-au-plus">Combien de tasses cela fait-il ?</a> Enceinte ou en allaitant, c’est 200 mg par jour au plus : <a href="/question/220-peut-on-boire-du-cafe-enceinte-ou-en-allaitant">voyez le détail</a>.</p>
<p>Vous dormez mal, ou vous sentez votre cœur s’emballer ? Réduisez sans attendre ce plafond. Cœur malade, traitement : demandez votre limite au médecin ou au pharmacien.</p>', null, 'facile', 1, 13, 4, true, '2026-11-21T08:00:00Z', 24, '[{"title":"No evidence of dehydration with moderate daily coffee intake","publisher":"Killer et al., PLoS ONE","year":"2014","url":"https://doi.org/10.1371/journal.pone.0084154","lang":"en"},{"title":"Coffee with high but not low caffeine content augments fluid and electrolyte excretion at rest","publisher":"Seal et al., Front Nutr","year":"2017","url":"https://doi.org/10.3389/fnut.2017.00040","lang":"en"},{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102","lang":"en"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"}]', '2026-11-22'),
  (120, 'Combien de cafés par jour, au plus ?', '<p>Quatre cafés filtres ou cinq expressos pour un adulte en bonne santé, à condition de ne rien prendre d’autre qui contienne de la caféine.</p>
<p>C’est ce que permet le plafond de l’autorité européenne de sécurité des aliments : 400 mg de caféine par jour, et 200 mg en une fois. Elle donne ces teneurs types, très variables d’un produit à l’autre :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Ce que l’on prend, Caféine"><table>
<thead>
<tr>
<th scope="col">Ce que l’on prend</th>
<th scope="col">Caféine</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Café filtre, 200 ml</th>
<td>90 mg</td>
</tr>
<tr>
<th scope="row">Expresso, 60 ml</th>
<td>80 mg</td>
</tr>
<tr>
<th scope="row">Boisson énergisante, 250 ml</th>
<td>80 mg</td>
</tr>
<tr>
<th scope="row">Thé noir, une tasse</th>
<td>50 mg</td>
</tr>
<tr>
<th scope="row">Cola, 355 ml</th>
<td>40 mg</td>
</tr>
<tr>
<th scope="row">Chocolat noir, 50 g</th>
<td>25 mg</td>
</tr>
</tbody>
</table></div>
<p>Comptez votre journée. Deux cafés filtres le matin, un expresso à midi, un thé et un cola : 350 mg. Il ne reste qu’un demi-café de marge.</p>
<h4>Pour qui c’est moins</h4>
<ul>
<li><strong>Enceinte ou en allaitant</strong> : 200 mg par jour au plus, sans boisson énergisante. Voyez <a href="/question/220-peut-on-boire-du-cafe-enceinte-ou-en-allaitant">le café pendant la grossesse</a>.</li>
<li><strong>Enfants et adolescents</strong> : la même autorité propose une limite de 3 mg par kilo et par jour, soit 60 mg à 20 kg. L’Anses leur déconseille les boissons énergisantes.</li>
<li><strong>Cœur malade, traitement</strong> : demandez au médecin ou au pharmacien.</li>
</ul>
<p>Un plafond n’est pas un but. Le sommeil se dérègle ? Ôtez d’abord le café de l’après-midi.</p>', null, 'facile', 1, 13, 4, true, '2026-11-21T08:00:00Z', 101, '[{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102","lang":"en"},{"title":"EFSA explains risk assessment: Caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine","lang":"en"},{"title":"Boissons dites énergisantes : mise en garde","publisher":"Anses","year":"2013"}]', '2026-11-21'),
  (115, 'Combien de calories par jour pour un adulte ?', '<p>Environ 2 100 kcal pour une femme et 2 600 kcal pour un homme, selon l’Anses, avec de grands écarts d’une personne à l’autre.</p>
<p>Ce sont des repères, pour un adulte de corpulence ordinaire, modérément actif. Votre taille, votre âge, votre travail et vos loisirs les déplacent. L’autorité européenne de sécurité des aliments (EFSA), elle, donne pour une activité modérée :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Âge, Femmes, Hommes"><table>
<thead>
<tr>
<th scope="col">Âge</th>
<th scope="col">Femmes</th>
<th scope="col">Hommes</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">30 à 39 ans</th>
<td>2 000 kcal</td>
<td>2 600 kcal</td>
</tr>
<tr>
<th scope="row">50 à 59 ans</th>
<td>2 000 kcal</td>
<td>2 500 kcal</td>
</tr>
<tr>
<th scope="row">70 à 79 ans</th>
<td>1 800 kcal</td>
<td>2 300 kcal</td>
</tr>
</tbody>
</table></div>
<p>Les 2 000 kcal des emballages ne sont qu’une base commune pour comparer les produits. Ce n’est pas votre objectif.</p>
<h4>Faut-il compter ?</h4>
<p>Dans la vie courante, non. Pour une estimation plus proche de vous, voyez <a href="/question/514-comment-estimer-mon-metabolisme-de-base">le métabolisme de base</a>.</p>
<p>Ces chiffres ne servent pas à fixer un régime. Ils ne valent ni pour un enfant, ni pendant la grossesse ou l’allaitement, ni en cas de maladie. Avec l’âge, une perte de poids involontaire se signale au médecin. Et si compter tourne à l’obsession, <a href="/question/516-anorexie-boulimie-quels-signes-vers-qui-se-tourner">parlez-en</a>.</p>', null, 'moyen', 1, 12, 4, true, '2026-11-21T08:00:00Z', 54, '[{"title":"Références énergétiques adultes (NAP 1,63)","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/system/files/NUT2012SA0103Ra-2.pdf"},{"title":"Dietary reference values for energy","publisher":"EFSA","year":"2013","url":"https://doi.org/10.2903/j.efsa.2013.3005","lang":"en"},{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"}]', '2026-11-21'),
  (122, 'Canicule : que boire et que manger ?', '<p><strong>Confusion soudaine ou malaise : appelez le 15 ou le 112.</strong> Sinon, buvez souvent sans attendre la soif, et continuez à manger assez.</p>
<p>Vertiges, maux de tête, fatigue ou comportement inhabituels, urines rares : demandez vite un avis médical.</p>
<h4>Boire</h4>
<p>De l’eau surtout, par petits verres, du lever au coucher. Tisane tiède, lait ou soupe froide comptent. Pas d’alcool. La quantité de base est dans <a href="/question/208-apres-75-ans-combien-boire-quand-on-n-a-pas-soif">boire après 75 ans</a>. Si votre cœur ou vos reins sont malades, c’est le médecin qui la fixe : appelez-le dès l’annonce des fortes chaleurs.</p>
<p>Pour un bébé, proposez plus souvent le sein ou le biberon, et demandez conseil avant de lui donner de l’eau.</p>
<h4>Manger</h4>
<p>L’appétit baisse ? Faites froid et simple :</p>
<ul>
<li>tomate, concombre, pastèque : plus de 90 % d’eau ;</li>
<li>œuf dur, poulet froid bien cuit, fromage blanc, pour les protéines ;</li>
<li>pain, semoule, pommes de terre en salade.</li>
</ul>
<p>Sortez les plats du réfrigérateur au dernier moment.</p>
<h4>Qui doit être plus prudent</h4>
<p>Après 65 ans, pendant une grossesse, avec un petit enfant, une maladie ou un traitement, redoublez d’attention. Demandez au pharmacien si vos médicaments réclament une précaution ; n’en arrêtez aucun seul.</p>
<p>Évitez l’effort. Un proche est isolé ? Passez, et servez-lui à boire.</p>', null, 'facile', 1, 13, 3, true, '2026-11-21T08:00:00Z', 121, '[{"title":"Fortes chaleurs et canicule : conseils de prévention","publisher":"Santé publique France","url":"https://www.santepubliquefrance.fr/determinants-de-sante/climat/fortes-chaleurs-canicule"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-22'),
  (108, 'DLC, DDM : comment lire la date, et que faire après ouverture ?', '<p>Lisez les mots avant la date : « jusqu’au » est une limite à respecter, « de préférence » une simple indication. Une fois le paquet ouvert, c’est une autre durée qui compte.</p>
<p><strong>Vision floue ou double, peine à parler ou à avaler, malaise après un repas : appelez le 15 ou le 112.</strong></p>
<h4>Les mots à chercher</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Ce qui est écrit, Son nom, Après ce jour"><table>
<thead>
<tr>
<th scope="col">Ce qui est écrit</th>
<th scope="col">Son nom</th>
<th scope="col">Après ce jour</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">À consommer jusqu’au…</th>
<td>DLC</td>
<td>On jette, sans goûter ; la vente est interdite</td>
</tr>
<tr>
<th scope="row">De préférence avant le… ou avant fin…</th>
<td>DDM</td>
<td>Moins de goût ou de vitamines, sans danger si le produit est intact et bien conservé</td>
</tr>
</tbody>
</table></div>
<p>Depuis un décret de 2022, une phrase peut rappeler, près de la DDM, que le produit reste consommable ensuite. Pas de date sur le sel, le vinaigre ou les pommes ? C’est normal.</p>
<p>Une boîte bombée se juge sans regarder la date : voyez <a href="/question/417-bocal-bombe-courgette-amere-quand-faut-il-jeter-sans-gouter">quand jeter sans goûter</a>.</p>
<h4>Une fois ouvert</h4>
<ul>
<li>Cherchez la durée « après ouverture », et notez le jour sur le couvercle.</li>
<li>Refermez, et remettez au froid aussitôt ce qui s’y garde.</li>
<li>Ne dépassez jamais la DLC, même si cette durée n’est pas finie.</li>
</ul>
<p>Rien n’est indiqué ? Mangez-le vite, et jetez au moindre doute. Pendant la grossesse, à un âge avancé ou quand les défenses sont affaiblies, ne prenez aucune marge.</p>', null, 'facile', 1, 14, 4, true, '2026-11-21T08:00:00Z', 159, '[{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"},{"title":"Décret n° 2022-1440 relatif à l’information sur la consommation après la DDM","publisher":"JORF","year":"2022","url":"https://www.legifrance.gouv.fr/","site":"site de Légifrance"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Conserves maison : les règles essentielles pour éviter le botulisme","publisher":"UFC-Que Choisir","year":"2023","url":"https://www.quechoisir.org/actualite-conserves-maison-les-regles-essentielles-pour-eviter-le-botulisme-n111042/"}]', '2026-11-22'),
  (107, 'Que veut dire « dont sucres » sur une étiquette ?', '<p>Cette ligne compte tous les sucres simples du produit : ceux du lait ou des fruits, et ceux que le fabricant a ajoutés.</p>
<p>« Dont », parce qu’ils sont déjà compris dans la ligne du dessus, les glucides. Le reste des glucides, c’est surtout l’amidon, celui du pain ou des pâtes.</p>
<p>À lui seul, ce chiffre ne dit donc pas combien de sucre on a ajouté. Un yaourt nature en affiche, alors que personne n’y a rien mis : c’est le sucre du lait.</p>
<h4>Repérer les sucres ajoutés</h4>
<ul>
<li><strong>Lisez les ingrédients.</strong> Ils vont du plus présent au moins présent : un sucre cité au début pèse lourd.</li>
<li><strong>Cherchez ses autres noms</strong> : sirop de glucose-fructose, dextrose, maltose, jus de fruits concentré.</li>
<li><strong>« Sans sucres ajoutés » n’est pas « sans sucres »</strong> : une compote garde ceux du fruit.</li>
<li><strong>Entre deux paquets de céréales</strong>, comparez pour 100 g.</li>
</ul>
<p>Si votre enfant a un diabète, demandez à l’équipe qui le suit quelle ligne regarder en premier.</p>
<p>Pour le reste de l’emballage, voyez <a href="/fiches-pratiques/lire-etiquettes-nutritionnelles">le guide des étiquettes</a>.</p>', null, 'moyen', 1, 14, 2, true, '2026-11-21T08:00:00Z', 138, '[{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"},{"title":"Déclaration nutritionnelle sur les denrées alimentaires (dépliant / fiche)","publisher":"DGCCRF","year":"2014","url":"https://www.economie.gouv.fr/dgccrf/Publications/Vie-pratique/Fiches-pratiques/declaration-nutritionnelle-sur-denrees-alimentaires"},{"title":"L’étiquetage des produits alimentaires préemballés","publisher":"DEETS Mayotte (DGCCRF)","year":"2024","url":"https://mayotte.deets.gouv.fr/L-etiquetage-des-produits-alimentaires-preemballes"},{"title":"Règlement (CE) n° 1924/2006 concernant les allégations nutritionnelles et de santé – annexe","publisher":"Union européenne","year":"2006","url":"https://eur-lex.europa.eu/eli/reg/2006/1924/oj"}]', '2026-11-21'),
  (119, 'Peut-on boire l’eau du robinet sans crainte ?', '<p>Oui, sauf si une restriction est annoncée dans votre commune : c’est l’un des aliments les plus contrôlés, selon le ministère de la Santé.</p>
<p>Vous voulez vérifier chez vous ? Le ministère publie les résultats commune par commune. S’ils signalent un problème, suivez les consignes données. Et demandez à la mairie ce qu’il en est si un bébé ou une femme enceinte vit avec vous.</p>
<h4>Deux gestes au robinet</h4>
<ul>
<li><strong>Buvez et cuisinez à l’eau froide</strong>, même pour les pâtes ou le thé.</li>
<li><strong>Laissez couler un peu</strong> si l’eau a dormi dans les tuyaux : le matin, ou au retour de vacances.</li>
</ul>
<h4>Pour un biberon, un peu plus de soin</h4>
<p>L’agence sanitaire (l’Afssa, devenue l’Anses) y ajoute deux précautions : ni eau adoucie ni carafe filtrante, et de la prudence dans un logement d’avant 1948, à cause du plomb. Si vous avez un doute, prenez une bouteille portant la mention adaptée aux nourrissons. Tout est dans <a href="/question/222-comment-preparer-un-biberon-en-toute-securite">préparer un biberon</a>.</p>
<p>Vous êtes enceinte et votre logement est ancien ? Posez la question à votre médecin ou à votre sage-femme. Si une maladie ou un traitement a affaibli vos défenses, voyez avec l’équipe qui vous suit quelle eau boire.</p>', null, 'facile', 1, 13, 4, true, '2026-11-21T08:00:00Z', 89, '[{"title":"Eau du robinet : qualité, résultats par commune et conseils d’usage","publisher":"Ministère de la Santé / ARS","url":"https://sante.gouv.fr/sante-et-environnement/eaux/eau"},{"title":"Hygiène, préparation et conservation des biberons","publisher":"Afssa","year":"2005"}]', '2026-11-21'),
  (106, 'Combien d’eau faut-il boire par jour ?', '<p>Environ 1,6 L de boissons par jour pour une femme, 2 L pour un homme : des repères moyens d’adulte, à suivre sans compter chaque verre.</p>
<p>L’autorité européenne de sécurité des aliments raisonne sur toute l’eau de la journée : 2 L pour les femmes, 2,5 L pour les hommes. Les boissons en fournissent 70 à 80 %. Le reste est dans l’assiette : soupe, fruits, légumes, yaourt.</p>
<p>L’eau d’abord ; le thé, le café et les tisanes sans sucre comptent aussi.</p>
<h4>Quand il en faut plus</h4>
<ul>
<li>S’il fait très chaud, ou si vous faites un effort.</li>
<li>Enceinte : 300 ml d’eau de plus par jour, aliments compris. En allaitant : 700 ml de plus.</li>
</ul>
<h4>Avec l’âge</h4>
<p><strong>Confusion soudaine ou malaise : appelez le 15 ou le 112.</strong> Vertiges, maux de tête, fatigue ou comportement inhabituels, urines rares : demandez vite un avis médical.</p>
<p>La soif prévient moins bien. À partir de 75 ans, le Haut Conseil de la santé publique conseille de ne pas l’attendre et de boire au moins 1,5 L par jour.</p>
<p>Votre cœur ou vos reins sont malades ? C’est le médecin qui fixe la quantité, à tout âge. Un jeune enfant a besoin de moins ; pour un bébé, posez-lui la question.</p>', null, 'facile', 1, 13, 4, true, '2026-11-21T08:00:00Z', 117, '[{"title":"Scientific opinion on dietary reference values for water","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1459","lang":"en"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/","site":"site du HCSP"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013"}]', '2026-11-22'),
  (118, 'Pain, pâtes, riz : faut-il les prendre complets ?', '<p>Pas tous : au moins un féculent complet par jour, c’est le repère de Santé publique France pour les adultes.</p>
<p>« Complet » veut dire que le grain a gardé son enveloppe. Il y gagne des fibres et du magnésium. Pour 100 g cuits, d’après la table Ciqual :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Féculent, Fibres, Magnésium"><table>
<thead>
<tr>
<th scope="col">Féculent</th>
<th scope="col">Fibres</th>
<th scope="col">Magnésium</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Riz blanc</th>
<td>0,8 g</td>
<td>7 mg</td>
</tr>
<tr>
<th scope="row">Riz complet</th>
<td>2,3 g</td>
<td>49 mg</td>
</tr>
<tr>
<th scope="row">Pâtes ordinaires</th>
<td>1,9 g</td>
<td>17 mg</td>
</tr>
<tr>
<th scope="row">Pâtes complètes</th>
<td>3,3 g</td>
<td>36 mg</td>
</tr>
</tbody>
</table></div>
<p>L’énergie, elle, change peu : le complet n’est pas un produit « minceur ».</p>
<h4>S’y mettre sans grimacer</h4>
<ul>
<li><strong>Mélangez</strong> : moitié pâtes complètes, moitié ordinaires. Lancez les complètes un peu avant.</li>
<li><strong>Lisez la liste</strong> : les ingrédients y sont rangés du plus lourd au plus léger. Cherchez la farine complète en tête.</li>
</ul>
<p>Allez-y doucement, <a href="/question/218-comment-manger-plus-de-fibres-sans-inconfort">pour ménager le ventre</a>. En cas de maladie de l’intestin, ou de régime prescrit pour les reins, demandez d’abord au médecin. Et un blé complet contient toujours du gluten.</p>
<p>Pour un petit enfant ou un petit appétit, n’en mettez pas partout : un peu suffit.</p>', null, 'facile', 1, 12, 4, true, '2026-11-21T08:00:00Z', 82, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"L’étiquetage des produits alimentaires préemballés","publisher":"DEETS Mayotte (DGCCRF)","year":"2024","url":"https://mayotte.deets.gouv.fr/L-etiquetage-des-produits-alimentaires-preemballes"}]', '2026-11-21'),
  (104, 'Combien de fibres par jour, et où les trouver ?', '<p>Un adulte peut viser 25 à 30 g par jour, avec des légumes secs, du pain complet, des légumes et des fruits.</p>
<p>L’Anses, l’agence sanitaire française, retient 30 g. L’Organisation mondiale de la santé en demande au moins 25 g, et 15 g seulement entre 2 et 5 ans.</p>
<p>Par rapport à une alimentation pauvre en fibres, 25 à 29 g par jour sont associés à une mortalité plus basse de 15 à 30 %. C’est un lien observé, pas une garantie pour chacun.</p>
<h4>Sur une journée</h4>
<ul>
<li>150 g de lentilles vertes cuites : presque 13 g ;</li>
<li>80 g de pain complet : environ 5,5 g ;</li>
<li>150 g de haricots verts cuits : presque 5 g ;</li>
<li>une orange de 150 g : environ 4 g.</li>
</ul>
<p>Total : environ 27 g, dont près de la moitié pour les lentilles, qui apportent aussi des <a href="/fiches-pratiques/proteines-vegetales">protéines végétales</a>. Un échange facile : à poids égal, le pain complet contient plus du double des fibres de la baguette.</p>
<p>Augmentez petit à petit, en buvant régulièrement : un ventre peu habitué peut gonfler. Maladie de l’intestin, opération récente, douleurs qui durent ? L’avis du médecin passe d’abord.</p>', null, 'moyen', 1, 12, 4, true, '2026-11-21T08:00:00Z', 74, '[{"title":"Recommandations d’apports en fibres (AS 30 g/j)","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/system/files/NUT2012SA0103Ra-2.pdf"},{"title":"Carbohydrate intake for adults and children: guideline","publisher":"OMS","year":"2023","url":"https://www.who.int/publications/i/item/9789240073593","lang":"en"},{"title":"Carbohydrate quality and human health","publisher":"Reynolds et al., Lancet","year":"2019","url":"https://doi.org/10.1016/S0140-6736(18)31809-9","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (109, 'Peut-on se fier au Nutri-Score ?', '<p>Oui, pour comparer deux produits du même rayon ; non, pour savoir combien en manger.</p>
<p>De A à E, la lettre résume le tableau nutritionnel et certains ingrédients, toujours pour 100 g ou 100 ml. Elle ignore donc la part que vous servez. Un A ne se mange pas sans limite ; un D ou un E garde sa place, moins souvent et en plus petite quantité.</p>
<h4>Deux calculs en rayon</h4>
<p>Jusqu’en mars 2027, l’ancienne et la nouvelle note se côtoient. La nouvelle porte un bandeau « nouveau calcul ». Ne comparez pas l’une avec l’autre : 30 à 40 % des produits changent de lettre.</p>
<p>Selon Santé publique France, le nouveau calcul est plus sévère pour le sucre et le sel, plus favorable aux fibres et aux poissons gras. Côté boissons, seule l’eau obtient un A.</p>
<h4>Pas de lettre sur le paquet ?</h4>
<p>Cela ne prouve rien : fin 2025, l’affichage restait facultatif en France. La nutrition sportive et les aliments pour les moins de 3 ans n’en portent pas.</p>
<p>Avec une allergie, un diabète ou un régime prescrit, la lettre ne suffit pas : lisez les ingrédients et suivez les consignes reçues.</p>', null, 'moyen', 1, 14, 4, true, '2026-11-21T08:00:00Z', 175, '[{"title":"Nutri-Score : nouvelle formule (communiqués des 17/3/2025 et 30/6/2025)","publisher":"Santé publique France","year":"2025","url":"https://www.santepubliquefrance.fr/determinants-de-sante/nutrition-et-activite-physique/articles/nutri-score"},{"title":"Arrêté du 14 mars 2025 (Nutri-Score) – annexe, cahier des charges","publisher":"JORF","year":"2025","url":"https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000051329254"},{"title":"Le Sénat s’oppose à l’affichage obligatoire du Nutri-Score (PLFSS pour 2026)","publisher":"Public Sénat","year":"2025","url":"https://www.publicsenat.fr/actualites/sante/le-senat-soppose-a-laffichage-obligatoire-du-nutri-score"}]', '2026-11-21'),
  (117, 'Où trouver des oméga-3 ?', '<p>Dans les poissons gras, d’une part ; dans les huiles de colza et de noix, d’autre part. Ce ne sont pas les mêmes : ils se complètent.</p>
<h4>Ceux de la mer</h4>
<p>On les nomme EPA et DHA. Pour 100 g, la table Ciqual en compte :</p>
<ul>
<li>sardines à l’huile d’olive, en boîte : 2,9 g ;</li>
<li>maquereau au four : 2,1 g ;</li>
<li>saumon à la vapeur : près de 1,8 g ;</li>
<li>cabillaud : 0,3 g seulement.</li>
</ul>
<p>D’où le conseil de Santé publique France : un poisson gras par semaine. Pendant la grossesse ou l’allaitement, et pour un petit enfant, <a href="/question/221-enceinte-quel-poisson-manger-et-lequel-eviter">certaines espèces s’évitent</a>.</p>
<h4>Ceux des plantes</h4>
<p>Leur nom est ALA. Dans 10 g d’huile (pesez votre cuillerée une fois, pour voir) :</p>
<ul>
<li>huile de noix : environ 1,2 g ;</li>
<li>huile de colza : environ 0,8 g ;</li>
<li>huiles d’olive et de tournesol : presque rien.</li>
</ul>
<p>Versez-les crues, sur une salade ou des légumes tièdes. Gardez la bouteille ouverte au frais. En cas d’allergie aux noix, prenez le colza.</p>
<h4>Et les gélules ?</h4>
<p>Un complément ne remplace pas une alimentation variée. Demandez au médecin ou au pharmacien avant d’en prendre, surtout pour un enfant, pendant la grossesse ou l’allaitement, en cas d’allergie au poisson, de maladie ou de traitement.</p>
<p>Vous ne mangez pas de poisson ? Voyez <a href="/question/614-vegetarien-ou-trouver-des-omega-3">les oméga-3 des végétariens</a>.</p>', null, 'moyen', 1, 12, 4, true, '2026-11-21T08:00:00Z', 71, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"}]', '2026-11-22'),
  (111, 'Combien de fois par semaine manger du poisson, et lequel ?', '<p>Deux fois par semaine, dont une fois un poisson gras : sardine, maquereau, hareng ou saumon.</p>
<p>C’est le repère de Santé publique France. Le poisson gras est là pour ses oméga-3. L’autre repas est libre, selon le prix et l’envie : du cabillaud, par exemple.</p>
<h4>Sans se compliquer la vie</h4>
<ul>
<li><strong>En boîte, cela compte.</strong> Des sardines écrasées sur du pain, et le repas gras de la semaine est fait.</li>
<li><strong>Surgelé nature aussi</strong> : choisissez-le sans panure ni sauce.</li>
<li><strong>Le thon au naturel n’est pas un poisson gras</strong> : il contient moins de 1 g de lipides pour 100 g.</li>
<li><strong>Le hareng fumé est très salé</strong> : près de 4 g de sel pour 100 g. Gardez-le pour de temps en temps, jamais enceinte.</li>
</ul>
<h4>Pour qui c’est différent</h4>
<p>Pendant la grossesse ou l’allaitement, et pour un petit enfant, gardez les deux repas, mais pas toutes les espèces : l’Anses dit d’éviter espadon, marlin, requin, siki et lamproie, et de limiter le thon. La suite est dans <a href="/question/221-enceinte-quel-poisson-manger-et-lequel-eviter">quel poisson manger enceinte</a>. Cru ou fumé, il ne convient pas pendant la grossesse ; à un âge avancé ou quand les défenses sont affaiblies, évitez le fumé.</p>
<p>Allergie au poisson ? On trouve <a href="/question/117-ou-trouver-des-omega-3">des oméga-3 ailleurs</a>.</p>', null, 'facile', 1, 11, 4, true, '2026-11-21T08:00:00Z', 10, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Consommation de poissons : fiche de conseils, d’après l’avis de 2013","publisher":"Anses","year":"2013","url":"https://www.anses.fr/system/files/ANSES-Ft-RecosPoissons.pdf"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', '2026-11-22'),
  (102, '5 fruits et légumes par jour : c’est quoi, une portion ?', '<p>Une portion pèse environ 80 à 100 g, selon le Haut Conseil de la santé publique.</p>
<p>Le repère français est d’au moins cinq par jour, par exemple trois de légumes et deux de fruits. Cinq fois 80 g font 400 g : c’est aussi le minimum de l’Organisation mondiale de la santé à partir de 10 ans. Pour les plus jeunes, elle retient 350 g entre 6 et 9 ans, 250 g entre 2 et 5 ans.</p>
<h4>Ce qui compte, ce qui ne compte pas</h4>
<ul>
<li>Le frais, le surgelé et la conserve comptent tous.</li>
<li>Le jus ne compte pas : il n’a presque plus de fibres. Santé publique France le limite à un demi-verre par jour au plus avant 11 ans, à un verre ensuite.</li>
<li>La pomme de terre se range avec les féculents.</li>
</ul>
<h4>Se faire l’œil</h4>
<p>Pesez une fois, par curiosité, votre pomme ou votre part de haricots verts. Ensuite, rangez la balance : pour les légumes, vos deux mains en coupe donnent une idée.</p>
<p>Vous en êtes loin ? Ajoutez une seule portion, au repas qui vous arrange : un fond de sachet surgelé convient très bien.</p>
<p>Un régime prescrit, pour les reins par exemple, passe avant ce repère.</p>', null, 'facile', 1, 11, 4, true, '2026-11-21T08:00:00Z', 34, '[{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Carbohydrate intake for adults and children: guideline","publisher":"OMS","year":"2023","url":"https://www.who.int/publications/i/item/9789240073593","lang":"en"},{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-22'),
  (110, 'Combien de produits laitiers par jour ?', '<p>Deux par jour pour un adulte, selon Santé publique France ; deux à trois après 75 ans, selon le Haut Conseil de la santé publique.</p>
<p>Vous aviez retenu « trois par jour » ? C’était l’ancien repère de l’adulte, aujourd’hui abandonné.</p>
<h4>Ce qui fait « un »</h4>
<p>Le Haut Conseil compte pour un produit laitier :</p>
<ul>
<li>150 ml de lait ;</li>
<li>un yaourt de 125 g ;</li>
<li>30 g de fromage.</li>
</ul>
<p>Un yaourt le matin et un morceau de fromage le soir : le compte y est.</p>
<p>Ces trois parts ne se valent pas tout à fait. D’après la table Ciqual, 30 g de comté apportent environ 300 mg de calcium, un yaourt nature environ 160 mg. Le fromage, lui, contient plus de sel et de graisses : alternez.</p>
<h4>Si le repère ne vous va pas</h4>
<p>Vous n’en mangez pas, vous les digérez mal, vous y êtes allergique ? <a href="/question/210-ou-trouver-du-calcium">Le calcium se trouve aussi ailleurs</a>.</p>
<p>Pour un enfant, demandez le nombre à son médecin. Enceinte, <a href="/question/205-enceinte-quels-aliments-eviter-en-priorite">certains fromages s’évitent</a>. Et si vos reins sont malades, vos consignes passent avant.</p>', null, 'facile', 1, 11, 4, true, '2026-11-21T08:00:00Z', 1, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/","site":"site du HCSP"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (116, 'Sans être sportif, de combien de protéines a-t-on besoin ?', '<p>Environ 0,83 g par kilo de poids, soit 42 g par jour si vous pesez 50 kg, 58 g pour 70 kg, 66 g pour 80 kg.</p>
<p>C’est la référence de l’Anses, l’agence sanitaire française, pour un adulte en bonne santé de moins de 60 ans. Pour l’autorité européenne de sécurité des aliments, on peut aller jusqu’au double sans risque.</p>
<h4>Une journée pour le voir</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Aliment, Protéines"><table>
<thead>
<tr>
<th scope="col">Aliment</th>
<th scope="col">Protéines</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Un yaourt nature (125 g)</th>
<td>environ 5 g</td>
</tr>
<tr>
<th scope="row">Pain complet, 80 g</th>
<td>presque 7 g</td>
</tr>
<tr>
<th scope="row">Cabillaud, 100 g cuits</th>
<td>environ 25 g</td>
</tr>
<tr>
<th scope="row">Pâtes, 200 g cuites</th>
<td>8 g</td>
</tr>
<tr>
<th scope="row">Comté, 30 g</th>
<td>environ 8 g</td>
</tr>
</tbody>
</table></div>
<p>Total : un peu plus de 50 g, le repère d’une personne de 60 kg. Le pain et les pâtes en apportent plus d’un quart.</p>
<h4>Quand il en faut plus, ou moins</h4>
<ul>
<li><strong>Après 60 ans</strong>, l’Anses passe à 1 g par kilo : voyez <a href="/question/225-combien-de-proteines-par-jour-apres-65-ans">les protéines après 65 ans</a>.</li>
<li><strong>Enceinte ou en allaitant</strong>, le besoin augmente : la sage-femme vous guidera.</li>
<li><strong>Si vos reins sont malades</strong>, c’est le médecin qui fixe la quantité.</li>
</ul>
<p>Vous vous entraînez régulièrement ? <a href="/question/303-combien-de-proteines-par-jour-quand-on-fait-du-sport">Le compte est différent</a>.</p>', null, 'moyen', 1, 12, 4, true, '2026-11-21T08:00:00Z', 61, '[{"title":"Protéines : rôle, sources et apports recommandés","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/content/proteines-role-sources-et-apports-recommandes"},{"title":"Scientific opinion on dietary reference values for protein","publisher":"EFSA","year":"2012","url":"https://doi.org/10.2903/j.efsa.2012.2557","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (103, 'Combien de sel par jour, et où se cache-t-il ?', '<p>Moins de 5 g par jour pour un adulte, tout compris : c’est la limite conseillée par l’Organisation mondiale de la santé.</p>
<p>Le plus gros ne sort pas de la salière. Selon une enquête menée en France en 2010 auprès de volontaires, environ les trois quarts du sel venaient d’aliments achetés tout prêts. Le pain et les biscottes en apportaient 24 %, la charcuterie 12,5 %, les fromages 8 %. Ces chiffres datent, mais ils montrent où regarder.</p>
<h4>Saler moins, sans manger fade</h4>
<ul>
<li>Goûtez avant de saler.</li>
<li>Relevez le plat autrement : ail, herbes, épices, filet de citron.</li>
<li>Entre deux soupes ou deux pains de mie, comparez la ligne « sel » pour 100 g.</li>
<li>Rincez les pois chiches et les haricots en boîte : une partie du sel part avec l’eau.</li>
</ul>
<h4>Quand on avance en âge</h4>
<p>Ne vous lancez pas de vous-même dans un « sans sel » strict, surtout si l’appétit baisse. Les spécialistes européens de la nutrition des personnes âgées (ESPEN) conseillent d’éviter les régimes restrictifs sans raison médicale.</p>
<p>Tension élevée, cœur ou reins malades, traitement : c’est le médecin qui fixe votre limite.</p>', null, 'moyen', 1, 11, 3, true, '2026-11-21T08:00:00Z', 51, '[{"title":"Réduction de l’apport en sodium (aide-mémoire)","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news-room/fact-sheets/detail/salt-reduction"},{"title":"NutriNet-Santé : consommation de sel en France (premiers résultats)","publisher":"Inserm/Inra/Cnam/Paris 13","year":"2010"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"},{"title":"Guides de cuisson des légumineuses","publisher":"beendi.com, anniecaroncuisinesante.com","url":"https://beendi.com/blogs/les-astuces/les-8-regles-d-or-pour-la-cuisson-des-legumineuses-lentilles-pois-chiches-pois-casses-haricots-secs"}]', '2026-11-22'),
  (121, 'Sodas et jus de fruits : combien par jour, à quel âge ?', '<p>Aucun pour un bébé, un demi-verre de jus par jour au plus avant 11 ans, un verre au plus ensuite, jus et sodas réunis. L’eau reste la boisson de tous les jours.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Âge, Au plus, par jour"><table>
<thead>
<tr>
<th scope="col">Âge</th>
<th scope="col">Au plus, par jour</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Bébé</th>
<td>Ni jus ni soda</td>
</tr>
<tr>
<th scope="row">4 à 10 ans</th>
<td>Un demi-verre de jus ; le soda, le moins souvent possible</td>
</tr>
<tr>
<th scope="row">11 ans et plus, adultes</th>
<td>Un verre, jus et sodas réunis</td>
</tr>
</tbody>
</table></div>
<p>La part de jus vient de Santé publique France. Le verre unique, pour le jus et le soda ensemble, vient de l’Anses, qui a même écrit « moins d’un verre » pour les adultes. De 1 à 3 ans, nous n’avons pas trouvé de quantité officielle : l’eau et le lait suffisent.</p>
<p>« Au plus » ne veut pas dire « chaque jour ». Un jus sans sucre ajouté entre aussi dans le compte, et <a href="/question/721-un-jus-de-fruits-vaut-un-fruit">il ne remplace pas un fruit</a>.</p>
<h4>À la maison</h4>
<ul>
<li>L’eau au milieu de la table, le soda au placard.</li>
<li>Un petit verre, servi par vous, plutôt que la bouteille.</li>
<li>Pas de boisson énergisante : l’Anses les déconseille aux enfants et aux adolescents.</li>
</ul>
<p>Diabète : gardez les consignes de l’équipe qui suit votre enfant. Un bébé a la diarrhée ? Pas de soda : <a href="/question/217-gastro-de-bebe-que-lui-donner-a-boire">voyez que lui donner</a>.</p>', null, 'facile', 1, 13, 2, true, '2026-11-21T08:00:00Z', 110, '[{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024"},{"title":"Actualisation des repères du PNNS : révision des repères de consommations alimentaires","publisher":"Anses","year":"2016-2017","url":"https://www.anses.fr/fr/system/files/NUT2012SA0103Ra-1.pdf"},{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454","lang":"en"},{"title":"Boissons dites énergisantes : mise en garde","publisher":"Anses","year":"2013"}]', '2026-11-21'),
  (125, 'Comment lire le tableau nutritionnel d’un emballage ?', '<p>Prenez la colonne « pour 100 g » (ou 100 ml), puis deux ou trois lignes : celles qui comptent pour ce produit.</p>
<p>Le tableau suit toujours le même ordre : énergie, matières grasses, acides gras saturés, glucides, <a href="/question/107-que-veut-dire-dont-sucres-sur-une-etiquette">sucres</a>, protéines, sel. Les fibres, facultatives, peuvent manquer dans le tableau sans manquer dans le produit.</p>
<h4>Quelle ligne pour quel rayon ?</h4>
<ul>
<li>Soupe, pain, charcuterie : le sel.</li>
<li>Céréales du matin, yaourts, boissons : les sucres.</li>
<li>Biscuits, plats préparés : les graisses saturées.</li>
</ul>
<h4>Beaucoup ou peu ?</h4>
<p>Faute d’équivalent français, les repères britanniques dépannent. Pour 100 g d’aliment, pas de boisson :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Ligne, Peu, Beaucoup"><table>
<thead>
<tr>
<th scope="col">Ligne</th>
<th scope="col">Peu</th>
<th scope="col">Beaucoup</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Matières grasses</th>
<td>3 g au plus</td>
<td>plus de 17,5 g</td>
</tr>
<tr>
<th scope="row">Saturés</th>
<td>1,5 g au plus</td>
<td>plus de 5 g</td>
</tr>
<tr>
<th scope="row">Sucres</th>
<td>5 g au plus</td>
<td>plus de 22,5 g</td>
</tr>
<tr>
<th scope="row">Sel</th>
<td>0,3 g au plus</td>
<td>plus de 1,5 g</td>
</tr>
</tbody>
</table></div>
<h4>Trois pièges</h4>
<ul>
<li><strong>La portion</strong> du fabricant est parfois plus petite que la vôtre.</li>
<li><strong>Le sodium</strong>, parfois indiqué à la place du sel sur un paquet étranger : multipliez-le par 2,5.</li>
<li><strong>Les « % AR »</strong> se rapportent à un adulte type, à 2 000 kcal : ni un objectif, ni un repère pour un enfant.</li>
</ul>
<p>Avec un diabète ou un régime prescrit, demandez quelle ligne lire d’abord. <a href="/fiches-pratiques/lire-etiquettes-nutritionnelles">Le guide des étiquettes</a> va plus loin.</p>', null, 'moyen', 1, 14, 4, true, '2026-11-21T08:00:00Z', 149, '[{"title":"Déclaration nutritionnelle sur les denrées alimentaires (dépliant / fiche)","publisher":"DGCCRF","year":"2014","url":"https://www.economie.gouv.fr/dgccrf/Publications/Vie-pratique/Fiches-pratiques/declaration-nutritionnelle-sur-denrees-alimentaires"},{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"},{"title":"Guide to creating a front of pack nutrition label","publisher":"UK DH / FSA","year":"2013","url":"https://www.gov.uk/government/publications/front-of-pack-nutrition-labelling-guidance","lang":"en"}]', '2026-11-22'),
  (112, 'Combien de viande et de charcuterie par semaine ?', '<p>Au plus 500 g de viande hors volaille, et au plus 150 g de charcuterie : ce sont les repères de Santé publique France pour un adulte.</p>
<p>« Viande », ici, c’est le bœuf, le veau, le porc, l’agneau. Cinq morceaux de 100 g dans la semaine, et vous y êtes. La volaille n’entre pas dans ce compte : c’est elle qu’il vaut mieux choisir le plus souvent. Jambon, saucisson et lardons comptent, eux, comme charcuterie. Un enfant mange de plus petites parts.</p>
<h4>Pourquoi une limite</h4>
<p>Le Centre international de recherche sur le cancer a classé la charcuterie parmi les cancérogènes certains, et la viande rouge parmi les probables. Il associe 50 g de charcuterie par jour à un risque de cancer colorectal plus élevé de 18 %. Ce chiffre est relatif : il se calcule à partir du risque de départ de chacun.</p>
<h4>Quand le repère change</h4>
<ul>
<li><strong>Après 75 ans</strong> : viande, poisson ou œufs au moins une fois par jour, selon le Haut Conseil de la santé publique. L’appétit baisse ? Voyez le médecin avant de réduire. Avec l’âge, <a href="/question/228-listeriose-que-vaut-il-mieux-eviter-apres-70-ans">certaines charcuteries s’évitent aussi</a>.</li>
<li><strong>Enceinte</strong> : pas de charcuterie cuite, ni jambon, ni rillettes, ni pâtés ; <a href="/question/205-enceinte-quels-aliments-eviter-en-priorite">voyez la liste</a>.</li>
<li><strong>Si vous manquez de fer</strong> : parlez-en au médecin avant de réduire.</li>
</ul>
<p>Envie d’en manger moins ? Voyez <a href="/question/620-manger-moins-de-viande-par-ou-commencer">par où commencer</a>.</p>', null, 'moyen', 1, 11, 4, true, '2026-11-21T08:00:00Z', 17, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Cancérogénicité de la viande rouge et des viandes transformées (vol. 114)","publisher":"CIRC/OMS","year":"2015","url":"https://www.iarc.who.int/wp-content/uploads/2018/07/pr240_E.pdf","hreflang":"en"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/","site":"site du HCSP"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', '2026-11-22'),
  (410, 'Frites, pain grillé : faut-il craindre l’acrylamide ?', '<p>Pas besoin d’en avoir peur, mais un geste est utile : arrêter la cuisson au doré, avant le brun.</p>
<p>L’acrylamide n’est pas un ingrédient. C’est une substance qui apparaît toute seule quand un aliment riche en amidon dépasse 120 °C : frites, chips, biscuits, pain grillé. Le café en contient aussi. Pour l’autorité européenne de sécurité des aliments (2015), elle pourrait augmenter le risque de cancer ; les indices viennent surtout d’études chez l’animal.</p>
<h4>Les bons réflexes</h4>
<ul>
<li><strong>Au four ou à la friteuse</strong> : sortez les frites blondes ou dorées, et laissez de côté les plus foncées.</li>
<li><strong>Au grille-pain</strong> : baissez d’un cran, et ôtez le noirci.</li>
<li><strong>Les pommes de terre à frire ou à rôtir</strong> : gardez-les dans le noir, mais hors du réfrigérateur, selon la répression des fraudes (DGCCRF). Coupées, laissez-les tremper quelques minutes avant de les frire.</li>
<li><strong>Le reste de la semaine</strong> : à l’eau ou à la vapeur, on ne monte pas si haut.</li>
</ul>
<p>Ce conseil ne concerne pas la viande hachée et la volaille : elles, il faut <a href="/question/412-comment-savoir-si-le-poulet-est-assez-cuit">les cuire jusqu’au centre</a>.</p>', null, 'moyen', 4, 41, 4, true, '2026-11-21T08:00:00Z', 12, '[{"title":"Scientific opinion on acrylamide in food","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4104","lang":"en"},{"title":"L’acrylamide dans les aliments : une préoccupation de santé publique","publisher":"DGCCRF","url":"https://www.economie.gouv.fr/dgccrf/lacrylamide-dans-aliments-preoccupation-sante-publique"}]', '2026-11-22'),
  (417, 'Bocal bombé, courgette amère : quand faut-il jeter sans goûter ?', '<p>Dès que l’emballage est bombé, fuit ou sent mauvais. Et si une courgette est amère, recrachez aussitôt.</p>
<p><strong>Vision floue ou double, bouche sèche, difficulté à parler ou à avaler après un repas : appelez le 15 ou le 112.</strong> Ce peut être le botulisme, une intoxication grave.</p>
<h4>Ce qui part à la poubelle</h4>
<ul>
<li><strong>Boîte ou bocal bombé, qui coule, à l’odeur anormale.</strong> Le risque vient surtout des conserves maison mal préparées : légumes, viandes, poissons.</li>
<li><strong>Courge, courgette ou potiron amers.</strong> Selon l’Anses, certaines courges, surtout d’ornement ou de jardin, sont toxiques. La cuisson n’y change rien : jetez le plat.</li>
<li><strong>Pommes de terre très vertes, très germées ou molles.</strong> Si les germes sont peu nombreux, ôtez-les largement, avec les parties vertes.</li>
<li><strong>Champignon ou plante dont vous n’êtes pas sûr.</strong></li>
</ul>
<h4>Vous en avez déjà mangé ?</h4>
<p>Le centre antipoison répond jour et nuit au 01 45 42 59 59, même sans aucun signe. Personne inconsciente ou qui ne respire pas : le 15. En attendant, ne faites pas vomir et ne donnez rien à boire, pas même du lait.</p>
<p>Pour un enfant, une femme enceinte ou une personne âgée, n’attendez pas de voir : téléphonez. Les autres signes sont dans <a href="/question/419-intoxication-alimentaire-quels-signes-qui-appeler">la question sur les intoxications</a>.</p>', null, 'moyen', 4, 42, 4, true, '2026-11-21T08:00:00Z', 83, '[{"title":"Conserves maison : les règles essentielles pour éviter le botulisme","publisher":"UFC-Que Choisir","year":"2023","url":"https://www.quechoisir.org/actualite-conserves-maison-les-regles-essentielles-pour-eviter-le-botulisme-n111042/"},{"title":"Centres antipoison : numéros d’urgence et premiers gestes","publisher":"Réseau des centres antipoison","url":"https://centres-antipoison.net/","site":"site des centres antipoison"},{"title":"Toxicovigilance : attention aux courges amères","publisher":"Anses / centres antipoison"}]', '2026-11-21'),
  (422, 'Comment comparer les prix au magasin ?', '<p>En lisant la petite ligne de l’étiquette du rayon, le prix au kilo ou au litre, plutôt que le prix du paquet.</p>
<p>Prenons un exemple inventé : un paquet de 500 g à 3 € revient à 6 € le kilo. S’il passe à 450 g sans changer de prix, le kilo monte à 6,67 €. L’emballage a pu rester le même ; la ligne, elle, a bougé.</p>
<h4>Quand le paquet maigrit</h4>
<p>Selon un arrêté appliqué depuis le 1er juillet 2024, les magasins alimentaires de plus de 400 m² doivent le signaler, pendant deux mois, si le prix au kilo ou au litre a augmenté. Passé ce délai, ou dans une petite boutique, seul votre œil vous renseigne.</p>
<h4>Trois cas où le kilo trompe</h4>
<ul>
<li><strong>La boîte de conserve</strong> : divisez par le poids égoutté, le jus ne compte pas.</li>
<li><strong>Ce qui s’épluche ou se désosse</strong> : pensez à la part que l’on mange vraiment.</li>
<li><strong>Le grand lot</strong> : s’il finit en partie à la poubelle, il n’était pas moins cher.</li>
</ul>
<p>Notez deux ou trois prix de vos produits habituels : vous reconnaîtrez une vraie promotion. Pour les aliments riches en protéines, <a href="/question/424-quelles-proteines-coutent-le-moins-cher">un calcul plus parlant</a> existe.</p>', null, 'facile', 4, 43, 4, true, '2026-11-21T08:00:00Z', 141, '[{"title":"Arrêté du 16 avril 2024 relatif à l’information des consommateurs sur le prix des produits dont la quantité a diminué","publisher":"JORF","year":"2024","url":"https://www.legifrance.gouv.fr/","site":"site de Légifrance"}]', '2026-11-21'),
  (415, 'Combien de temps garder les œufs ?', '<p>Jusqu’à la date inscrite sur la boîte : selon la règle européenne, 28 jours au plus après la ponte.</p>
<p>Rangez-les au frais, tels quels : un œuf ne se lave pas avant d’être rangé. Passez-vous les mains au savon après l’avoir cassé.</p>
<h4>Plus l’œuf vieillit, plus on le cuit</h4>
<ul>
<li><strong>Les plus frais</strong> : crus ou à la coque, sauf pour un jeune enfant, une femme enceinte, une personne âgée ou aux défenses affaiblies. Pour eux, blanc et jaune bien pris.</li>
<li><strong>Ensuite</strong> : durs, en omelette bien prise, dans un gâteau.</li>
<li><strong>Coquille fêlée à l’achat</strong> : choisissez une autre boîte.</li>
</ul>
<h4>Une fois préparés</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Préparation, À manger"><table>
<thead>
<tr>
<th scope="col">Préparation</th>
<th scope="col">À manger</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Mayonnaise, mousse au chocolat, tiramisu maison</th>
<td>dans les 24 heures, gardés au froid, avec les mêmes exceptions</td>
</tr>
<tr>
<th scope="row">Œufs durs, quiche, omelette froide</th>
<td>dans les trois jours, repère de l’Anses pour les plats maison</td>
</tr>
</tbody>
</table></div>
<p>Une quiche à la crème se mange plus tôt.</p>
<p>Vous comptez vos œufs à cause du cholestérol ? C’est <a href="/question/708-les-oeufs-font-du-cholesterol-il-faut-les-eviter">une autre histoire</a>.</p>', null, 'facile', 4, 42, 4, true, '2026-11-21T08:00:00Z', 62, '[{"title":"Règlement délégué (UE) 2022/2258 (œufs : vente et date de durabilité à 28 jours)","publisher":"Union européenne","year":"2022","url":"https://eur-lex.europa.eu/eli/reg_del/2022/2258/oj"},{"title":"Conservation des œufs","publisher":"terre-net (Académie d’agriculture), rtbf, loeufdenosvillages","year":"2004-2019","url":"https://www.terre-net.fr/2004/amp/article/5617/conservez-vos-oeufs-au-froid-et-ne-les-lavez-pas"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"}]', '2026-11-21'),
  (404, 'Combien de temps garder du riz cuit ou des restes au réfrigérateur ?', '<p>Le riz cuit, jusqu’au lendemain ; la plupart des autres restes, trois jours au plus.</p>
<p>Le riz demande plus de prudence à cause d’une bactérie, <em>Bacillus cereus</em>. Ses spores, une forme très résistante, survivent à la cuisson. Dans un riz resté tiède, elles peuvent donner une toxine que le réchauffage n’élimine pas. D’où les 24 heures que conseillent les services de santé britanniques.</p>
<h4>Riz : vite froid, vite mangé</h4>
<ul>
<li>Versez-le en couche fine : il doit refroidir en moins d’une heure.</li>
<li>Rangez-le au réfrigérateur, dans une boîte fermée.</li>
<li>Un seul réchauffage, bien fumant.</li>
</ul>
<h4>Les autres plats</h4>
<ul>
<li>Au froid avant deux heures : une grande marmite se répartit en petites boîtes.</li>
<li>Trois jours au plus, selon l’Anses, et moins s’il y a de la crème. Une date sur le couvercle évite d’hésiter.</li>
<li>Réchauffez à fond.</li>
</ul>
<p>Un plat oublié toute la nuit hors du froid va à la poubelle, sans y goûter.</p>
<p><strong>Quelqu’un va mal après un repas ?</strong> Si son état vous inquiète, appelez le 15 ou le 112. Pour un bébé, une femme enceinte ou une personne âgée, demandez vite un avis médical.</p>
<p>Et pour le reste du réfrigérateur, voyez <a href="/fiches-pratiques/conservation-aliments">la fiche conservation</a>.</p>', null, 'facile', 4, 42, 2, true, '2026-11-21T08:00:00Z', 92, '[{"title":"Rice: safe cooling, storing and reheating","publisher":"NHS / RBKC","url":"https://www.rbkc.gov.uk/business-and-enterprise/food-safety/rice-poultry-and-eggs","lang":"en"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Cinq clefs pour des aliments plus sûrs","publisher":"OMS","year":"2001-2006","url":"https://www.who.int/publications/i/item/9789241594639","hreflang":"en"}]', '2026-11-21'),
  (409, 'Comment cuire les haricots rouges secs sans risque ?', '<p>En trois temps : un long trempage, une eau neuve, puis une vraie ébullition, à gros bouillons.</p>
<p><strong>Quelqu’un va mal après en avoir mangé ? Appelez le 15 ou le 112.</strong> Mal cuits, quelques haricots rouges peuvent provoquer de violents vomissements.</p>
<h4>La marche à suivre</h4>
<ol>
<li><strong>La veille au soir</strong>, couvrez-les largement d’eau froide. L’agence américaine FDA demande cinq heures au moins ; une nuit, c’est plus simple.</li>
<li><strong>Le lendemain</strong>, videz toute cette eau dans l’évier.</li>
<li><strong>Dans l’eau neuve</strong>, attendez les gros bouillons, puis comptez 30 minutes, toujours selon la FDA.</li>
<li><strong>Baissez le feu</strong> et poursuivez jusqu’à ce qu’un haricot s’écrase sans effort sous la fourchette.</li>
</ol>
<h4>Le piège de la mijoteuse</h4>
<p>Un appareil à cuisson lente ne remplace pas l’ébullition. Faites bouillir les haricots dans une casserole avant de les y mettre. Même prudence pour un chili qui frémit à peine : un haricot encore ferme n’est pas « al dente », il est mal cuit.</p>
<h4>Pas le temps ?</h4>
<p>Prenez-les en boîte : ils sont déjà cuits, un rinçage suffit. Pour les autres légumes secs, voyez <a href="/question/608-comment-bien-cuire-les-lentilles-et-les-pois-chiches">les temps des lentilles et des pois chiches</a>.</p>', null, 'moyen', 4, 41, 4, true, '2026-11-21T08:00:00Z', 5, '[{"title":"Bad Bug Book, 2e éd. : phytohémagglutinine (haricots rouges)","publisher":"FDA (États-Unis)","year":"2012","url":"https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition","hreflang":"en"},{"title":"Guides de cuisson des légumineuses","publisher":"beendi.com, anniecaroncuisinesante.com","url":"https://beendi.com/blogs/les-astuces/les-8-regles-d-or-pour-la-cuisson-des-legumineuses-lentilles-pois-chiches-pois-casses-haricots-secs"}]', '2026-11-21'),
  (401, 'Quelle cuisson garde le mieux les vitamines des légumes ?', '<p>Une cuisson courte, avec très peu d’eau : pour la vitamine C, le micro-ondes s’en sort en général le mieux et l’eau bouillante le moins bien.</p>
<p>La chaleur abîme cette vitamine, et l’eau de cuisson en emporte une partie. Des chercheurs ont mesuré ce qu’il en restait dans dix légumes : de 0 à 91 %, selon la cuisson.</p>
<p>Le micro-ondes doit sa bonne place à sa rapidité et au peu d’eau qu’il demande. Ses ondes ne restent pas dans l’assiette, et un appareil en bon état est sans danger. N’y chauffez pas de biberon, en revanche, à cause des brûlures.</p>
<h4>Trois façons de cuire</h4>
<ul>
<li><strong>Au micro-ondes</strong> : un plat en verre ou en céramique, un fond d’eau, et on remue à mi-temps.</li>
<li><strong>À la vapeur ou à l’étouffée</strong> : arrêtez quand le légume est encore un peu ferme.</li>
<li><strong>À l’eau</strong> : de gros morceaux, épluchés au dernier moment. Le bouillon fera une soupe, sauf avis contraire du médecin si vos reins sont malades, car il contient des minéraux.</li>
</ul>
<p>Pour un bébé, ou quand on a du mal à mâcher ou à avaler, cuisez jusqu’à ce que ce soit bien tendre, tant pis pour quelques vitamines.</p>
<p>Des idées pour ce soir ? Voyez <a href="/fiches-pratiques/cuisine-rapide">la fiche cuisine rapide</a>.</p>', null, 'avancé', 4, 41, 4, true, '2026-11-21T08:00:00Z', 26, '[{"title":"Effect of different cooking methods on the content of vitamins and true retention in selected vegetables","publisher":"Lee et al., Food Sci Biotechnol","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6049644/","lang":"en"},{"title":"Microwave cooking and nutrition","publisher":"Harvard Health Publishing","year":"2015","url":"https://www.health.harvard.edu/staying-healthy/microwave-cooking-and-nutrition","lang":"en"},{"title":"Fours à micro-ondes (fiche d’information)","publisher":"OFSP (Suisse)","year":"2016"},{"title":"Hygiène, préparation et conservation des biberons","publisher":"Afssa","year":"2005"}]', '2026-11-21'),
  (413, 'Que cuisiner d’équilibré en vingt minutes ?', '<p>Un légume surgelé, un féculent rapide, des œufs ou une conserve de poisson ou de légumes secs : le dîner est là. Pour Santé publique France, surgelés et conserves comptent aussi dans les cinq fruits et légumes du jour.</p>
<p>Pour les proportions, un modèle américain, celui de l’université Harvard, est facile à retenir : une moitié de légumes et de fruits, un quart de céréales, de préférence complètes, un quart d’aliments riches en protéines. La faim de chacun décide du reste.</p>
<h4>Quatre idées pour les soirs pressés</h4>
<ul>
<li><strong>Œufs brouillés bien pris, petits pois surgelés, pain complet</strong>, une poire.</li>
<li><strong>Pâtes, maquereau en boîte, tomates concassées, brocoli</strong> : le brocoli cuit avec les pâtes, les cinq dernières minutes.</li>
<li><strong>Boulgour, haricots rouges en boîte, poivrons surgelés, un peu de fromage râpé</strong>, une clémentine.</li>
<li><strong>Croque à la poêle</strong> : pain complet, emmental, et une soupe de légumes du congélateur.</li>
</ul>
<p>Lancez d’abord l’eau et le féculent. Le reste se prépare pendant ce temps.</p>
<p>Pour un petit, écrasez haricots et petits pois, retirez les arêtes, et ne salez pas sa part. Un bébé a besoin d’un repas à part : voyez <a href="/question/206-quand-et-par-quoi-commencer-la-diversification-de-bebe">la diversification</a>.</p>
<p>D’autres dîners, minute par minute, sont dans <a href="/fiches-pratiques/cuisine-rapide">la fiche cuisine rapide</a>.</p>', null, 'facile', 4, 41, 2, true, '2026-11-21T08:00:00Z', 39, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Healthy Eating Plate","publisher":"Harvard T.H. Chan School of Public Health","year":"2011","url":"https://nutritionsource.hsph.harvard.edu/healthy-eating-plate/","lang":"en"}]', '2026-11-21'),
  (416, 'Combien de temps garder un aliment au congélateur ?', '<p>De deux mois à un an selon l’aliment, et c’est le goût qui fixe la limite : à −18 °C, les microbes ne se multiplient plus.</p>
<p>Le froid ne les tue pas pour autant. Un aliment congelé trop tard ne redevient pas sûr : congelez tant qu’il est frais, jamais après une date « à consommer jusqu’au ».</p>
<h4>Par quoi commencer ?</h4>
<p>Le site public américain FoodSafety.gov donne des durées de qualité. Elles dessinent un ordre :</p>
<ul>
<li><strong>À sortir en premier, sous 2 à 3 mois</strong> : plats cuisinés, restes, poissons gras.</li>
<li><strong>Ensuite, sous 3 à 4 mois</strong> : la viande hachée.</li>
<li><strong>Plus patients</strong> : le poisson maigre, de 4 à 8 mois, le bœuf en morceaux, de 4 à 12 mois, et la volaille entière, jusqu’à 12 mois.</li>
</ul>
<p>Passé ces délais, un aliment resté bien congelé peut être plus sec ou moins parfumé.</p>
<h4>Et sur un surgelé du commerce ?</h4>
<p>Suivez la date de l’emballage. Si une date de congélation y figure, c’est celle de la première congélation : elle vous dit son âge réel.</p>
<p><strong>Une boîte sans nom ?</strong> Si vous ne savez ni ce que c’est ni depuis quand, jetez-la, surtout quand une femme enceinte, un petit enfant ou une personne âgée mange à votre table.</p>
<p>Pour décongeler sans risque, voyez <a href="/question/406-peut-on-recongeler-un-aliment-decongele">la question de la recongélation</a>.</p>', null, 'facile', 4, 42, 4, true, '2026-11-21T08:00:00Z', 80, '[{"title":"Cold Food Storage Chart; Safe Minimum Internal Temperatures","publisher":"FoodSafety.gov (USDA/FDA, États-Unis)","url":"https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts","lang":"en"},{"title":"Food safety tips","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/safety-hygiene/cooking-your-food","lang":"en"},{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"}]', '2026-11-22'),
  (420, 'Comment emporter son déjeuner sans risque ?', '<p>Gardez-le froid jusqu’au moment de manger : pas plus de deux heures hors du réfrigérateur, trajet compris.</p>
<p>C’est la limite de l’OMS et de l’Anses. Une boîte posée sur le bureau de 8 h à midi l’a donc dépassée.</p>
<h4>Selon ce qui vous attend là-bas</h4>
<ul>
<li><strong>Un réfrigérateur</strong> : sac isotherme et bloc glacé pour la route, puis la boîte au froid dès l’arrivée.</li>
<li><strong>Rien du tout</strong> : pain, sardines ou maquereaux dans leur boîte fermée, fruit entier, compote en gourde.</li>
<li><strong>Un micro-ondes</strong> : récipient en verre ou en céramique, on remue à mi-temps, jusqu’à ce que tout fume. Ce qui reste se jette.</li>
<li><strong>Une bouteille isotherme</strong> : la soupe y entre bouillante. L’OMS demande de garder un plat chaud au-dessus de 60 °C ; si elle est tiède à midi, ne la mangez pas.</li>
</ul>
<h4>Les plats à laisser à la maison</h4>
<p>La mayonnaise maison, le tiramisu et tout ce qui contient de l’œuf cru. Quant au riz, il se mange le lendemain de sa cuisson, refroidi en moins d’une heure, selon les services de santé britanniques.</p>
<p>Pendant la grossesse, à un âge avancé, pour un jeune enfant ou quand les défenses sont affaiblies, pas d’à-peu-près avec le froid. Pour préparer plusieurs boîtes d’un coup, suivez <a href="/fiches-pratiques/meal-prep-debutant">la fiche dédiée</a>.</p>', null, 'facile', 4, 42, 4, true, '2026-11-21T08:00:00Z', 120, '[{"title":"Cinq clefs pour des aliments plus sûrs","publisher":"OMS","year":"2001-2006","url":"https://www.who.int/publications/i/item/9789241594639","hreflang":"en"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Rice: safe cooling, storing and reheating","publisher":"NHS / RBKC","url":"https://www.rbkc.gov.uk/business-and-enterprise/food-safety/rice-poultry-and-eggs","lang":"en"}]', '2026-11-22'),
  (419, 'Intoxication alimentaire : quels signes, qui appeler ?', '<p><strong>Dès que l’état de la personne vous inquiète, appelez le 15 ou le 112.</strong> Vomissements, diarrhée et mal au ventre sont les signes habituels.</p>
<h4>Le 15 ou le 112, tout de suite</h4>
<ul>
<li>Personne inconsciente ou qui ne respire pas.</li>
<li>Malaise, gêne pour respirer, visage ou gorge qui gonfle : ce peut être <a href="/question/215-allergie-alimentaire-quels-signes-que-faire">une allergie</a>.</li>
<li>Vision floue ou double, bouche sèche, difficulté à parler ou à avaler : peut-être <a href="/question/417-bocal-bombe-courgette-amere-quand-faut-il-jeter-sans-gouter">une conserve abîmée</a>.</li>
<li>Confusion soudaine.</li>
<li>Une diarrhée avec du sang ; chez un enfant, du sang dans les selles.</li>
</ul>
<p><strong>Champignon, plante ou produit avalé par erreur ?</strong> Le centre antipoison répond à toute heure : 01 45 42 59 59. Ne faites pas vomir et ne donnez rien à boire.</p>
<h4>Le médecin, sans attendre</h4>
<ul>
<li>Un bébé de moins d’un an qui vomit ou a la diarrhée : voyez aussi <a href="/question/217-gastro-de-bebe-que-lui-donner-a-boire">quoi lui donner à boire</a>.</li>
<li>Vertiges, maux de tête, fatigue ou comportement inhabituels, urines rares, surtout chez une personne âgée : le corps manque peut-être d’eau.</li>
<li>Une fièvre pendant la grossesse.</li>
<li>Diarrhée ou vomissements chez un enfant, une femme enceinte, une personne âgée, malade ou aux défenses affaiblies.</li>
</ul>
<h4>Dans les autres cas</h4>
<p>Un adulte en bonne santé se repose et boit un peu à la fois. S’il ne garde rien, ou si cela dure, il appelle son médecin. Pas de médicament sans l’avis du pharmacien. Notez ce qui a été mangé, et quand.</p>', null, 'moyen', 4, 42, 4, true, '2026-11-21T08:00:00Z', 106, '[{"title":"Centres antipoison : numéros d’urgence et premiers gestes","publisher":"Réseau des centres antipoison","url":"https://centres-antipoison.net/","site":"site des centres antipoison"},{"title":"Conserves maison : les règles essentielles pour éviter le botulisme","publisher":"UFC-Que Choisir","year":"2023","url":"https://www.quechoisir.org/actualite-conserves-maison-les-regles-essentielles-pour-eviter-le-botulisme-n111042/"},{"title":"Syndrome hémolytique et urémique pédiatrique en France : chiffres clés 2021","publisher":"Santé publique France","year":"2022","url":"https://www.santepubliquefrance.fr/les-actualites/2022/syndrome-hemolytique-et-uremique-pediatrique-en-france-chiffres-cles-2021"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013"}]', '2026-11-22'),
  (426, 'Lait cru, fromage au lait cru : à partir de quel âge ?', '<p>Pas avant 5 ans : ni lait cru, ni fromage au lait cru, sauf les pâtes pressées cuites comme le comté ou l’emmental.</p>
<p><strong>Du sang dans les selles, ou un enfant dont l’état vous inquiète : appelez le 15 ou le 112. Mal au ventre avec diarrhée : consultez sans attendre.</strong></p>
<p>Chez les plus jeunes, le risque d’infection grave est plus élevé. Il diminue ensuite, jusqu’à 15 ans : d’ici là, restez prudent. L’affinage, le temps que le fromage passe à mûrir, réduit ce risque sans l’effacer. Selon le rappel des services de l’État, les contrôles trouvent des bactéries dangereuses dans 1 à 2 % des fromages au lait cru, pâtes pressées cuites mises à part.</p>
<h4>Au rayon</h4>
<ul>
<li><strong>Lisez l’étiquette</strong> : laissez de côté ce qui porte les mots « lait cru ».</li>
<li><strong>À la coupe</strong>, demandez au fromager.</li>
<li><strong>À la place</strong> : comté, emmental, beaufort ou gruyère, en fines lamelles pour un petit.</li>
<li><strong>Chez les grands-parents, à la crèche, en vacances à la ferme</strong> : prévenez.</li>
</ul>
<h4>Les adultes aussi</h4>
<p>Pendant la grossesse, ou quand les défenses sont affaiblies, les mêmes fromages s’évitent, <a href="/question/205-enceinte-quels-aliments-eviter-en-priorite">et d’autres encore</a>. Avec l’âge, voyez <a href="/question/228-listeriose-que-vaut-il-mieux-eviter-apres-70-ans">ce qu’il vaut mieux remplacer</a>.</p>
<p>Votre enfant en a déjà mangé et va bien ? Gardez simplement ces signes en tête.</p>', null, 'facile', 4, 42, 2, true, '2026-11-22T08:00:00Z', 0, '[{"title":"Consommation de fromages à base de lait cru : rappel des précautions à prendre","publisher":"Préfecture de l’Orne","year":"2019-2021","url":"https://www.orne.gouv.fr/consommation-de-fromages-a-base-de-lait-cru-rappel-a9361.html"},{"title":"Syndrome hémolytique et urémique pédiatrique en France : chiffres clés 2021","publisher":"Santé publique France","year":"2022","url":"https://www.santepubliquefrance.fr/les-actualites/2022/syndrome-hemolytique-et-uremique-pediatrique-en-france-chiffres-cles-2021"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', '2026-11-22'),
  (403, 'Faut-il laver les légumes et rincer la viande ?', '<p>Les légumes, oui, avec soin ; la viande et le poulet crus, non.</p>
<p>Passer un poulet sous le robinet semble plus propre. En réalité, l’eau projette ses bactéries sur l’évier, vos mains et le plan de travail, sans les détruire. Seule la cuisson à cœur y parvient : sortez la volaille de son emballage et cuisez-la telle quelle, jusqu’à ce que son jus soit clair.</p>
<h4>Autour de la planche</h4>
<ul>
<li><strong>Les mains</strong> : au savon, avant, pendant et après la cuisine.</li>
<li><strong>Les légumes</strong> : lavés avant d’arriver sur la planche propre.</li>
<li><strong>Deux planches</strong> : l’une pour la viande et le poisson crus, l’autre pour les légumes lavés et ce qui est déjà cuit.</li>
<li><strong>L’éponge et le torchon</strong> : changez-les souvent.</li>
</ul>
<p>Soyez plus strict encore si vous cuisinez pour un petit enfant, une personne âgée ou quelqu’un dont les défenses sont affaiblies.</p>
<h4>Et pendant la grossesse ?</h4>
<p>Demandez à votre sage-femme ou à votre médecin si vous êtes protégée contre la toxoplasmose, une infection à éviter quand on attend un bébé. Sinon, ou dans le doute, lavez très soigneusement les légumes, mangez la viande bien cuite, jardinez avec des gants et confiez la litière du chat à quelqu’un d’autre.</p>', null, 'facile', 4, 41, 4, true, '2026-11-21T08:00:00Z', 70, '[{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Food safety tips","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/safety-hygiene/cooking-your-food","lang":"en"},{"title":"Toxoplasmose : recommandations (Afssa 2005 / Anses)","publisher":"Afssa-Anses","year":"2005"},{"title":"Cold Food Storage Chart; Safe Minimum Internal Temperatures","publisher":"FoodSafety.gov (USDA/FDA, États-Unis)","url":"https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts","lang":"en"}]', '2026-11-21'),
  (408, 'Faut-il manger seulement des légumes de saison ?', '<p>Non : la saison est un bon repère, mais l’important est d’abord de manger des légumes, sous la forme qui vous arrange.</p>
<p>Santé publique France conseille au moins cinq portions de fruits et légumes par jour, et le surgelé ou la conserve y comptent comme le frais. Des haricots verts surgelés nature en janvier ? Très bien.</p>
<p>La saison a surtout un intérêt pour le climat, quand elle évite de chauffer des serres. D’après la base Agribalyse de l’ADEME, une tomate de serre chauffée émet plusieurs fois plus de gaz à effet de serre qu’une tomate de saison.</p>
<h4>Que choisir, et quand ?</h4>
<p>Voici des repères pour la métropole, tirés de calendriers grand public. L’outre-mer a ses propres saisons.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Saison, Légumes, Fruits"><table>
<thead>
<tr>
<th scope="col">Saison</th>
<th scope="col">Légumes</th>
<th scope="col">Fruits</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Hiver</th>
<td>poireau, chou, carotte, endive</td>
<td>pomme, poire, kiwi</td>
</tr>
<tr>
<th scope="row">Printemps</th>
<td>asperge, radis, petit pois, épinard</td>
<td>fraise, cerise</td>
</tr>
<tr>
<th scope="row">Été</th>
<td>tomate, courgette, aubergine, haricot vert</td>
<td>melon, pêche, abricot</td>
</tr>
<tr>
<th scope="row">Automne</th>
<td>courge, brocoli, chou, betterave</td>
<td>raisin, figue, poire</td>
</tr>
</tbody>
</table></div>
<p>Sous anticoagulant antivitamine K, ne changez pas d’un coup votre part de choux, d’épinards ou de salade au fil des saisons : voyez d’abord votre pharmacien.</p>
<p>Avant de remplir le panier, un œil à <a href="/fiches-pratiques/courses-intelligentes">la fiche courses</a>.</p>', null, 'moyen', 4, 43, 4, true, '2026-11-21T08:00:00Z', 178, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Base Agribalyse : empreinte carbone de la tomate","publisher":"ADEME","year":"2023","url":"https://agribalyse.ademe.fr/app/aliments/20047_2#Tomate_de_saison,_crue"},{"title":"Calendriers de saison (métropole)","publisher":"mrbienetre.fr, pratique.fr, regioneo.com","year":"2017-2024","url":"https://pratique.fr/consommer-fruits-legumes-saison.html"},{"title":"Médicaments et aliments : principales interactions","publisher":"Afssaps / ANSM","year":"2008"}]', '2026-11-21'),
  (407, 'Comment manger équilibré avec un petit budget ?', '<p>En partant d’aliments simples : légumes secs, œufs, sardines ou maquereaux en boîte, légumes surgelés ou en conserve (sauf allergie ou régime prescrit).</p>
<p>Ce n’est pas manger au rabais. Pour Santé publique France, les légumes surgelés ou en conserve comptent dans les cinq portions de fruits et légumes par jour. Les légumes secs, eux, ont leur place au moins deux fois par semaine.</p>
<h4>Des placards au magasin</h4>
<ul>
<li>Regardez ce qu’il vous reste, notez quelques menus, puis faites la liste.</li>
<li>Comparez le prix au kilo, pas celui du paquet.</li>
<li>Prenez surgelés et conserves nature : rien à éplucher, peu à jeter.</li>
<li>Pensez aux pois chiches et aux haricots rouges en boîte : en 2023, la presse relevait souvent moins de 1 € les 250 g égouttés. Rincez-les pour ôter une partie du sel.</li>
</ul>
<p>Un dîner parmi d’autres : semoule, pois chiches, légumes surgelés, filet d’huile de colza, un fruit.</p>
<h4>Quand l’argent manque vraiment</h4>
<p>S’organiser ne règle pas tout. Selon des travaux de l’Inra (2009-2016), autour de 3,5 € par jour et par adulte, il devenait très difficile de couvrir tous ses besoins, et c’était avant la hausse des prix. Votre mairie ou un travailleur social peut vous orienter vers une aide.</p>', null, 'moyen', 4, 43, 4, true, '2026-11-21T08:00:00Z', 157, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Prix et consommation des légumes secs","publisher":"TF1 Info ; 20 Minutes ; Inrae/Kantar cité par IFIP","year":"2023-2025","url":"https://www.20minutes.fr/economie/4026184-20230313-alimentation-pourquoi-donc-francais-boudent-legumineuses"},{"title":"Guides de cuisson des légumineuses","publisher":"beendi.com, anniecaroncuisinesante.com","url":"https://beendi.com/blogs/les-astuces/les-8-regles-d-or-pour-la-cuisson-des-legumineuses-lentilles-pois-chiches-pois-casses-haricots-secs"},{"title":"Coût minimal d’une alimentation équilibrée","publisher":"Inra (N. Darmon)","year":"2009-2016"}]', '2026-11-21'),
  (421, 'Comment moins gaspiller à la maison ?', '<p>En regardant d’abord ce que l’on jette : une semaine de notes sur le réfrigérateur montre où agir.</p>
<p>En France, en 2023, 19 kg de nourriture encore mangeable par habitant ont été gaspillés à domicile, selon le ministère de la Transition écologique. Les autres pertes ont lieu avant nous, du champ au magasin, ou au restaurant. Inutile de vous accabler.</p>
<h4>À chaque poubelle, sa parade</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Ce que vous jetez souvent, L’essai de la semaine"><table>
<thead>
<tr>
<th scope="col">Ce que vous jetez souvent</th>
<th scope="col">L’essai de la semaine</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Du pain dur</th>
<td>Le trancher et le congeler dès l’achat</td>
</tr>
<tr>
<th scope="row">Des pâtes en trop</th>
<td>Mesurer avec le même verre</td>
</tr>
<tr>
<th scope="row">Des légumes flétris</th>
<td>Soupe du jeudi, puis surgelés</td>
</tr>
<tr>
<th scope="row">Des restes oubliés</th>
<td>Une étagère « à manger d’abord »</td>
</tr>
<tr>
<th scope="row">Des paquets intacts</th>
<td>Relire : « de préférence avant » n’oblige pas à jeter</td>
</tr>
</tbody>
</table></div>
<p>En 2014, l’ADEME a suivi vingt foyers volontaires. Avec des gestes de ce genre, leurs déchets alimentaires sont passés de 45 à 34 kg par personne et par an. C’est peu de monde, mais encourageant.</p>
<p>Ne pas gaspiller a une limite : un aliment douteux se jette, surtout pour un enfant, une femme enceinte ou une personne âgée. Voyez <a href="/question/404-combien-de-temps-garder-du-riz-cuit-ou-des-restes-au-refrigerateur">combien de temps garder les restes</a> et <a href="/question/108-dlc-ddm-comment-lire-la-date-et-que-faire-apres-ouverture">ce que disent les dates</a>.</p>', null, 'facile', 4, 43, 4, true, '2026-11-21T08:00:00Z', 128, '[{"title":"Déchets et gaspillage alimentaires en France en 2023","publisher":"SDES (ministère de la Transition écologique)","year":"2025","url":"https://www.statistiques.developpement-durable.gouv.fr/","site":"site du SDES"},{"title":"Opération foyers témoins : impacts du gaspillage alimentaire des ménages","publisher":"ADEME","year":"2014"},{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"}]', '2026-11-21'),
  (425, 'Comment organiser les repas de la semaine ?', '<p>Donnez un thème à chaque soir, plutôt qu’une recette : la grille resservira toutes les semaines.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Soir, Thème, Par exemple"><table>
<thead>
<tr>
<th scope="col">Soir</th>
<th scope="col">Thème</th>
<th scope="col">Par exemple</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Lundi</th>
<td>Légumes secs</td>
<td>Lentilles, carottes</td>
</tr>
<tr>
<th scope="row">Mardi</th>
<td>Œufs</td>
<td>Omelette bien prise, haricots verts, pain</td>
</tr>
<tr>
<th scope="row">Mercredi</th>
<td>Poisson gras</td>
<td>Sardines, poireaux, pommes de terre</td>
</tr>
<tr>
<th scope="row">Jeudi</th>
<td>Légumes secs</td>
<td>Semoule, pois chiches, courge</td>
</tr>
<tr>
<th scope="row">Vendredi</th>
<td>Au choix d’un enfant</td>
<td>Pizza maison, salade</td>
</tr>
<tr>
<th scope="row">Samedi</th>
<td>Autre poisson</td>
<td>Cabillaud, pâtes, brocoli</td>
</tr>
<tr>
<th scope="row">Dimanche</th>
<td>Restes et soupe</td>
<td>Ce qui reste de vendredi et samedi</td>
</tr>
</tbody>
</table></div>
<p>Cette grille suit des repères donnés aux adultes par Santé publique France : légumes secs au moins deux fois, poisson deux fois dont un gras. Les enfants mangent la même chose, en plus petit, à leur faim. Pendant la grossesse ou l’allaitement, et pour un tout-petit, <a href="/question/221-enceinte-quel-poisson-manger-et-lequel-eviter">certains poissons</a> sont à éviter.</p>
<h4>Un quart d’heure, le vendredi</h4>
<ol>
<li>Lisez le menu de la cantine : s’il y a des lentilles lundi midi, échangez deux soirs.</li>
<li>Repérez le soir le plus chargé : il reçoit le plat le plus simple.</li>
<li>Placez tôt ce qui s’abîme vite.</li>
<li>Écrivez seulement ce qui manque.</li>
</ol>
<p>Un soir dérape ? Échangez. La liste, elle, se construit avec <a href="/fiches-pratiques/courses-intelligentes">la fiche courses</a>.</p>', null, 'facile', 4, 43, 2, true, '2026-11-21T08:00:00Z', 168, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Consommation de poissons : fiche de conseils, d’après l’avis de 2013","publisher":"Anses","year":"2013","url":"https://www.anses.fr/system/files/ANSES-Ft-RecosPoissons.pdf"}]', '2026-11-21'),
  (414, 'Peut-on goûter la pâte à gâteau crue ?', '<p>Mieux vaut que non, à tout âge, et surtout pour un enfant, une femme enceinte, une personne âgée ou aux défenses affaiblies.</p>
<p><strong>Du sang dans les selles ou un état qui vous inquiète : appelez le 15 ou le 112. Mal au ventre avec diarrhée : consultez sans attendre.</strong></p>
<p>On pense à l’œuf ; on oublie la farine. Crue, elle peut porter certaines bactéries <em>E. coli</em>, que la cuisson détruit. L’Anses déconseille donc la farine et les pâtes crues ou peu cuites, qu’elles soient à gâteau, à cookies ou à pizza. Une recette sans œuf ne règle pas la question.</p>
<p>Chez le jeune enfant, ces bactéries provoquent parfois une maladie rare mais grave, qui touche surtout les reins.</p>
<h4>Garder le plaisir de cuisiner ensemble</h4>
<ul>
<li>Confiez à l’enfant ce qui se mesure, se verse et se mélange.</li>
<li>Mains au savon après la farine, plan de travail essuyé.</li>
<li>Cuisez jusqu’au centre, y compris les cookies qu’on aime moelleux.</li>
</ul>
<p>Un doigt léché malgré tout ? Gardez simplement ces signes en tête. Pour les préparations qui restent crues, comme la mousse au chocolat, voyez <a href="/question/415-combien-de-temps-garder-les-oeufs">combien de temps garder les œufs</a>.</p>', null, 'facile', 4, 41, 2, true, '2026-11-21T08:00:00Z', 57, '[{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/","site":"site de l’Anses"},{"title":"Syndrome hémolytique et urémique pédiatrique en France : chiffres clés 2021","publisher":"Santé publique France","year":"2022","url":"https://www.santepubliquefrance.fr/les-actualites/2022/syndrome-hemolytique-et-uremique-pediatrique-en-france-chiffres-cles-2021"},{"title":"Conservation des œufs","publisher":"terre-net (Académie d’agriculture), rtbf, loeufdenosvillages","year":"2004-2019","url":"https://www.terre-net.fr/2004/amp/article/5617/conservez-vos-oeufs-au-froid-et-ne-les-lavez-pas"}]', '2026-11-21'),
  (412, 'Comment savoir si le poulet est assez cuit ?', '<p>Piquez le plus épais : le jus doit couler clair, et la chair ne doit plus être rosée au centre.</p>
<p>Une peau bien dorée ne prouve rien : c’est la chaleur au centre qui détruit les bactéries de la volaille crue.</p>
<h4>Vérifier, morceau par morceau</h4>
<ul>
<li><strong>Poulet entier</strong> : piquez entre la cuisse et le corps, là où la chaleur arrive en dernier.</li>
<li><strong>Cuisse</strong> : entaillez jusqu’à l’os, sur le côté le plus charnu.</li>
<li><strong>Escalope ou émincé</strong> : coupez le plus gros morceau en deux.</li>
<li><strong>Brochettes et barbecue</strong> : ouvrez-en une, même si l’extérieur est grillé.</li>
</ul>
<p>Avec un thermomètre de cuisine, visez 74 °C dans la partie la plus épaisse, sans toucher l’os. C’est le repère du site public américain FoodSafety.gov pour la volaille ; l’OMS demande 70 °C à cœur pour les aliments en général.</p>
<h4>Encore rose ?</h4>
<p>Remettez au four ou à la poêle, puis vérifiez avec un couteau propre. Servez dans un plat propre, jamais dans celui qui a porté la viande crue. Soyez encore plus attentif pour un jeune enfant, une femme enceinte, une personne âgée ou dont les défenses sont affaiblies.</p>
<p>Avant la cuisson, <a href="/question/403-faut-il-laver-les-legumes-et-rincer-la-viande">ne rincez pas la volaille</a> : cela disperse ses bactéries.</p>', null, 'facile', 4, 41, 4, true, '2026-11-21T08:00:00Z', 33, '[{"title":"Cold Food Storage Chart; Safe Minimum Internal Temperatures","publisher":"FoodSafety.gov (USDA/FDA, États-Unis)","url":"https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts","lang":"en"},{"title":"Cinq clefs pour des aliments plus sûrs","publisher":"OMS","year":"2001-2006","url":"https://www.who.int/publications/i/item/9789241594639","hreflang":"en"},{"title":"Food safety tips","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/safety-hygiene/cooking-your-food","lang":"en"}]', '2026-11-21'),
  (423, 'Produit rappelé : que faire si je l’ai chez moi ?', '<p>Ne le mangez pas, vérifiez son numéro de lot, puis suivez la consigne : le rapporter au magasin ou le jeter.</p>
<p><strong>Quelqu’un en a mangé et va mal ? Appelez d’abord le 15 ou le 112.</strong></p>
<h4>Vérifier en une minute</h4>
<p>Le site public RappelConso (rappel.conso.gouv.fr) publie les rappels depuis le 1er avril 2021. Chaque page montre une photo, la marque, le lot, le risque et la marche à suivre. Comparez avec votre emballage :</p>
<ul>
<li><strong>Même marque, même lot</strong> : on arrête là, même si le produit a bon aspect.</li>
<li><strong>Lot absent de la page</strong> : ce rappel ne le vise pas.</li>
<li><strong>Emballage jeté, lot illisible</strong> : dans le doute, ne le mangez pas.</li>
</ul>
<p>N’oubliez pas le congélateur et les boîtes où vous avez transvasé le produit.</p>
<h4>Vous en avez mangé, et tout va bien</h4>
<p>Relisez le risque indiqué. Grossesse, bébé, grand âge, défenses affaiblies : appelez sans attendre votre médecin, car certains rappels, comme ceux pour <em>Listeria</em>, demandent alors plus de prudence.</p>
<p><strong>C’est le lait de votre bébé ?</strong> Demandez au pharmacien ou au médecin par quoi le remplacer. Avant un an, une boisson végétale ordinaire ne convient pas, selon l’Anses.</p>
<p>Les signes qui doivent alerter sont réunis <a href="/question/419-intoxication-alimentaire-quels-signes-qui-appeler">dans cette réponse</a>.</p>', null, 'facile', 4, 43, 4, true, '2026-11-21T08:00:00Z', 147, '[{"title":"RappelConso : rester informé de tous les rappels de produits dangereux (site rappel.conso.gouv.fr)","publisher":"Ministère de l’Agriculture","year":"2021","url":"https://agriculture.gouv.fr/rappelconso-rester-informe-de-tous-les-rappels-de-produits-dangereux-en-un-clic"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/fr/system/files/NUT2011sa0261.pdf"}]', '2026-11-22'),
  (424, 'Quelles protéines coûtent le moins cher ?', '<p>Souvent les légumes secs, les œufs, le lait, le poisson en boîte et la volaille entière ; cela dépend de votre magasin.</p>
<p>En 2023, la presse relevait souvent des légumes secs en boîte à moins de 1 € les 250 g égouttés. À ce poids, des haricots rouges apportent environ 21 g de protéines, et des pois chiches 17 g. Ce prix a vieilli ; la méthode, non.</p>
<h4>Combien pour 20 g de protéines ?</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Aliment, Quantité, environ"><table>
<thead>
<tr>
<th scope="col">Aliment</th>
<th scope="col">Quantité, environ</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Lentilles vertes cuites</th>
<td>200 g</td>
</tr>
<tr>
<th scope="row">Haricots rouges en boîte, égouttés</th>
<td>240 g</td>
</tr>
<tr>
<th scope="row">Œufs durs</th>
<td>150 g, soit trois œufs</td>
</tr>
<tr>
<th scope="row">Sardines en boîte, égouttées</th>
<td>80 g</td>
</tr>
<tr>
<th scope="row">Filet de poulet cuit</th>
<td>65 g</td>
</tr>
<tr>
<th scope="row">Lait demi-écrémé</th>
<td>0,6 L</td>
</tr>
</tbody>
</table></div>
<p>Quantités calculées d’après la table Ciqual de l’Anses, puis arrondies. Cherchez ensuite le prix de chaque quantité ; pour une boîte, comptez le poids égoutté. Lentilles et poulet sont pesés cuits : divisez le prix du paquet par le nombre d’assiettes.</p>
<p>Alternez : les sardines apportent aussi du calcium, les légumes secs des fibres. En cas de maladie des reins, de grossesse ou d’appétit qui baisse avec l’âge, voyez vos besoins avec le médecin.</p>
<p>Des menus économes sont dans <a href="/fiches-pratiques/budget-alimentaire">la fiche budget</a>.</p>', null, 'moyen', 4, 43, 4, true, '2026-11-21T08:00:00Z', 163, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Prix et consommation des légumes secs","publisher":"TF1 Info ; 20 Minutes ; Inrae/Kantar cité par IFIP","year":"2023-2025","url":"https://www.20minutes.fr/economie/4026184-20230313-alimentation-pourquoi-donc-francais-boudent-legumineuses"}]', '2026-11-21'),
  (411, 'Quelle huile pour cuire, quelle huile pour assaisonner ?', '<p>L’huile d’olive pour la poêle, la noix pour la salade, et le colza pour la salade ou une cuisson douce.</p>
<p>Santé publique France met ces trois huiles en avant, chaque jour et en petite quantité. Une bouteille d’olive et une de colza couvrent presque tous les usages.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Huile, Où l’utiliser, Oméga-3 végétal (ALA), pour 100 g"><table>
<thead>
<tr>
<th scope="col">Huile</th>
<th scope="col">Où l’utiliser</th>
<th scope="col">Oméga-3 végétal (ALA), pour 100 g</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Noix</th>
<td>À froid seulement</td>
<td>12 g</td>
</tr>
<tr>
<th scope="row">Colza</th>
<td>À froid, cuisson douce</td>
<td>7,5 g</td>
</tr>
<tr>
<th scope="row">Olive vierge extra</th>
<td>À froid, poêle, four</td>
<td>0,7 g</td>
</tr>
</tbody>
</table></div>
<p>Ces teneurs, arrondies, viennent de la table Ciqual de l’Anses ; l’huile de tournesol n’en contient presque pas. Pour la cuisson, ce sont des usages courants, non un avis officiel : lisez aussi l’étiquette de votre bouteille.</p>
<h4>À surveiller</h4>
<ul>
<li><strong>L’huile fume ?</strong> Coupez le feu, laissez-la refroidir, jetez-la.</li>
<li><strong>Pas de friture au colza</strong>, ni de cuisson à l’huile de noix ou de lin.</li>
<li><strong>Colza et noix ouverts</strong> se gardent bouchés, au frais.</li>
<li><strong>En cas d’allergie aux fruits à coque</strong>, demandez à votre médecin avant l’huile de noix.</li>
</ul>
<p>Et le beurre ? Il a sa place, cru et en petite quantité : voyez <a href="/question/105-quelles-sont-les-bonnes-graisses">ce que sont les « bonnes graisses »</a>.</p>', null, 'facile', 4, 41, 4, true, '2026-11-21T08:00:00Z', 19, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"}]', '2026-11-21'),
  (418, 'Comment ranger et nettoyer son réfrigérateur ?', '<p>Le cru bien emballé dans la zone la plus froide, ce qui presse devant, et un vrai nettoyage régulier.</p>
<p>L’Anses demande au moins une fois par an, et mieux, chaque mois. La veille des courses est le bon moment : les étagères sont presque vides.</p>
<h4>Dix minutes, une étagère à la fois</h4>
<ol>
<li>Sortez le contenu d’un seul niveau ; le reste demeure au froid.</li>
<li>Jetez ce qui a dépassé sa date limite ou que vous ne reconnaissez plus.</li>
<li>Lavez la clayette à l’eau chaude et au savon, rincez, séchez.</li>
<li>Rangez, puis passez à la suivante. Finissez par les joints, le bac et les poignées.</li>
<li>Éponge et torchon ont servi : changez-les.</li>
</ol>
<p>Entre deux, une seule règle : ce qui a coulé s’essuie tout de suite.</p>
<h4>À chacun sa place</h4>
<ul>
<li><strong>Zone la plus froide</strong> : viandes, poissons crus et plats aux œufs crus.</li>
<li><strong>Bien en vue</strong> : les restes, dans une boîte fermée, avec le jour écrit dessus.</li>
<li><strong>Devant</strong> : les dates les plus proches ; les nouveaux achats passent derrière.</li>
<li><strong>Sans leur carton</strong> : les yaourts et autres pots, une fois la date repérée.</li>
</ul>
<p>Si une personne fragile mange chez vous, contrôlez aussi <a href="/question/405-a-quelle-temperature-regler-son-refrigerateur">la température</a>, et la durée de <a href="/question/404-combien-de-temps-garder-du-riz-cuit-ou-des-restes-au-refrigerateur">chaque reste</a>.</p>', null, 'facile', 4, 42, 4, true, '2026-11-21T08:00:00Z', 98, '[{"title":"Refrigerator and food hygiene","publisher":"Anses","year":"2013","url":"https://www.anses.fr/en/content/refrigerator-and-food-hygiene","lang":"en"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"}]', '2026-11-21'),
  (406, 'Peut-on recongeler un aliment décongelé ?', '<p>Non, s’il est toujours cru ; oui, si vous l’avez cuisiné entre-temps : c’est alors le plat cuit que vous congelez.</p>
<p>C’est le conseil de l’agence britannique de sécurité des aliments. Le congélateur met les microbes en pause, il ne les tue pas : ils peuvent repartir quand l’aliment dégèle. Cuisez donc bien ensuite, surtout pour un jeune enfant, une femme enceinte ou une personne âgée.</p>
<h4>Bien décongeler</h4>
<ul>
<li>Au réfrigérateur, la veille. L’OMS déconseille la température ambiante.</li>
<li>Si le temps manque, au micro-ondes, puis cuisez aussitôt.</li>
<li>Le steak haché surgelé va droit dans la poêle, jusqu’à ce qu’il n’y ait plus de rose au centre.</li>
</ul>
<h4>Un exemple</h4>
<p>Quatre cuisses de poulet ont dégelé pour un seul repas. Cuisez-les toutes : deux pour ce soir, deux en curry, refroidi en moins de deux heures, puis congelé en portions. Ce plat garde son goût deux à trois mois, selon le site public américain FoodSafety.gov. Pour les autres aliments, voyez <a href="/question/416-combien-de-temps-garder-un-aliment-au-congelateur">combien de temps les garder</a>.</p>
<p>Une fois dégelé, ce curry se mange : il ne retourne pas au congélateur. Écrivez le contenu et la date sur chaque boîte. <a href="/fiches-pratiques/conservation-aliments">La fiche conservation</a> réunit les autres gestes.</p>', null, 'avancé', 4, 42, 4, true, '2026-11-21T08:00:00Z', 136, '[{"title":"Food safety tips","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/safety-hygiene/cooking-your-food","lang":"en"},{"title":"Cinq clefs pour des aliments plus sûrs","publisher":"OMS","year":"2001-2006","url":"https://www.who.int/publications/i/item/9789241594639","hreflang":"en"},{"title":"Cold Food Storage Chart; Safe Minimum Internal Temperatures","publisher":"FoodSafety.gov (USDA/FDA, États-Unis)","url":"https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts","lang":"en"},{"title":"Veillons à bien cuire les aliments","publisher":"CLCV","url":"https://www.clcv.org/nutrition-sante/veillons-a-bien-cuire-les-aliments"}]', '2026-11-22'),
  (402, 'Comment bien cuire le steak haché d’un enfant ?', '<p>Jusqu’au centre, sans aucune trace de rose : c’est la règle avant 15 ans, et plus encore avant 5 ans.</p>
<p>La viande hachée peut porter certaines bactéries <em>E. coli</em>, que la cuisson à cœur détruit. Chez le jeune enfant, elles provoquent parfois une maladie peu fréquente mais grave, qui touche surtout les reins : le syndrome hémolytique et urémique. Santé publique France en a compté 128 cas avant 15 ans en 2021.</p>
<h4>Du congélateur à l’assiette</h4>
<ul>
<li>Un steak surgelé va directement dans la poêle, sans décongeler.</li>
<li>Coupez-le en deux avant de servir : au milieu, plus rien ne doit être rose. Si vous avez un thermomètre de cuisine, l’Anses conseille 70 °C à cœur.</li>
<li>Boulettes et farces : même cuisson.</li>
<li>Lavez-vous les mains au savon après avoir touché la viande crue.</li>
</ul>
<p>La consigne vaut aussi pour les femmes enceintes, les personnes âgées et celles dont les défenses sont affaiblies.</p>
<p>Avant 5 ans, <a href="/question/426-lait-cru-fromage-au-lait-cru-a-partir-de-quel-age">le lait cru et la plupart de ses fromages</a> attendent aussi.</p>
<h4>Quand s’inquiéter ?</h4>
<p>Du sang dans les selles, ou un enfant dont l’état vous inquiète : appelez le 15 ou le 112. Pour une diarrhée avec mal au ventre, consultez sans attendre.</p>', null, 'facile', 4, 41, 2, true, '2026-11-21T08:00:00Z', 46, '[{"title":"Syndrome hémolytique et urémique pédiatrique en France : chiffres clés 2021","publisher":"Santé publique France","year":"2022","url":"https://www.santepubliquefrance.fr/les-actualites/2022/syndrome-hemolytique-et-uremique-pediatrique-en-france-chiffres-cles-2021"},{"title":"Veillons à bien cuire les aliments","publisher":"CLCV","url":"https://www.clcv.org/nutrition-sante/veillons-a-bien-cuire-les-aliments"},{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/","site":"site de l’Anses"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"}]', '2026-11-22'),
  (405, 'À quelle température régler son réfrigérateur ?', '<p>À 4 °C au plus dans la zone la plus froide, sans descendre sous 0 °C.</p>
<p>La notice indique où se trouve cette zone ; un thermomètre posé là vous dira où vous en êtes. Entre 0 et 4 °C, les salmonelles cessent de se multiplier. Une autre bactérie, la <em>Listeria</em>, ralentit sans s’arrêter. Elle cause la listériose, rare (350 à 400 cas par an en France) mais grave, surtout pour les personnes âgées, les femmes enceintes et celles dont les défenses sont affaiblies.</p>
<h4>Vérifier, puis régler</h4>
<ol>
<li>Posez le thermomètre le soir, dans la zone la plus froide.</li>
<li>Lisez-le le lendemain, avant d’ouvrir souvent la porte.</li>
<li>Plus de 4 °C ? Refroidissez d’un cran et recommencez. Moins de 0 °C ? Remontez.</li>
</ol>
<p>Les chiffres de la molette ne sont pas des degrés. Regardez aussi quand il fait chaud dehors. Quant à savoir quoi mettre où, et quand nettoyer, <a href="/question/418-comment-ranger-et-nettoyer-son-refrigerateur">c’est une autre réponse</a>.</p>
<h4>Le froid ne fait pas tout</h4>
<p>Si vous faites partie de ces personnes fragiles, évitez les charcuteries cuites, jambon compris, les poissons fumés et les fromages à pâte molle, surtout <a href="/question/426-lait-cru-fromage-au-lait-cru-a-partir-de-quel-age">au lait cru</a>. Le comté ou l’emmental, à pâte pressée cuite, conviennent mieux. Respectez les dates « à consommer jusqu’au ».</p>
<p>Enceinte, consultez en cas de fièvre. Si un traitement affaiblit vos défenses, faites préciser cette liste par votre médecin ou votre pharmacien.</p>', null, 'moyen', 4, 42, 3, true, '2026-11-21T08:00:00Z', 112, '[{"title":"Refrigerator and food hygiene","publisher":"Anses","year":"2013","url":"https://www.anses.fr/en/content/refrigerator-and-food-hygiene","lang":"en"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Consommation de fromages à base de lait cru : rappel des précautions à prendre","publisher":"Préfecture de l’Orne","year":"2019-2021","url":"https://www.orne.gouv.fr/consommation-de-fromages-a-base-de-lait-cru-rappel-a9361.html"}]', '2026-11-22'),
  (716, '« Certains aliments brûlent les graisses »', '<p>Ni l’ananas, ni le thé vert, ni le piment, ni le vinaigre ne font fondre la graisse du corps.</p>
<p>Aucun aliment n’a ce pouvoir, même pris chaque jour. Pour le poids, c’est l’ensemble des repas et de l’activité qui compte, pas un ingrédient.</p>
<h4>Gardez-les pour leur goût</h4>
<ul>
<li><strong>L’ananas</strong> : un dessert frais.</li>
<li><strong>Le thé, sans sucre</strong> : il compte dans ce que vous buvez, selon le Haut Conseil de la santé publique. Enceinte ou allaitante, comptez aussi sa caféine ; si vous manquez de fer, buvez-le loin des repas.</li>
<li><strong>Le piment et le vinaigre</strong> : de quoi relever un plat sans sel. S’ils vous donnent des brûlures d’estomac, passez-vous-en.</li>
</ul>
<h4>Et en gélules ?</h4>
<p><strong>Malaise ou douleur dans la poitrine après une prise : appelez le 15 ou le 112.</strong></p>
<p>Des effets indésirables ont été signalés à l’Anses, l’agence sanitaire française, avec des compléments vendus pour maigrir. <a href="/question/318-complements-pour-le-muscle-brule-graisses-faut-il-s-en-mefier">Nous l’expliquons ici</a> : n’en prenez pas sans l’avis du médecin ou du pharmacien, et jamais pendant une grossesse ni pour un enfant.</p>
<p>Votre poids vous préoccupe ? <a href="/question/505-mon-poids-m-inquiete-a-qui-en-parler">Parlez-en à un professionnel</a>.</p>', 'Faux', 'facile', 7, 71, 4, true, '2026-11-21T08:00:00Z', 25, '[{"title":"Bilan nutrivigilance ; p-synéphrine dans les compléments minceur","publisher":"Anses","year":"2014"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102","lang":"en"}]', '2026-11-21'),
  (724, '« Le beurre est sain, les huiles végétales sont mauvaises »', '<p>C’est plutôt l’inverse : pour le cœur, mieux vaut remplacer une partie du beurre par de l’huile de colza, d’olive ou de noix (sauf allergie aux fruits à coque).</p>
<p>Le beurre a du goût, mais il est riche en graisses saturées. Quand on remplace une partie de ces graisses, les accidents du cœur et des vaisseaux diminuent. Un ensemble d’essais le montre, sans effet clair sur la mortalité ; <a href="/question/105-quelles-sont-les-bonnes-graisses">voici les chiffres</a>.</p>
<p>« Végétal » ne suffit pas non plus : voyez <a href="/question/720-l-huile-de-coco-est-bonne-pour-le-coeur">l’huile de coco</a>.</p>
<h4>Un échange concret</h4>
<ul>
<li>Une noix de beurre de 10 g : 5,5 g de graisses saturées.</li>
<li>La même quantité d’huile de colza : 0,7 g, avec en prime des oméga-3.</li>
</ul>
<h4>Sans se priver</h4>
<ul>
<li>Gardez le beurre là où il se goûte, sur la tartine du matin par exemple.</li>
<li>Remplacez-le là où il se remarque peu, dans la purée ou le gâteau au yaourt par exemple : <a href="/question/411-quelle-huile-pour-cuire-quelle-huile-pour-assaisonner">quelle huile choisir</a>.</li>
<li>Avant d’acheter une margarine, comparez la ligne « acides gras saturés ».</li>
</ul>
<p>Si vous manquez d’appétit ou perdez du poids, ne réduisez pas les matières grasses. Et l’huile ne remplace pas un traitement contre le cholestérol.</p>', 'Faux', 'moyen', 7, 73, 4, true, '2026-11-21T08:00:00Z', 95, '[{"title":"Reduction in saturated fat intake for cardiovascular disease","publisher":"Cochrane (Hooper et al.)","year":"2020","url":"https://doi.org/10.1002/14651858.CD011737.pub3","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"}]', '2026-11-22'),
  (728, '« Le bio est plus nutritif »', '<p>Pour les vitamines et les nutriments, l’écart entre bio et non bio est incertain ; pour les traces de pesticides, il est plus net.</p>
<p>Deux grandes synthèses ne disent pas la même chose. La première, en 2012, ne trouve pas de différence utile pour la nutrition. La seconde, en 2014, mesure dans les produits bio plus d’antioxydants (de 19 à 69 % selon la famille) et moins de cadmium, un métal indésirable. Ces mesures portent sur les aliments : elles ne disent pas si l’on s’en porte mieux.</p>
<h4>Et les pesticides ?</h4>
<p>Selon la synthèse de 2012, on trouve moins souvent des résidus dans le bio : l’écart est de 30 points. Mais dans un cas comme dans l’autre, peu de produits dépassent les limites autorisées.</p>
<h4>Pour choisir</h4>
<p>Le label européen décrit une façon de produire. Un biscuit bio reste un biscuit, avec son sucre et son beurre.</p>
<ul>
<li>D’abord, des fruits et légumes chaque jour, bio ou non.</li>
<li>Le budget est serré ? Ne mangez pas moins de légumes pour pouvoir les prendre bio : <a href="/fiches-pratiques/budget-alimentaire">d’autres pistes ici</a>.</li>
<li>Dans tous les cas, <a href="/question/403-faut-il-laver-les-legumes-et-rincer-la-viande">lavez-les</a>, avec un soin particulier si vous êtes enceinte.</li>
</ul>', 'En partie vrai', 'avancé', 7, 73, 4, true, '2026-11-21T08:00:00Z', 142, '[{"title":"Higher antioxidant and lower cadmium concentrations in organically grown crops","publisher":"Barański et al., Br J Nutr","year":"2014","url":"https://doi.org/10.1017/S0007114514001366","lang":"en"},{"title":"Are organic foods safer or healthier than conventional alternatives?","publisher":"Smith-Spangler et al., Ann Intern Med","year":"2012","url":"https://doi.org/10.7326/0003-4819-157-5-201209040-00007","lang":"en"},{"title":"Règlement (UE) 2018/848 relatif à la production biologique et à l’étiquetage des produits biologiques","publisher":"Union européenne","year":"2018","url":"https://eur-lex.europa.eu/eli/reg/2018/848/oj"}]', '2026-11-21'),
  (730, '« Boire en mangeant gêne la digestion »', '<p>Vous pouvez boire à table : l’eau ne gêne pas la digestion, elle y contribue plutôt.</p>
<p><strong>Quelqu’un s’étouffe et ne peut plus parler ni respirer ? Appelez le 15 ou le 112.</strong></p>
<p>On craint que l’eau « noie » les sucs digestifs, ces liquides que le corps produit pour traiter le repas. Selon la Mayo Clinic, un grand centre médical américain, elle ne les dilue pas au point de gêner leur travail.</p>
<p>Le repas est même un bon moment pour y penser : une carafe posée sur la table le rappelle à toute la famille. Après 75 ans, le Haut Conseil de la santé publique conseille de <a href="/question/208-apres-75-ans-combien-boire-quand-on-n-a-pas-soif">boire sans attendre la soif</a>, sauf si le cœur ou les reins sont malades : le médecin fixe alors la quantité.</p>
<h4>Quelques réglages, selon vous</h4>
<ul>
<li><strong>Vous avez peu d’appétit ?</strong> Buvez par petites gorgées à table, et davantage entre les repas.</li>
<li><strong>L’eau gazeuse vous ballonne ?</strong> Passez à l’eau plate.</li>
<li><strong>Vous manquez de fer ?</strong> Gardez le thé et le café pour plus tard, loin du repas.</li>
</ul>
<p>Si vous toussez souvent en buvant, ou si avaler devient difficile, parlez-en à votre médecin.</p>', 'Faux', 'facile', 7, 74, 4, true, '2026-11-21T08:00:00Z', 167, '[{"title":"Does drinking water during or after a meal disturb digestion?","publisher":"Mayo Clinic","year":"2015","url":"https://www.mayoclinic.org/healthy-lifestyle/nutrition-and-healthy-eating/expert-answers/digestion/faq-20058348","lang":"en"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/","site":"site du HCSP"}]', '2026-11-21'),
  (723, '« Les carottes améliorent la vue »', '<p>La carotte fournit une vitamine utile quand la nuit tombe, mais en manger plus ne corrige ni la myopie ni la presbytie.</p>
<p><strong>Votre vue baisse d’un coup ? Appelez le 15 ou le 112.</strong> Si vous voyez moins bien, ou mal le soir, prenez rendez-vous.</p>
<p>La couleur de la carotte vient du bêta-carotène, que le corps transforme en vitamine A. Sans cette vitamine, on ne peut pas bien voir la nuit. La carotte crue contient environ 8,3 mg de bêta-carotène pour 100 g : c’est beaucoup. Si vous ne manquez pas de vitamine A, en croquer davantage ne vous fera pas mieux voir.</p>
<h4>Dans l’assiette</h4>
<p>La pastèque, le poivron rouge et la tomate en apportent aussi, en moindre quantité. Pour un jeune enfant, servez la carotte râpée ou bien cuite : crue en morceaux, elle peut l’étouffer (dans ce cas, appelez le 15 ou le 112).</p>
<h4>Pas de gélules de sa propre initiative</h4>
<p>Pas de vitamine A en complément si vous êtes enceinte ou préparez une grossesse. Dans les autres cas, demandez d’abord au médecin ou au pharmacien, et <a href="/question/726-tout-le-monde-a-besoin-de-complements">voyez qui en a besoin</a>.</p>', 'En partie vrai', 'facile', 7, 72, 4, true, '2026-11-21T08:00:00Z', 86, '[{"title":"Vitamin A – The Nutrition Source","publisher":"Harvard T.H. Chan","url":"https://nutritionsource.hsph.harvard.edu/vitamins/vitamin-a/","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Vitamine A : foie déconseillé aux femmes enceintes ou souhaitant l’être","publisher":"Afssa","year":"2004"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"}]', '2026-11-21'),
  (706, '« Le chocolat noir est bon pour la santé »', '<p>Le cacao contient des substances utiles aux vaisseaux sanguins, mais une tablette ordinaire n’en garantit pas la dose : le chocolat noir reste d’abord un plaisir.</p>
<p>Ces substances s’appellent les flavanols. En 2012, l’autorité européenne de sécurité des aliments (EFSA) leur a reconnu un effet précis : 200 mg par jour aident les vaisseaux à se dilater normalement. Il faut pour cela environ 10 g d’un chocolat spécialement riche en flavanols, pas de n’importe quelle tablette.</p>
<p>Pour 100 g, un chocolat noir à 70 % apporte :</p>
<ul>
<li>environ 590 kcal et 29 g de graisses saturées ;</li>
<li>18 g de sucres, contre 53 g dans un chocolat au lait ;</li>
<li>200 mg de magnésium.</li>
</ul>
<p>Quelques carrés (20 g) font environ 120 kcal. Savourez-les à la fin du repas ou au goûter, parce que c’est bon, pas « pour le cœur » : ils ne remplacent aucun traitement.</p>
<p>Le chocolat contient aussi de la caféine : autour de 25 mg pour 50 g, selon l’EFSA. Comptez-la avec vos cafés et vos thés, surtout si vous êtes enceinte ou si vous dormez mal.</p>', 'En partie vrai', 'avancé', 7, 72, 4, true, '2026-11-21T08:00:00Z', 91, '[{"title":"Cocoa flavanols and maintenance of normal endothelium-dependent vasodilation","publisher":"EFSA","year":"2012","url":"https://doi.org/10.2903/j.efsa.2012.2809","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"EFSA explains risk assessment: Caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine","lang":"en"}]', '2026-11-21'),
  (726, '« Tout le monde a besoin de compléments »', '<p>La plupart des adultes en bonne santé, avec des repas variés, n’ont pas besoin de compléments ; quelques situations font exception.</p>
<p>Un groupe d’experts américains a étudié en 2022 s’ils préviennent le cancer et les maladies du cœur. Pour les multivitamines, il n’a pas trouvé assez de preuves pour conclure. Il déconseille le bêta-carotène et la vitamine E pris dans ce but.</p>
<h4>Quand un apport est vraiment utile</h4>
<ul>
<li><strong>Projet de grossesse et début de grossesse</strong> : <a href="/question/219-vitamine-b9-pourquoi-en-prendre-avant-meme-d-etre-enceinte">la vitamine B9</a>, avec votre médecin ou votre sage-femme.</li>
<li><strong>Alimentation végane</strong> : la vitamine B12, à tout âge, avec un suivi médical pour un enfant, pendant la grossesse et l’allaitement.</li>
<li><strong>Nourrisson</strong> : la vitamine D, sous forme de médicament prescrit, jamais de complément acheté librement.</li>
<li><strong>Manque confirmé par le médecin</strong> : fer ou vitamine D, par exemple, pour la durée qu’il fixe.</li>
</ul>
<h4>Avant d’acheter</h4>
<p>Un complément ne remplace ni des repas variés ni un traitement, et <a href="/question/214-complements-alimentaires-quels-sont-les-risques">il a aussi ses risques</a>, surtout pendant la grossesse, pour un enfant ou avec des médicaments. Demandez l’avis du pharmacien.</p>
<p>Vous êtes fatigué depuis des semaines ? Voyez d’abord votre médecin. S’il vous en a prescrit un, ne l’arrêtez pas seul.</p>', 'Faux', 'moyen', 7, 73, 4, true, '2026-11-21T08:00:00Z', 114, '[{"title":"Vitamin, mineral and multivitamin supplementation to prevent CVD and cancer","publisher":"USPSTF","year":"2022","url":"https://doi.org/10.1001/jama.2022.8970","lang":"en"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"},{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"},{"title":"Vitamine D chez l’enfant : recourir aux médicaments et non aux compléments alimentaires","publisher":"Anses / ANSM","year":"2021","url":"https://www.anses.fr/fr/content/vitamine-d-chez-l%E2%80%99enfant-recourir-aux-m%C3%A9dicaments-et-non-aux-compl%C3%A9ments-alimentaires-pour"}]', '2026-11-21'),
  (714, '« Une cure détox nettoie l’organisme »', '<p>Aucune cure n’a fait la preuve qu’elle nettoie le corps : le foie et les reins s’en chargent déjà.</p>
<p>Jus verts, tisanes, ampoules, journées sans repas : on promet d’évacuer des « toxines », rarement nommées. Deux chercheurs ont passé ces régimes en revue en 2015. Ils n’ont trouvé aucun essai solide, avec tirage au sort, montrant que l’un d’eux élimine des toxines ou fait mincir durablement.</p>
<p><strong>Un malaise pendant une cure ou un jeûne ? Appelez le 15 ou le 112.</strong></p>
<h4>Après des repas de fête</h4>
<ul>
<li>Reprenez vos repas ordinaires, sans en sauter pour compenser.</li>
<li>Buvez de l’eau à votre rythme, ou dans la limite fixée par votre médecin.</li>
<li>Remettez des légumes, du pain complet, une soupe, un fruit.</li>
</ul>
<p>Une cure très restrictive ne convient ni aux enfants, ni aux femmes enceintes ou qui allaitent, ni aux personnes âgées. Avec un diabète, une maladie du foie ou des reins, un traitement, demandez d’abord à votre médecin. L’Anses, l’agence sanitaire française, a décrit <a href="/question/517-quels-sont-les-risques-d-un-regime-tres-strict">les risques d’un régime très strict</a>.</p>', 'Faux', 'moyen', 7, 71, 4, true, '2026-11-21T08:00:00Z', 9, '[{"title":"Detox diets for toxin elimination and weight management: a critical review","publisher":"Klein & Kiat, J Hum Nutr Diet","year":"2015","url":"https://doi.org/10.1111/jhn.12286","lang":"en"},{"title":"Évaluation des risques liés aux pratiques alimentaires d’amaigrissement","publisher":"Anses","year":"2010-2011"}]', '2026-11-21'),
  (711, '« Passé la date, tout est bon à jeter »', '<p>Beaucoup d’aliments du placard se mangent encore après la date, alors que la viande fraîche ou le poisson se jettent, sans goûter. Tout dépend des mots écrits devant : <a href="/question/108-dlc-ddm-comment-lire-la-date-et-que-faire-apres-ouverture">voici comment lire les deux dates</a>.</p>
<p><strong>Vision trouble, peine à avaler ou à parler après un repas : appelez le 15 ou le 112.</strong></p>
<h4>Dans le placard, ne jetez pas trop vite</h4>
<p>Si l’emballage est intact et resté au sec, gardez :</p>
<ul>
<li>gâteaux secs et café, quitte à leur trouver moins de goût ;</li>
<li>conserves en bon état, lait longue conservation non ouvert.</li>
</ul>
<p>Regardez et sentez avant de manger. Un aspect ou une odeur inhabituels, un doute ? À jeter. Une boîte bombée ou qui fuit se jette <a href="/question/417-bocal-bombe-courgette-amere-quand-faut-il-jeter-sans-gouter">sans la goûter</a>.</p>
<h4>Moins de perte, sans prendre de risque</h4>
<p>En 2023, selon le ministère de la Transition écologique, environ 19 kg de nourriture par habitant ont été gaspillés à la maison.</p>
<ul>
<li>Rangez devant ce qui expire d’abord.</li>
<li>Un soir par semaine, cuisinez ce qui approche de sa date.</li>
</ul>
<p>Pour le frais marqué « jusqu’au », aucune exception, surtout pour un jeune enfant, une femme enceinte, une personne âgée ou aux défenses affaiblies.</p>', 'En partie vrai', 'facile', 7, 74, 4, true, '2026-11-21T08:00:00Z', 161, '[{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"},{"title":"Déchets et gaspillage alimentaires en France en 2023","publisher":"SDES (ministère de la Transition écologique)","year":"2025","url":"https://www.statistiques.developpement-durable.gouv.fr/","site":"site du SDES"},{"title":"Conserves maison : les règles essentielles pour éviter le botulisme","publisher":"UFC-Que Choisir","year":"2023","url":"https://www.quechoisir.org/actualite-conserves-maison-les-regles-essentielles-pour-eviter-le-botulisme-n111042/"}]', '2026-11-21'),
  (717, '« L’eau citronnée à jeun fait maigrir »', '<p>Un verre d’eau citronnée le matin, c’est un verre d’eau qui a bon goût : rien ne montre qu’il fasse maigrir.</p>
<p>Le site d’information Pourquoi docteur a fait le point en 2023 : il n’existe pas d’étude solide sur ce rituel, et le citron ne brûle pas les graisses. Quant à purifier le corps, <a href="/question/714-une-cure-detox-nettoie-l-organisme">une cure n’y parvient pas non plus</a>.</p>
<h4>Si vous l’aimez, gardez-la</h4>
<p>L’eau citronnée compte dans ce que vous buvez, et elle peut remplacer un soda. Quelques précautions, car selon le même article son acidité peut attaquer l’émail des dents :</p>
<ul>
<li>Mettez une rondelle dans la carafe plutôt qu’un citron entier pressé.</li>
<li>N’en faites pas votre seule boisson de la journée.</li>
<li>N’ajoutez ni sucre ni miel, sinon c’est une boisson sucrée.</li>
</ul>
<p>Le citron peut aussi aggraver des remontées acides. Si c’est votre cas, évitez-le, et parlez-en à votre médecin si la gêne dure. Cœur ou reins malades ? Gardez la quantité de boisson qu’il a fixée.</p>
<p>C’est la vitamine C qui vous intéresse ? Voyez <a href="/question/213-quels-aliments-sont-riches-en-vitamine-c">les fruits et les légumes qui en apportent</a>.</p>', 'Pas prouvé', 'facile', 7, 71, 4, true, '2026-11-21T08:00:00Z', 40, '[{"title":"Detox diets for toxin elimination and weight management: a critical review","publisher":"Klein & Kiat, J Hum Nutr Diet","year":"2015","url":"https://doi.org/10.1111/jhn.12286","lang":"en"},{"title":"Eau citronnée à jeun : que dit la science ?","publisher":"pourquoidocteur.fr","year":"2023"}]', '2026-11-21'),
  (719, '« L’eau de coco hydrate mieux que l’eau »', '<p>L’eau de coco se boit avec plaisir, mais rien ne montre qu’elle réhydrate mieux que l’eau.</p>
<p>On la présente comme une boisson de l’effort naturelle. Des chercheurs l’ont comparée à l’eau et à une boisson pour sportifs, chez 12 sportifs. La réhydratation n’a pas été meilleure, et l’eau de coco a donné davantage de ballonnements. C’est une petite étude : elle n’interdit pas d’en boire, elle n’apporte simplement pas d’argument pour payer plus cher.</p>
<h4>Ce qu’il y a dans un verre de 25 cl</h4>
<ul>
<li>environ 6 g de sucres ;</li>
<li>environ 500 mg de potassium, un minéral.</li>
</ul>
<p>Reins ou cœur malades, diabète, traitement ? Demandez à votre médecin avant d’en boire.</p>
<h4>À l’entraînement</h4>
<p>Pour une séance courte, l’eau suffit. Plus long, plus intense, ou par forte chaleur ? Voyez <a href="/question/323-eau-ou-boisson-de-l-effort-que-choisir-selon-la-duree">ce qu’il vaut mieux boire selon la durée</a>. Et si vous aimez l’eau de coco, essayez-la un jour tranquille plutôt que le matin d’une course.</p>', 'Faux', 'moyen', 7, 72, 1, true, '2026-11-21T08:00:00Z', 53, '[{"title":"Comparison of coconut water and a sport drink on hydration and performance","publisher":"Kalman et al., JISSN","year":"2012","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC3293068/","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (715, '« Les édulcorants aident à maigrir »', '<p>Rien ne montre que remplacer le sucre par des édulcorants suffise à faire maigrir durablement.</p>
<p>Ces produits donnent un goût sucré presque sans calories. Sur le papier, l’échange paraît gagnant. En 2023, pourtant, l’Organisation mondiale de la santé (OMS) a conseillé de ne pas compter sur eux pour contrôler son poids : elle n’y voit pas de bénéfice durable. À long terme, leur usage pourrait même être associé à des effets défavorables. C’est un lien observé, pas une preuve, et l’OMS présente son conseil comme conditionnel.</p>
<p>Il laisse de côté deux cas : les personnes qui ont déjà un diabète, et les polyols, une autre famille de produits sucrants. Avec un diabète, suivez les consignes de votre équipe de soins.</p>
<h4>Et si j’aime le goût sucré ?</h4>
<ul>
<li>Baissez par étapes : un sucre au lieu de deux dans le café, puis un demi.</li>
<li>Achetez le yaourt nature et sucrez-le vous-même, ou ajoutez un fruit.</li>
<li>Pour la boisson de tous les jours, revenez à l’eau, plate ou pétillante.</li>
</ul>
<p>Un soda « zéro » de temps en temps n’a rien d’un drame. Pour les enfants, <a href="/question/121-sodas-et-jus-de-fruits-combien-par-jour-a-quel-age">l’eau passe avant les sodas</a>, même « zéro ».</p>', 'Pas prouvé', 'moyen', 7, 71, 4, true, '2026-11-21T08:00:00Z', 15, '[{"title":"Guideline: use of non-sugar sweeteners","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news/item/15-05-2023-who-advises-not-to-use-non-sugar-sweeteners-for-weight-control-in-newly-released-guideline","lang":"en","hreflang":"fr"}]', '2026-11-21'),
  (705, '« Les épinards sont la meilleure source de fer »', '<p>Les épinards contiennent du fer, mais d’autres aliments en apportent bien plus, et souvent sous une forme mieux absorbée.</p>
<p>Voici ce que dit la table de composition de l’Anses, pour 100 g :</p>
<ul>
<li>boudin noir : 22,8 mg de fer ;</li>
<li>foie de volaille cuit : 12 mg (à éviter enceinte ou en projet de grossesse) ;</li>
<li>moules cuites : 4 mg ;</li>
<li>steak haché à 5 % de matières grasses, cuit : 2,8 mg ;</li>
<li>lentilles vertes cuites et tofu : 2,4 mg ;</li>
<li>épinards cuits : 2,1 mg.</li>
</ul>
<p>Encore faut-il que le corps le retienne. Il absorbe 15 à 35 % du fer propre à la viande et au poisson, mais 2 à 20 % de celui des végétaux. La fourchette est large, car le reste du repas joue aussi : un kiwi ou une orange au dessert donne un coup de pouce, sans guérir une carence.</p>
<p><strong>Gardez les épinards</strong> pour leurs fibres et leur vitamine B9. Une seule réserve : sous anticoagulant de type antivitamine K, ne changez pas brusquement votre quantité de légumes verts.</p>
<p>Et si une fatigue qui dure vous fait penser au manque de fer, voyez le médecin avant d’en prendre en comprimés.</p>', 'Faux', 'moyen', 7, 72, 4, true, '2026-11-21T08:00:00Z', 81, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/","lang":"en"},{"title":"Médicaments et aliments : principales interactions","publisher":"Afssaps / ANSM","year":"2008"},{"title":"Vitamine A : foie déconseillé aux femmes enceintes ou souhaitant l’être","publisher":"Afssa","year":"2004"}]', '2026-11-21'),
  (702, '« Les glucides du soir font grossir »', '<p>Une assiette de pâtes ne compte pas double parce qu’il est 20 heures : c’est l’ensemble de la journée qui joue sur le poids.</p>
<p>Le soir, parce qu’on bouge peu, le corps mettrait tout en réserve ? Pour le vérifier, des chercheurs ont suivi pendant six mois 78 policiers en situation d’obésité. Ceux qui gardaient leurs glucides (pain, pâtes, riz, pommes de terre) surtout pour le dîner ont perdu du poids, et même plutôt plus que les autres.</p>
<p>Gardons la mesure : c’est un seul essai, sur un groupe bien particulier. Il ne dit pas qu’il faut tout manger le soir. Il laisse penser que l’heure ne décide pas de tout.</p>
<p>Au dîner, gardez donc votre féculent si vous avez faim, avec une bonne part de légumes. Complet quand c’est possible : Santé publique France en conseille au moins un par jour.</p>
<p>Avec un diabète, demandez à votre médecin avant de changer la répartition de vos glucides. À un âge avancé, ou si l’appétit manque, n’allégez pas votre dîner sans avis médical.</p>', 'Faux', 'facile', 7, 71, 4, true, '2026-11-21T08:00:00Z', 36, '[{"title":"Greater weight loss and hormonal changes after 6 months diet with carbohydrates eaten mostly at dinner","publisher":"Sofer et al., Obesity","year":"2011","url":"https://doi.org/10.1038/oby.2011.48","lang":"en"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"}]', '2026-11-21'),
  (720, '« L’huile de coco est bonne pour le cœur »', '<p>Non : l’huile de coco est très riche en graisses saturées, et aucun avantage pour le cœur n’est démontré.</p>
<p>Sur 100 g, elle en contient 84 g, plus encore que le beurre. Or on conseille plutôt de remplacer une partie de ces graisses par <a href="/question/105-quelles-sont-les-bonnes-graisses">d’autres</a>.</p>
<h4>Que disent les études ?</h4>
<p>Elles ne s’accordent pas, autant le dire.</p>
<ul>
<li>Une analyse de 2020 la compare à d’autres huiles végétales. Avec la coco, le LDL, souvent appelé « mauvais cholestérol », était plus haut d’environ 0,1 g par litre de sang.</li>
<li>Une autre, parue en 2022, ne retrouve pas cet écart, mais ses données sont trop fragiles pour trancher.</li>
</ul>
<p>Ni l’une ni l’autre ne donne une raison d’en faire son huile de tous les jours.</p>
<h4>En cuisine</h4>
<p>Un peu d’huile de coco dans un curry, de temps en temps, a sa place. Les autres jours, <a href="/question/411-quelle-huile-pour-cuire-quelle-huile-pour-assaisonner">choisissez une huile selon son usage</a>.</p>
<p>Cholestérol élevé, maladie du cœur, diabète ? Suivez les consignes de votre médecin ou de votre diététicien avant de changer d’huile.</p>', 'Faux', 'moyen', 7, 72, 4, true, '2026-11-21T08:00:00Z', 60, '[{"title":"The effect of coconut oil consumption on cardiovascular risk factors","publisher":"Neelakantan et al., Circulation","year":"2020","url":"https://pubmed.ncbi.nlm.nih.gov/31928080/","lang":"en"},{"title":"The effects of coconut oil on the cardiometabolic profile: a systematic review and meta-analysis of randomized clinical trials","publisher":"Duarte et al., Lipids Health Dis","year":"2022","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC9429773/","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-22'),
  (703, '« Le jeûne intermittent fait mieux maigrir que tout »', '<p>Ne manger qu’à certaines heures, ou certains jours, fait perdre à peu près autant de poids qu’un régime classique.</p>
<p>La règle séduit par sa simplicité : on regarde l’heure, on ne compte rien. Une analyse parue en 2025 a réuni 99 essais et 6 582 adultes, en moyenne en situation d’obésité. La perte de poids y est proche de celle d’un régime suivi tous les jours. Une seule formule fait un peu mieux, le jeûne un jour sur deux : environ 1,3 kg de plus.</p>
<p>Ces essais sont courts : on ne sait pas bien ce qui reste ensuite. Or, à long terme, un tiers à deux tiers des gens qui font un régime reprennent plus qu’ils n’avaient perdu, selon une synthèse de 2007.</p>
<h4>Avant de commencer</h4>
<p>Ne jeûnez pas si vous êtes enceinte, si vous prenez un traitement pour le diabète ou si vous avez un trouble alimentaire. Le jeûne ne convient pas non plus aux enfants ni aux personnes âgées.</p>
<p>Pour les autres, voyez d’abord votre médecin : selon l’Anses, perdre du poids ne se justifie qu’en cas d’excès, avec un suivi. Et si la règle des heures vous obsède ou vous épuise, arrêtez et dites-le-lui.</p>', 'Faux', 'avancé', 7, 71, 4, true, '2026-11-21T08:00:00Z', 48, '[{"title":"Intermittent fasting strategies and their effects on body weight and other cardiometabolic risk factors","publisher":"Semnani-Azad et al., BMJ","year":"2025","url":"https://doi.org/10.1136/bmj-2024-082007","lang":"en"},{"title":"Medicare’s search for effective obesity treatments: diets are not the answer","publisher":"Mann et al., Am Psychol","year":"2007","url":"https://doi.org/10.1037/0003-066X.62.3.220","lang":"en"},{"title":"Évaluation des risques liés aux pratiques alimentaires d’amaigrissement","publisher":"Anses","year":"2010-2011"}]', '2026-11-21'),
  (721, '« Un jus de fruits vaut un fruit »', '<p>Un verre de jus, même pur jus, ne remplace pas un fruit : il y manque presque toutes les fibres.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Pour 100 g, Orange, Jus d’orange pur jus"><table>
<thead>
<tr>
<th scope="col">Pour 100 g</th>
<th scope="col">Orange</th>
<th scope="col">Jus d’orange pur jus</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Fibres</th>
<td>2,7 g</td>
<td>0,3 g</td>
</tr>
<tr>
<th scope="row">Sucres</th>
<td>7,6 g</td>
<td>9,6 g</td>
</tr>
<tr>
<th scope="row">Vitamine C</th>
<td>47,5 mg</td>
<td>37 mg</td>
</tr>
</tbody>
</table></div>
<p>Une étude parue en 2013 a aussi regardé le diabète de type 2 chez l’adulte. Les fruits entiers y sont associés à un risque un peu plus bas, les jus à un risque un peu plus haut. C’est un lien, pas une preuve.</p>
<h4>Avec les enfants</h4>
<ul>
<li>Pour Santé publique France, le jus n’entre pas dans le compte des fruits de la journée.</li>
<li>Pas de jus pour un bébé, et <a href="/question/121-sodas-et-jus-de-fruits-combien-par-jour-a-quel-age">peu ensuite</a>.</li>
<li>Au goûter, proposez une orange en quartiers, un kiwi à la cuillère, une compote sans sucre ajouté.</li>
<li>Pour un petit, coupez les raisins et les fruits ronds en quatre dans la longueur ; il mange assis, jamais seul. <strong>S’il s’étouffe, appelez le 15 ou le 112.</strong></li>
</ul>
<p>En cas de diabète, demandez à l’équipe qui suit votre enfant quand un jus peut servir.</p>', 'Faux', 'facile', 7, 72, 2, true, '2026-11-21T08:00:00Z', 69, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Fruit consumption and risk of type 2 diabetes","publisher":"Muraki et al., BMJ","year":"2013","url":"https://doi.org/10.1136/bmj.f5001","lang":"en"},{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"}]', '2026-11-21'),
  (727, '« Le lait fait des glaires »', '<p>Le lait ne fait pas fabriquer plus de glaires.</p>
<p>D’où vient alors cette impression de gorge encombrée ? Le lait peut laisser dans la bouche une sensation plus épaisse. On croit sentir du mucus, l’autre nom des glaires, alors que sa quantité n’augmente pas. Un article médical a fait le point sur cette croyance en 2019 : un rhume ou un asthme ne sont pas une raison de supprimer le lait.</p>
<h4>Enfant enrhumé : que faire ?</h4>
<p><strong>Il respire mal ? Appelez le 15 ou le 112.</strong> Un bébé qui boit nettement moins doit être vu rapidement par un médecin.</p>
<p>Sinon, gardez son lait habituel, et n’insistez pas s’il n’en veut pas sur le moment. Avant un an, aucune boisson végétale ne remplace le lait maternel ou le lait infantile, rappelle l’Anses, l’agence sanitaire française.</p>
<h4>L’allergie, un cas bien différent</h4>
<p><strong>Plaques étendues, visage ou gorge qui gonfle, vomissements, malaise ou gêne pour respirer après un laitage ? Appelez le 15 ou le 112.</strong> Puis voyez <a href="/question/215-allergie-alimentaire-quels-signes-que-faire">les signes à connaître</a>. Ne redonnez jamais de lait de vous-même après une telle réaction.</p>', 'Faux', 'facile', 7, 73, 4, true, '2026-11-21T08:00:00Z', 127, '[{"title":"Milk, mucus and myths","publisher":"Balfour-Lynn, Arch Dis Child","year":"2019","url":"https://doi.org/10.1136/archdischild-2018-314896","lang":"en"},{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/fr/system/files/NUT2011sa0261.pdf"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/","site":"site de la HAS"}]', '2026-11-21'),
  (704, '« Manger lentement aide à manger moins »', '<p>Quand on ralentit, on mange un peu moins au repas, sans avoir plus faim dans les heures qui suivent.</p>
<p>Des chercheurs ont rassemblé 22 études où l’on faisait manger plus ou moins vite. En mangeant lentement, on avalait moins de calories, sans faim accrue jusqu’à trois heures et demie après.</p>
<p>Pourquoi ? Une petite étude donne une piste. Dix-sept hommes ont mangé la même glace, en 5 minutes ou en 30. Deux hormones qui signalent « j’ai assez mangé » montaient davantage quand ils prenaient leur temps.</p>
<p>Ces résultats portent sur un repas. Ils ne promettent pas de perte de poids.</p>
<p><strong>Pour essayer, dès ce soir</strong></p>
<ul>
<li>Posez vos couverts entre deux bouchées.</li>
<li>Faites une courte pause avant de vous resservir (<a href="/fiches-pratiques/gestion-portions">notre guide des portions</a> donne d’autres repères).</li>
<li>Éteignez la télévision : elle peut faire manger un peu plus.</li>
</ul>
<p>Si vous avez peu d’appétit ou si vous maigrissez sans le vouloir, ne cherchez pas à manger moins : c’est le moment de consulter.</p>', 'Vrai', 'facile', 7, 71, 4, true, '2026-11-21T08:00:00Z', 64, '[{"title":"A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger","publisher":"Robinson et al., AJCN","year":"2014","url":"https://doi.org/10.3945/ajcn.113.081745","lang":"en"},{"title":"Eating slowly increases the postprandial response of PYY and GLP-1","publisher":"Kokkinos et al., JCEM","year":"2010","url":"https://doi.org/10.1210/jc.2009-1018","lang":"en"},{"title":"Effects of television viewing on food intake: systematic review and meta-analysis","publisher":"Garg et al., Nutrients 17:166","year":"2025","url":"https://doi.org/10.3390/nu17010166","lang":"en"}]', '2026-11-21'),
  (729, '« Le micro-ondes détruit les vitamines »', '<p>Le micro-ondes garde souvent mieux la vitamine C qu’une casserole d’eau bouillante.</p>
<p>Selon Harvard Health, une publication de l’université américaine, c’est parce qu’il chauffe vite, avec peu d’eau. Pour la vapeur et les autres modes, <a href="/question/401-quelle-cuisson-garde-le-mieux-les-vitamines-des-legumes">nous comparons les cuissons ici</a>.</p>
<p><strong>Et les ondes elles-mêmes ?</strong> Elles ne restent pas dans le plat. L’office fédéral de la santé publique, en Suisse, juge sans danger un micro-ondes intact. Si la porte ferme mal ou si l’appareil est abîmé, ne l’utilisez plus.</p>
<h4>Ce qui mérite vraiment l’attention</h4>
<p>Un plat peut sortir brûlant au bord et tiède au milieu.</p>
<ul>
<li>Remuez à mi-temps, et réchauffez un reste jusqu’à ce qu’il fume, une seule fois.</li>
<li>Prenez un récipient prévu pour : verre ou céramique.</li>
<li>Pour un enfant, mélangez, laissez tiédir et goûtez avant de servir.</li>
<li>N’y mettez pas le biberon : le lait peut brûler bébé. <a href="/question/222-comment-preparer-un-biberon-en-toute-securite">Voici comment le préparer</a>.</li>
</ul>', 'Faux', 'facile', 7, 74, 4, true, '2026-11-21T08:00:00Z', 154, '[{"title":"Effect of different cooking methods on the content of vitamins and true retention in selected vegetables","publisher":"Lee et al., Food Sci Biotechnol","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6049644/","lang":"en"},{"title":"Fours à micro-ondes (fiche d’information)","publisher":"OFSP (Suisse)","year":"2016"},{"title":"Microwave cooking and nutrition","publisher":"Harvard Health Publishing","year":"2015","url":"https://www.health.harvard.edu/staying-healthy/microwave-cooking-and-nutrition","lang":"en"},{"title":"Hygiène, préparation et conservation des biberons","publisher":"Afssa","year":"2005"}]', '2026-11-21'),
  (707, '« Pas de miel avant un an »', '<p>Un bébé de moins d’un an ne doit jamais goûter de miel, ni cuit, ni dans un biberon, ni sur la tétine.</p>
<p><strong>Il en a déjà mangé ?</strong> S’il respire mal, avale difficilement ou n’est pas comme d’habitude, appelez tout de suite le 15 ou le 112. S’il va bien, prévenez son médecin et suivez ses conseils.</p>
<p>Le danger s’appelle le botulisme infantile, une intoxication qui peut être grave. L’agence française de sécurité sanitaire des aliments (Afssa) a mis en garde en 2010. Ce n’est pas une question de quantité : même une touche est de trop, et la cuisson n’y change rien.</p>
<ul>
<li>Lisez la liste des ingrédients des biscuits et des gâteaux.</li>
<li>Prévenez les grands-parents et la personne qui le garde.</li>
<li>Donnez ses purées et ses compotes nature : avant un an, ni sucre ni sel ajoutés.</li>
</ul>
<p>Après son premier anniversaire, le miel n’est plus interdit. Il reste très sucré, avec environ 80 g de sucres pour 100 g : gardez la main légère.</p>', 'Vrai', 'facile', 7, 72, 2, true, '2026-11-21T08:00:00Z', 107, '[{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010"},{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (708, '« Les œufs font du cholestérol, il faut les éviter »', '<p>Un œuf par jour n’est pas associé à davantage d’accidents du cœur ou des vaisseaux, sauf peut-être en cas de diabète.</p>
<p>On imagine le cholestérol de l’œuf filant droit dans les artères. Une étude parue en 2020 dans une revue médicale britannique ne retrouve pas ce danger. Elle observe des habitudes : elle ne prouve pas que l’œuf protège, et ne dit rien de votre propre taux de cholestérol.</p>
<p><strong>Le diabète, une exception à prendre au sérieux.</strong> Chez les personnes diabétiques, une étude de 2013 associe les œufs à davantage de maladies des artères du cœur. C’est un lien, pas une preuve. Si c’est votre cas, demandez à votre médecin combien d’œufs vous conviennent.</p>
<h4>À table</h4>
<ul>
<li>Tendre et riche en protéines, l’œuf dépanne bien quand la viande devient difficile à mâcher (sauf allergie).</li>
<li>Accompagnez-le de légumes et de pain plutôt que de lardons.</li>
<li>À un âge avancé, pendant la grossesse, chez le jeune enfant ou avec des défenses affaiblies, évitez l’œuf cru (mayonnaise maison, par exemple).</li>
</ul>
<p>Cholestérol élevé ou traité ? Gardez votre traitement, et parlez de vos repas à votre médecin.</p>', 'Faux', 'moyen', 7, 73, 3, true, '2026-11-21T08:00:00Z', 123, '[{"title":"Egg consumption and risk of cardiovascular disease","publisher":"Drouin-Chartier et al., BMJ","year":"2020","url":"https://doi.org/10.1136/bmj.m513","lang":"en"},{"title":"Egg consumption and risk of coronary heart disease and stroke","publisher":"Rong et al., BMJ","year":"2013","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC3538567/","lang":"en"},{"title":"Conservation des œufs","publisher":"terre-net (Académie d’agriculture), rtbf, loeufdenosvillages","year":"2004-2019","url":"https://www.terre-net.fr/2004/amp/article/5617/conservez-vos-oeufs-au-froid-et-ne-les-lavez-pas"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-22'),
  (713, '« Le pain fait grossir »', '<p>Le pain ne fait pas grossir à lui seul : ce qui compte, c’est lequel, combien, et ce qu’on étale dessus.</p>
<p>Des chercheurs ont passé en revue 38 études. Le pain complet n’y est pas associé à l’obésité. Le pain blanc, lui, peut l’être un peu, surtout à la graisse du ventre. Ce sont des habitudes observées : on ne peut pas en conclure que le pain blanc en est la cause.</p>
<h4>La tartine, en chiffres</h4>
<ul>
<li>50 g de baguette : environ 145 kcal ;</li>
<li>20 g de pâte à tartiner : environ 110 kcal de plus ;</li>
<li>ou 10 g de beurre : environ 75 kcal de plus.</li>
</ul>
<p>La garniture ajoute donc entre la moitié et les trois quarts de ce qu’apporte le pain.</p>
<h4>Au quotidien</h4>
<ul>
<li>Prenez plutôt <a href="/question/118-pain-pates-riz-faut-il-les-prendre-complets">du pain complet</a>, sauf intestin malade ou régime prescrit : il apporte 7 g de fibres pour 100 g, contre moins de 3 g pour la baguette.</li>
<li>Coupez d’avance ce que vous voulez manger, puis rangez le reste.</li>
<li>Si le plat contient déjà des pâtes ou du riz, une tranche peut suffire.</li>
</ul>
<p>Vous avez peu d’appétit, ou vous maigrissez sans le vouloir ? Ne supprimez rien : gardez votre tartine bien garnie et voyez votre médecin.</p>', 'Faux', 'facile', 7, 71, 4, true, '2026-11-21T08:00:00Z', 2, '[{"title":"Relationship between bread and obesity","publisher":"Bautista-Castaño & Serra-Majem","year":"2012-2015","url":"https://pubmed.ncbi.nlm.nih.gov/22458695/","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-22'),
  (712, '« Il faut absolument prendre un petit-déjeuner »', '<p>Un adulte en bonne santé qui n’a pas faim le matin peut s’en passer ; pour un enfant, le petit-déjeuner reste conseillé.</p>
<p>Le sauter ferait grossir, dit-on, parce qu’on mangerait davantage ensuite. Une analyse de 13 essais ne le confirme pas. Avec un petit-déjeuner, on mangeait environ 260 kcal de plus par jour. Les personnes qui le sautaient pesaient 0,44 kg de moins. L’écart est mince et les preuves sont de faible qualité : ce n’est pas non plus une méthode pour maigrir.</p>
<h4>Selon votre situation</h4>
<ul>
<li><strong>Vous avez faim le matin ?</strong> Mangez : par exemple du pain complet, un yaourt et un fruit.</li>
<li><strong>Vous n’avez pas faim ?</strong> Attendez, et gardez un fruit ou du pain pour plus tard.</li>
<li><strong>Pour un enfant</strong>, l’Anses s’en tient à quatre moments : petit-déjeuner, déjeuner, goûter et dîner.</li>
<li><strong>À un âge avancé</strong>, ne passez pas plus de douze heures sans manger la nuit, selon un repère des professionnels du grand âge. Une petite collation le soir peut aider.</li>
</ul>
<p>Diabète traité, grossesse ? Ne sautez pas de repas sans en parler à votre médecin ou à votre sage-femme.</p>', 'En partie vrai', 'moyen', 7, 74, 4, true, '2026-11-21T08:00:00Z', 174, '[{"title":"Effect of breakfast on weight and energy intake: systematic review of RCTs","publisher":"Sievert et al., BMJ","year":"2019","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6352874/","lang":"en"},{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"},{"title":"Collation nocturne, jeûne de 12 h","publisher":"Géroscopie ; Fondation Médéric Alzheimer","year":"2017-2024","url":"https://www.geroscopie.fr/collation-nocturne-pour-dormir-ou-se-rendormir-idm-4-ids-32769"}]', '2026-11-21'),
  (709, '« Les protéines abîment les reins »', '<p>Chez un adulte dont les reins sont sains, les essais ne montrent pas d’effet nuisible quand il mange plus de protéines.</p>
<p>Une analyse de 28 essais a comparé des adultes en bonne santé qui en mangeaient plus ou moins. La fonction de leurs reins a évolué de la même façon.</p>
<p>Ces essais ne disent rien, en revanche, des reins déjà malades. <strong>Dans ce cas, ou si vous avez un doute</strong>, pas de régime hyperprotéiné ni de poudre sans avis médical. C’est sans doute cette prudence, légitime, qu’on a étendue à tout le monde.</p>
<h4>Les ordres de grandeur</h4>
<p>Par kilo de poids et par jour :</p>
<ul>
<li>0,83 g : la référence de l’autorité européenne de sécurité des aliments pour tout adulte ;</li>
<li>jusqu’au double : un apport qu’elle juge sûr ;</li>
<li>1,4 à 2 g : ce qui suffit à la plupart des sportifs réguliers en bonne santé, selon une société savante du sport (ISSN).</li>
</ul>
<p>Le haut de cette dernière fourchette dépasse donc le double de la référence. Inutile de viser plus haut de vous-même : répartissez plutôt œufs, poisson, laitages et légumes secs sur la journée. Et pas de poudre chez l’adolescent.</p>', 'Pas prouvé', 'avancé', 7, 73, 1, true, '2026-11-21T08:00:00Z', 134, '[{"title":"Changes in kidney function do not differ between healthy adults consuming higher- vs lower-protein diets","publisher":"Devries et al., J Nutr","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6236074/","lang":"en"},{"title":"Scientific opinion on dietary reference values for protein","publisher":"EFSA","year":"2012","url":"https://doi.org/10.2903/j.efsa.2012.2557","lang":"en"},{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8","lang":"en"}]', '2026-11-21'),
  (718, '« Le sel rose de l’Himalaya est meilleur »', '<p>Rose ou blanc, c’est avant tout du sel : il se limite de la même façon.</p>
<p>On le vante pour ses minéraux. Des chercheurs les ont mesurés : pour en tirer un apport utile, il faudrait en manger plus de 30 g par jour. C’est plus de six fois la limite de l’Organisation mondiale de la santé, qui conseille moins de 5 g de sel. L’un des échantillons contenait aussi du plomb.</p>
<p><strong>Ce qui lui manque, c’est l’iode</strong> : un adulte en a besoin chaque jour, et le sel rose n’en est pas enrichi. Si vous salez, un sel marqué « iodé » rend plus de services, sans en mettre davantage : <a href="/question/212-quels-aliments-apportent-de-l-iode">d’autres aliments</a> font le reste. En cas de maladie de la thyroïde, demandez à votre médecin.</p>
<h4>Quand les plats semblent fades</h4>
<ul>
<li>Essayez d’abord l’ail, les herbes, le cumin ou un peu de vinaigre.</li>
<li>Salez dans l’assiette, après avoir goûté.</li>
<li>Si vous mangez peu, ne passez pas au « sans sel » de vous-même : <a href="/question/103-combien-de-sel-par-jour-et-ou-se-cache-t-il">les repères sont ici</a>.</li>
</ul>
<p>Tension, cœur, reins : c’est votre médecin qui fixe la quantité, quelle que soit la couleur.</p>', 'Faux', 'facile', 7, 72, 3, true, '2026-11-21T08:00:00Z', 44, '[{"title":"An analysis of the mineral composition of pink salt available in Australia","publisher":"Fayet-Moore et al., Foods","year":"2020","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7603209/","lang":"en"},{"title":"Réduction de l’apport en sodium (aide-mémoire)","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news-room/fact-sheets/detail/salt-reduction"},{"title":"Dietary reference values for iodine","publisher":"EFSA","year":"2014","url":"https://doi.org/10.2903/j.efsa.2014.3660","lang":"en"}]', '2026-11-21'),
  (710, '« Le sucre rend les enfants hyperactifs »', '<p>Le gâteau d’anniversaire n’explique pas l’agitation : dans les études, le sucre ne change ni le comportement ni l’attention des enfants.</p>
<p>En 1995, des chercheurs ont réuni les résultats de 23 études faites « en aveugle » : on observait sans savoir qui avait reçu du sucre. Aucun effet d’ensemble n’est apparu. Un petit effet chez certains enfants n’est pas exclu.</p>
<p>D’où vient l’idée ? Peut-être des jours de fête : les bonbons sortent en même temps que les copains, le bruit et le coucher tardif.</p>
<p><strong>Il reste de bonnes raisons d’y aller doucement</strong>, à commencer par les dents.</p>
<ul>
<li>L’eau d’abord, à table et au goûter.</li>
<li>Avant 11 ans, un demi-verre de jus de fruits par jour au plus, selon Santé publique France.</li>
<li>Au goûter : du pain avec du chocolat, un fruit ou un laitage, plutôt que des biscuits et une boisson sucrée.</li>
</ul>
<p>À l’anniversaire du copain, laissez-le profiter (s’il a un diabète, suivez les consignes de son équipe). Et s’il est très agité ou peu attentif au quotidien, parlez-en à son médecin : supprimer le sucre ne remplace pas cet avis.</p>', 'Faux', 'moyen', 7, 73, 2, true, '2026-11-21T08:00:00Z', 148, '[{"title":"The effect of sugar on behavior or cognition in children: a meta-analysis","publisher":"Wolraich et al., JAMA","year":"1995","url":"https://doi.org/10.1001/jama.1995.03530200053037","lang":"en"},{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024"}]', '2026-11-22'),
  (722, '« Le sucre roux ou le miel valent mieux que le sucre blanc »', '<p>Le goût change, le fond non : blanc, roux ou miel, c’est surtout du sucre.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Pour 100 g, Sucres"><table>
<thead>
<tr>
<th scope="col">Pour 100 g</th>
<th scope="col">Sucres</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Sucre blanc</th>
<td>100 g</td>
</tr>
<tr>
<th scope="row">Sucre roux</th>
<td>95,5 g</td>
</tr>
<tr>
<th scope="row">Miel</th>
<td>80 g</td>
</tr>
</tbody>
</table></div>
<p>Le miel en affiche un peu moins parce qu’il contient de l’eau. On ne gagne rien si l’on en met davantage.</p>
<p><strong>Et les minéraux ?</strong> Le sucre roux a bien du fer : environ 0,1 mg pour 5 g. Selon l’autorité européenne de sécurité des aliments, il en faut de 11 à 16 mg par jour à un adulte.</p>
<p>Pour l’Organisation mondiale de la santé, le miel et les sirops comptent parmi les « sucres libres », comme le sucre en morceaux. C’est leur total <a href="/question/507-combien-de-sucre-peut-on-manger-par-jour">qu’il vaut mieux limiter</a>.</p>
<h4>En pratique</h4>
<ul>
<li>Choisissez celui que vous aimez, et mettez-en un peu moins.</li>
<li>Dans un yaourt ou un gâteau, laissez un fruit mûr faire une partie du travail.</li>
<li>Jamais de miel à un bébé de moins d’un an, <a href="/question/707-pas-de-miel-avant-un-an">même une touche</a>.</li>
</ul>
<p>Avec un diabète, ne prenez ni le miel ni le sucre roux pour des produits à part : suivez les consignes de votre équipe de soins.</p>', 'Faux', 'facile', 7, 72, 4, true, '2026-11-21T08:00:00Z', 73, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"},{"title":"Dietary reference values for iron","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4254","lang":"en"},{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010"}]', '2026-11-22'),
  (701, '« Les surgelés n’ont plus de vitamines »', '<p>Le froid n’efface pas les vitamines : un sachet de légumes nature fait jeu égal avec l’étal, et parfois mieux.</p>
<p>En 2015, une équipe a analysé huit fruits et légumes, les uns réfrigérés, les autres surgelés. Pour la vitamine C, cinq fois sur huit, aucune différence ; les trois autres fois, le surgelé en avait davantage. Seul bémol : le bêta-carotène, parfois moins abondant.</p>
<p>En 2017, d’autres chercheurs ont ajouté le cas le plus courant à la maison, le légume acheté frais et oublié cinq jours au réfrigérateur. Face à lui, le surgelé l’emporte souvent. Sachez-le : la filière du surgelé a financé cette étude.</p>
<h4>Pour en tirer le meilleur</h4>
<ul>
<li><strong>Retournez le sachet</strong> : un légume, et rien d’autre. La sauce, la crème et le sel se mettent chez soi, à votre goût.</li>
<li><strong>Passez du froid au chaud</strong>, sans laisser dégeler. Entre vapeur, poêle et micro-ondes, <a href="/question/401-quelle-cuisson-garde-le-mieux-les-vitamines-des-legumes">voici ce que garde chaque cuisson</a>.</li>
<li><strong>Un soir sans idée ?</strong> Un sachet, des œufs, du pain : <a href="/question/413-que-cuisiner-d-equilibre-en-vingt-minutes">le dîner tient en vingt minutes</a>.</li>
</ul>
<p>Le légume du marché, mangé sans attendre, reste un très bon choix. L’essentiel est d’en manger, sous la forme qui vous arrange.</p>', 'Faux', 'facile', 7, 74, 4, true, '2026-11-21T08:00:00Z', 29, '[{"title":"Selected nutrient analyses of fresh, fresh-stored, and frozen fruits and vegetables","publisher":"Li et al., J Food Compos Anal","year":"2017","url":"https://doi.org/10.1016/j.jfca.2017.02.002","lang":"en"},{"title":"Vitamin retention in eight fruits and vegetables: refrigerated and frozen storage","publisher":"Bouzari et al., J Agric Food Chem","year":"2015","url":"https://doi.org/10.1021/jf5058793","lang":"en"}]', '2026-11-22'),
  (725, '« Un verre de vin rouge par jour protège le cœur »', '<p>Boire du vin rouge pour protéger son cœur n’est pas une bonne idée : selon l’Organisation mondiale de la santé (OMS), aucune dose d’alcool n’est sans risque.</p>
<p>Le cœur n’est pas seul en cause. L’OMS et son centre de recherche sur le cancer le rappellent : l’alcool, vin compris, augmente le risque de sept cancers. Pour la seule année 2017, dans l’Union européenne, ils attribuent environ 23 000 cancers à une consommation de moins de 20 g par jour, soit moins de deux verres.</p>
<h4>Et si j’aime boire un verre ?</h4>
<p>Un verre partagé n’est pas une faute. Santé publique France donne <a href="/question/114-alcool-quels-reperes-ne-pas-depasser">des repères</a> : pas plus de deux verres par jour, pas tous les jours, dix par semaine au plus. Ils réduisent le risque sans le supprimer.</p>
<ul>
<li>Vous n’en buvez pas ? Ne commencez pas « pour le cœur ».</li>
<li>Vous prenez des médicaments, ou vous êtes suivi pour une maladie ? Demandez au pharmacien ou au médecin si l’alcool vous est permis.</li>
<li>Enceinte, ou avant 18 ans : zéro. Si vous allaitez, le plus sûr est de ne pas boire.</li>
</ul>
<p>Si vous buvez beaucoup chaque jour, parlez-en à votre médecin avant d’arrêter, pour être accompagné. Le site Alcool info service peut aussi vous renseigner.</p>', 'Faux', 'moyen', 7, 73, 3, true, '2026-11-21T08:00:00Z', 103, '[{"title":"Health and cancer risks associated with low levels of alcohol consumption","publisher":"OMS/CIRC, Lancet Public Health","year":"2023","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC9831798/","lang":"en"},{"title":"Alcool : repères de consommation à moindre risque","publisher":"Santé publique France / MILDECA","year":"2017-2019","url":"https://www.alcool-info-service.fr/","site":"site d’Alcool Info Service"}]', '2026-11-21'),
  (516, 'Anorexie, boulimie : quels signes, vers qui se tourner ?', '<p><strong>Malaise, personne en danger : appelez le 15 ou le 112, tout de suite. Des idées suicidaires : le 3114, gratuit, jour et nuit.</strong> Sinon, parlez-en à votre médecin, sans attendre d’être sûr.</p>
<p>Ce n’est ni un caprice ni un manque de volonté. Selon la Fédération française anorexie boulimie, environ 900 000 personnes sont touchées en France ; la moitié ne reçoit pas de soins spécialisés.</p>
<h4>Ce qui doit alerter</h4>
<ul>
<li>La peur de manger, des groupes entiers d’aliments écartés.</li>
<li>Des crises où l’on mange sans pouvoir s’arrêter.</li>
<li>Des vomissements, un poids qui chute.</li>
<li>Une obsession du « sain ».</li>
<li>Des règles qui disparaissent, une fatigue qui s’installe : quand on fait du sport, c’est parfois le signe <a href="/question/317-regles-absentes-fatigue-et-si-je-ne-mangeais-pas-assez-pour-mon-sport">qu’on ne mange pas assez</a>.</li>
</ul>
<p>On peut souffrir à tout poids : la Haute Autorité de santé demande de repérer ces troubles aussi en cas de surpoids.</p>
<h4>À qui parler</h4>
<p>La ligne « Anorexie Boulimie, Info Écoute » de la fédération répond au <strong>09 69 325 900</strong>, un appel non surtaxé. Ce numéro date de mai 2023 : vérifiez les horaires sur <a href="https://www.ffab.fr/500-ligne-tca-nouveau-numero">ffab.fr</a>. <a href="/question/505-mon-poids-m-inquiete-a-qui-en-parler">D’autres soignants</a> peuvent prendre le relais.</p>
<h4>Pour un proche</h4>
<p>Choisissez un moment calme, loin de la table. Dites ce que vous voyez, sans parler de kilos : « Je te sens triste, je m’inquiète. » Proposez d’aller ensemble au rendez-vous ; pour un enfant, prenez-le vous-même.</p>', null, 'moyen', 5, 52, 4, true, '2026-11-21T08:00:00Z', 85, '[{"title":"Troubles des conduites alimentaires : repères","publisher":"Fédération française anorexie boulimie","year":"2021-2025","url":"https://www.ffab.fr/","site":"site de la FFAB"},{"title":"Ligne « Anorexie Boulimie, Info Écoute » : nouveau numéro","publisher":"Fédération française anorexie boulimie","year":"2023","url":"https://www.ffab.fr/500-ligne-tca-nouveau-numero"},{"title":"Guide du parcours de soins : surpoids et obésité de l’adulte","publisher":"HAS","year":"2023","url":"https://www.has-sante.fr/jcms/p_3408871/fr/guide-du-parcours-de-soins-surpoids-et-obesite-de-l-adulte"},{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994","lang":"en"}]', '2026-11-22'),
  (524, 'Que servir à l’apéritif à la place des chips ?', '<p>Des crudités à tremper, une tartinade maison, quelques noisettes sans sel.</p>
<h4>Un plateau pour quatre, en dix minutes</h4>
<ul>
<li><strong>À croquer</strong> : radis, concombre, chou-fleur cru, carotte.</li>
<li><strong>À tremper</strong> : houmous, ou fromage blanc avec ail, citron et herbes.</li>
<li><strong>À tartiner</strong> : une boîte de sardines écrasées avec du citron, sur du pain complet.</li>
<li><strong>À piocher</strong> : une coupelle de noisettes sans sel, des tomates cerises.</li>
</ul>
<p>Attention au faux ami : à poids égal, le saucisson sec est presque trois fois plus salé que les chips (1,4 g de sel pour 30 g, contre 0,5 g). Vous l’aimez ? Quelques tranches, sauf enceinte.</p>
<p>Vous tenez aux chips ? Versez-les dans un petit bol et rangez le paquet : devant un grand, on mange davantage.</p>
<h4>Pour que chacun puisse piocher</h4>
<p><strong>Étouffement : 15 ou 112.</strong> Avant 5 ou 6 ans, ni noisettes entières ni morceaux de carotte crue, et les tomates cerises en quatre, dans la longueur. Enceinte, lavez bien les crudités et laissez charcuterie et poisson fumé (<a href="/question/205-enceinte-quels-aliments-eviter-en-priorite">la liste est ici</a>). Prévoyez de l’eau et une boisson sans alcool ; pour les autres verres, <a href="/question/114-alcool-quels-reperes-ne-pas-depasser">les repères</a>. Annoncez les allergènes : sésame, poisson, lait, noisette.</p>', null, 'facile', 5, 53, 4, true, '2026-11-21T08:00:00Z', 170, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2","lang":"en"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', '2026-11-22'),
  (520, 'Quelle collation choisir dans l’après-midi ?', '<p>Celle qui correspond à votre faim et à l’heure du dîner : un fruit seul si le repas est proche, un peu plus s’il est loin.</p>
<p>La Société suisse de nutrition décrit la collation comme un petit repas prévu, assis, avec un début et une fin. Si vous n’avez pas faim, rien n’oblige à en prendre une.</p>
<h4>Selon votre après-midi</h4>
<ul>
<li><strong>Dîner proche</strong> : un fruit, ou un yaourt nature.</li>
<li><strong>Dîner encore loin</strong> : un fruit avec une petite poignée d’amandes, ou avec du pain complet et un peu de fromage (comté ou emmental si vous êtes enceinte).</li>
<li><strong>Machine du bureau</strong> : de l’eau d’abord, un fruit ou un yaourt si elle en propose. Sinon, les biscuits, mangés tranquillement : ce n’est pas grave.</li>
<li><strong>Sortie d’entraînement</strong> : ajoutez du pain, la faim est normale.</li>
</ul>
<p><a href="/question/523-une-poignee-de-noix-ou-d-amandes-chaque-jour-bonne-idee">Les amandes</a> apportent des protéines et des fibres, mais jamais entières avant 5 ou 6 ans (étouffement : 15 ou 112), et pas du tout en cas d’allergie.</p>
<p>Après 70 ans, une collation complète souvent un petit appétit. Avec un diabète traité, gardez celle prévue avec vos soignants.</p>
<p>D’autres idées : <a href="/fiches-pratiques/snacks-sains">le guide des encas</a>.</p>', null, 'facile', 5, 53, 4, true, '2026-11-21T08:00:00Z', 131, '[{"title":"Fiches « Dix-heures et goûters »","publisher":"Société suisse de nutrition","year":"2016"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', '2026-11-21'),
  (521, 'La collation de 10 h à l’école est-elle utile ?', '<p>Non, pas pour toute la classe : l’Anses juge que la collation systématique de 10 h n’est pas justifiée.</p>
<p>Petit-déjeuner, déjeuner, goûter, dîner : pour l’agence, ces quatre moments suffisent à un enfant. Elle déconseille d’en ajouter. Servi à tous, le gâteau de 10 h vient en plus, que l’enfant ait faim ou non.</p>
<h4>Si le matin, rien ne passe</h4>
<ul>
<li>Un lever un peu plus tôt laisse parfois le temps d’un petit-déjeuner tranquille.</li>
<li>Proposez peu : un yaourt, du pain et un fruit. S’il refuse, n’insistez pas.</li>
<li>Il part le ventre vide ? Voyez avec l’école s’il peut manger un peu à l’arrivée.</li>
</ul>
<h4>Et les anniversaires ?</h4>
<p>Une fête, un goûter partagé de temps en temps : rien à redire. C’est le rendez-vous quotidien et obligatoire qui n’a pas lieu d’être.</p>
<p><strong>Si, après un aliment, un enfant respire mal ou si son visage gonfle : 15 ou 112.</strong> Signalez donc toute allergie à l’école. Pour un diabète ou une autre maladie, le médecin peut prévoir une collation : demandez-lui un mot écrit.</p>
<p>Pour la suite de la journée, voyez <a href="/question/506-quel-gouter-donner-a-un-enfant">le goûter</a>.</p>', null, 'facile', 5, 53, 2, true, '2026-11-21T08:00:00Z', 143, '[{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/","site":"site de la HAS"}]', '2026-11-22'),
  (507, 'Combien de sucre peut-on manger par jour ?', '<p>Pour un adulte, l’Organisation mondiale de la santé (OMS) conseille moins de 50 g de sucres libres par jour, et mieux encore moins de 25 g.</p>
<p>Cinquante grammes, c’est environ douze cuillères à café, soit 10 % de l’énergie d’une journée à 2 000 kcal. Les <strong>sucres libres</strong> sont ceux qu’on ajoute, plus ceux du miel, des sirops et des jus de fruits. Le fruit entier et le lait n’en font pas partie.</p>
<h4>L’Anses compte autrement</h4>
<p>L’agence sanitaire française fixe un maximum pour tous les sucres, fruits compris, sauf ceux du lait :</p>
<ul>
<li>100 g par jour chez l’adulte, et de 13 à 17 ans ;</li>
<li>75 g de 8 à 12 ans ;</li>
<li>60 g de 4 à 7 ans.</li>
</ul>
<p>Ces nombres ne se comparent donc pas à ceux de l’OMS. Et les uns comme les autres sont des plafonds, pas des objectifs.</p>
<h4>Par où commencer</h4>
<p>Par ce qui se boit : un verre de cola de 20 cl apporte environ 20 g de sucres, un jus d’orange presque autant. À l’adulte, l’Anses conseille au plus un verre de boisson sucrée par jour, jus compris. Pour le reste, <a href="/fiches-pratiques/lire-etiquettes-nutritionnelles">lisez l’étiquette</a>.</p>
<p>Avec un diabète, même de grossesse, gardez les repères de votre médecin.</p>', null, 'avancé', 5, 53, 4, true, '2026-11-21T08:00:00Z', 158, '[{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"},{"title":"Sucres dans l’alimentation","publisher":"Anses","year":"2016-2019","url":"https://www.anses.fr/fr/content/sucres-dans-l%E2%80%99alimentation"},{"title":"Actualisation des repères du PNNS : révision des repères de consommations alimentaires","publisher":"Anses","year":"2016-2017","url":"https://www.anses.fr/fr/system/files/NUT2012SA0103Ra-1.pdf"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (518, 'Mon enfant est en surpoids : faut-il le mettre au régime ?', '<p>Non, pas sans avis médical : parlez-en d’abord à son médecin, qui regarde sa courbe et sa santé.</p>
<p>Les seuils d’IMC des adultes ne valent pas pour un enfant qui grandit. Beaucoup de familles se posent la question : en France, en 2015, le surpoids concernait 17 % des 6-17 ans, obésité comprise (4 %).</p>
<p>Pour l’Anses, chercher à maigrir ne se justifie qu’en cas d’excès de poids, sur avis médical et avec un suivi.</p>
<h4>Ce que toute la famille peut changer</h4>
<ul>
<li>L’eau à table, pour tous ; sodas et jus de temps en temps.</li>
<li>Des repas réguliers, un vrai goûter, sans écran.</li>
<li>Chacun se sert selon sa faim. La nourriture n’est ni une récompense ni une consolation.</li>
<li>Bouger en s’amusant : l’OMS conseille en moyenne 60 minutes par jour de 5 à 17 ans.</li>
<li>Aucun commentaire sur les corps, le sien ou celui des autres.</li>
</ul>
<p>Ne supprimez ni aliment ni repas pour lui seul. S’il se cache pour manger, saute des repas ou se trouve « trop gros », dites-le vite au médecin. <a href="/profil/parents">La page parents</a> complète ces repères.</p>', null, 'moyen', 5, 52, 2, true, '2026-11-21T08:00:00Z', 108, '[{"title":"Corpulence des enfants et des adultes en France métropolitaine en 2015 (étude Esteban), BEH 2017 n° 13","publisher":"Santé publique France","year":"2017","url":"http://invs.santepubliquefrance.fr/beh/2017/13/2017_13_1.html"},{"title":"Évaluation des risques liés aux pratiques alimentaires d’amaigrissement","publisher":"Anses","year":"2010-2011"},{"title":"Lignes directrices sur l’activité physique et la sédentarité","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/physical-activity"},{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454","lang":"en"}]', '2026-11-22'),
  (511, 'Mon enfant ne finit pas son assiette : faut-il insister ?', '<p>Non : laissez-le s’arrêter quand il n’a plus faim, même s’il reste trois bouchées.</p>
<p>Dès les premières purées, les spécialistes européens de la nutrition de l’enfant conseillent de suivre ses signes de faim et de satiété. Ils déconseillent aussi de faire de la nourriture une récompense ou une consolation. « Encore une cuillère et tu auras ton dessert » en fait justement une récompense.</p>
<p>Regardez aussi ce que vous servez. Devant une grosse part, un enfant mange davantage, comme un adulte. Une petite, avec le droit d’en redemander, lui laisse le choix : <a href="/question/512-quelle-portion-servir-a-un-enfant-selon-son-age">ces repères par âge</a> peuvent rassurer.</p>
<h4>À table</h4>
<ul>
<li>Demandez « tu as encore faim ? » plutôt que « tu as fini ? ».</li>
<li>Le repas se termine sans commentaire, et sans menu de remplacement.</li>
<li>Il aura faim plus tard ? Le goûter ou le prochain repas arrive : chez l’enfant qui a ses quatre repas, l’Anses déconseille d’en ajouter. Un bébé, lui, boit encore selon sa faim.</li>
</ul>
<p><strong>S’il s’étouffe, appelez le 15 ou le 112.</strong></p>
<p>Un jour il picore, le lendemain il dévore : regardez plutôt la semaine. S’il maigrit, s’il semble fatigué ou s’il a mal en mangeant, montrez-le à son médecin.</p>', null, 'facile', 5, 51, 2, true, '2026-11-21T08:00:00Z', 22, '[{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454","lang":"en"},{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2","lang":"en"},{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"}]', '2026-11-21'),
  (514, 'Comment estimer mon métabolisme de base ?', '<p>Avec une formule, celle de Mifflin-St Jeor : elle donne à peu près l’énergie que le corps dépense au repos.</p>
<p><strong>Elle ne vaut pas pour tous.</strong> Elle a été établie chez des personnes en bonne santé. Enfant, adolescent, grossesse, allaitement, maladie ou trouble alimentaire : laissez-la et parlez-en au médecin.</p>
<ul>
<li><strong>Femme</strong> : 10 × poids (kg) + 6,25 × taille (cm) − 5 × âge − 161.</li>
<li><strong>Homme</strong> : le même calcul, avec + 5 à la place de − 161.</li>
</ul>
<p>Exemple : une femme de 45 ans, 65 kg, 1,65 m. 650 + 1 031 − 225 − 161 = 1 295, soit environ 1 300 kcal par jour.</p>
<p>C’est la plus fiable des équations comparées : à 10 % près chez la plupart des adultes. Ici, cela va d’environ 1 170 à 1 430 kcal. Elle est moins précise à un âge très avancé, et selon les origines.</p>
<h4>Et pour toute la journée ?</h4>
<p>On multiplie par un facteur d’activité. Dans une échelle courante, rapportée par Medscape, c’est 1,2 pour une vie sédentaire et 1,55 pour une activité modérée. Avec 1,55, notre exemple arrive à environ 2 000 kcal. <a href="/question/115-combien-de-calories-par-jour-pour-un-adulte">Les repères pour adultes</a> suffisent souvent.</p>
<p>Ne cherchez pas à manger moins que cette dépense de repos.</p>', null, 'avancé', 5, 52, 4, true, '2026-11-21T08:00:00Z', 63, '[{"title":"A new predictive equation for resting energy expenditure in healthy individuals","publisher":"Mifflin, St Jeor et al., AJCN","year":"1990","url":"https://doi.org/10.1093/ajcn/51.2.241","lang":"en"},{"title":"Comparison of predictive equations for resting metabolic rate","publisher":"Frankenfield et al., J Am Diet Assoc","year":"2005","url":"https://doi.org/10.1016/j.jada.2005.02.005","lang":"en"},{"title":"Facteurs d’activité usuels","publisher":"Medscape"}]', '2026-11-22'),
  (501, 'Pourquoi ai-je encore faim une heure après le repas ?', '<p>Peut-être parce que le repas était trop léger, pauvre en fibres, ou mangé l’esprit ailleurs.</p>
<h4>Ce qui peut jouer</h4>
<ul>
<li><strong>Les fibres.</strong> Elles aident à se sentir rassasié, comme la texture des aliments. À poids égal, des lentilles vertes cuites en apportent environ dix fois plus que du riz blanc cuit.</li>
<li><strong>Les produits ultra-transformés</strong>, ces recettes industrielles très remaniées. Dans un petit essai, vingt adultes en ont mangé pendant deux semaines : ils avalaient environ 500 kcal de plus par jour qu’avec des aliments non transformés.</li>
<li><strong>L’attention.</strong> Manger distrait peut faire manger un peu plus sur le moment ; se souvenir de son repas aide à manger moins au suivant.</li>
</ul>
<h4>Au prochain repas</h4>
<p>Des légumes, un féculent complet ou des légumes secs (sauf maladie de l’intestin), un œuf, du poisson ou de la viande, puis un fruit. Assis, sans écran. Et si la faim revient, écoutez-la : un yaourt nature et un fruit font un bon encas.</p>
<p>Enceinte ou allaitante, mangez à votre faim. Sous traitement du diabète, prenez conseil avant de changer vos repas. Si la faim devient inhabituelle et s’installe, avec de la fatigue ou un poids qui change sans raison, signalez-le au médecin.</p>', null, 'facile', 5, 51, 4, true, '2026-11-21T08:00:00Z', 27, '[{"title":"Ultra-processed diets cause excess calorie intake and weight gain","publisher":"Hall et al., Cell Metab","year":"2019","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7946062/","lang":"en"},{"title":"Eating attentively: a systematic review and meta-analysis","publisher":"Robinson et al., AJCN","year":"2013","url":"https://doi.org/10.3945/ajcn.112.045245","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (506, 'Quel goûter donner à un enfant ?', '<p>Du pain avec du chocolat, un fruit ou un produit laitier, et de l’eau : de 4 à 11 ans, inutile de faire compliqué.</p>
<p>Trois exemples :</p>
<ul>
<li>pain et carrés de chocolat, avec une clémentine ;</li>
<li>yaourt nature et banane en rondelles ;</li>
<li>pain complet et verre de lait.</li>
</ul>
<p>Les biscuits et les boissons sucrées ne sont pas interdits : ils viennent de temps en temps. Le jus ne remplace pas le fruit. Selon Santé publique France, un demi-verre par jour au plus avant 11 ans, un verre ensuite.</p>
<p>S’il n’a pas faim à 16 heures, n’insistez pas. En dehors des trois repas et du goûter, l’Anses, l’agence sanitaire française, déconseille d’ajouter des prises. À l’école, la collation systématique de 10 heures n’est pas justifiée.</p>
<h4>Éviter l’étouffement</h4>
<p>Un enfant s’étouffe, ou respire mal après un aliment : appelez le 15 ou le 112. Pour prévenir, pas de noix, d’amandes ni de cacahuètes entières avant 5 ou 6 ans, selon des repères belges, suisses et canadiens. Coupez les grains de raisin en quatre, dans la longueur. L’enfant mange assis, jamais seul.</p>
<p>En cas d’allergie ou de diabète, les consignes de son médecin l’emportent. Et ne supprimez pas le goûter pour une question de poids sans lui en parler.</p>', null, 'facile', 5, 53, 2, true, '2026-11-21T08:00:00Z', 133, '[{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024"},{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"}]', '2026-11-21'),
  (508, 'Je grignote le soir : comment faire ?', '<p>Demandez-vous d’abord si vous avez faim : si oui, prenez un vrai petit encas, assis ; sinon, changez-vous les idées et rangez le paquet.</p>
<p>La Société suisse de nutrition fait cette différence : une collation est prévue, avec un début et une fin ; le grignotage vient sans faim et ne s’arrête pas vraiment.</p>
<h4>C’est de la faim</h4>
<p>Le dîner était peut-être trop léger, ou trop tôt. Un yaourt nature et un fruit, du pain complet et un œuf dur, des crudités et du houmous : choisissez. Demain, étoffez un peu le dîner.</p>
<p>Une personne âgée qui dîne tôt a souvent intérêt à garder une collation avant la nuit. Avec un diabète traité, n’en supprimez aucune sans votre médecin.</p>
<h4>C’est autre chose</h4>
<p>Fatigue, ennui, habitude du canapé : cela arrive à tout le monde. La télévision peut faire manger un peu plus, et un grand paquet aussi. Servez-vous dans un bol, rangez le sachet, puis allumez l’écran.</p>
<p>Manger en cachette, ne pas pouvoir s’arrêter, en avoir honte : un médecin peut vous aider, sans vous juger. <a href="/question/516-anorexie-boulimie-quels-signes-vers-qui-se-tourner">D’autres appuis existent</a>.</p>', null, 'facile', 5, 53, 4, true, '2026-11-21T08:00:00Z', 173, '[{"title":"Fiches « Dix-heures et goûters »","publisher":"Société suisse de nutrition","year":"2016"},{"title":"Effects of television viewing on food intake: systematic review and meta-analysis","publisher":"Garg et al., Nutrients 17:166","year":"2025","url":"https://doi.org/10.3390/nu17010166","lang":"en"},{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2","lang":"en"},{"title":"Collation nocturne, jeûne de 12 h","publisher":"Géroscopie ; Fondation Médéric Alzheimer","year":"2017-2024","url":"https://www.geroscopie.fr/collation-nocturne-pour-dormir-ou-se-rendormir-idm-4-ids-32769"}]', '2026-11-22'),
  (504, 'Après 70 ans, faut-il maigrir si mon IMC dépasse 25 ?', '<p>Pas forcément, et jamais sans l’avis de votre médecin.</p>
<p>L’IMC, ou indice de masse corporelle, est le poids en kilos divisé par la taille en mètres au carré (la taille multipliée par elle-même). À partir de 25, l’Organisation mondiale de la santé parle de surpoids chez l’adulte. Mais ces seuils ne s’appliquent pas tels quels aux seniors.</p>
<h4>Le risque peut être inverse</h4>
<p>Avec l’âge, on craint aussi la dénutrition : le corps ne reçoit plus assez, les muscles et les défenses faiblissent. À partir de 70 ans, un IMC inférieur à 22 figure parmi les signes retenus par la Haute Autorité de santé. Un IMC normal ou élevé ne l’écarte pas.</p>
<p>Le régime amaigrissant, lui, est réservé par les recommandations européennes (ESPEN) aux personnes âgées dont l’obésité retentit sur la santé, avec un suivi et de l’activité physique.</p>
<h4>À faire chez vous</h4>
<ul>
<li>Pesez-vous une fois par mois et notez le chiffre.</li>
<li>Gardez tous vos repas.</li>
<li>Vos vêtements flottent, l’appétit s’en va, le poids baisse sans que vous le vouliez ? Appelez votre médecin, même si votre IMC est élevé.</li>
</ul>
<p>Un régime déjà prescrit ne s’arrête pas seul : demandez s’il est toujours utile.</p>', null, 'moyen', 5, 52, 3, true, '2026-11-21T08:00:00Z', 94, '[{"title":"Obésité et surpoids (aide-mémoire)","publisher":"OMS","year":"2024","url":"https://www.who.int/fr/news-room/fact-sheets/detail/obesity-and-overweight"},{"title":"Diagnostic de la dénutrition chez la personne de 70 ans et plus","publisher":"HAS / FFN","year":"2021","url":"https://www.has-sante.fr/jcms/p_3165944/fr/diagnostic-de-la-denutrition-chez-la-personne-de-70-ans-et-plus"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"}]', '2026-11-22'),
  (513, 'L’IMC est-il fiable ?', '<p>Comme premier repère chez l’adulte, oui ; pour juger la santé d’une personne, il ne suffit pas.</p>
<p>Cet indice est le poids en kilos, divisé deux fois par la taille en mètres. Selon l’Organisation mondiale de la santé, on parle de maigreur sous 18,5, de surpoids à partir de 25 et d’obésité à partir de 30.</p>
<h4>Ce qu’il ne voit pas</h4>
<p>Il ne distingue pas le muscle de la graisse. Une personne musclée de 80 kg pour 1,75 m obtient 26 : « surpoids » sur le papier.</p>
<p>Ces seuils ne conviennent pas tels quels à l’enfant (il a ses propres courbes), à la femme enceinte, au sportif musclé ni au senior. <a href="/question/504-apres-70-ans-faut-il-maigrir-si-mon-imc-depasse-25">Après 70 ans</a>, un IMC élevé n’empêche pas d’être dénutri.</p>
<h4>Ce qui le complète</h4>
<p>Le tour de taille, chez l’adulte et hors grossesse. En 2011, la Haute Autorité de santé invitait à le surveiller à partir de 80 cm chez la femme et de 94 cm chez l’homme. Ces seuils datent : demandez à votre médecin ceux qu’il suit. Le guide de 2023 regarde aussi l’alimentation, l’activité, le sommeil, le moral et le contexte de vie.</p>
<p>Le calculer vous angoisse ? Laissez-le au médecin.</p>', null, 'moyen', 5, 52, 4, true, '2026-11-21T08:00:00Z', 47, '[{"title":"Obésité et surpoids (aide-mémoire)","publisher":"OMS","year":"2024","url":"https://www.who.int/fr/news-room/fact-sheets/detail/obesity-and-overweight"},{"title":"Surpoids et obésité de l’adulte : prise en charge de premier recours","publisher":"HAS","year":"2011","url":"https://www.has-sante.fr/jcms/c_964938/fr/surpoids-et-obesite-de-l-adulte-prise-en-charge-medicale-de-premier-recours"},{"title":"Guide du parcours de soins : surpoids et obésité de l’adulte","publisher":"HAS","year":"2023","url":"https://www.has-sante.fr/jcms/p_3408871/fr/guide-du-parcours-de-soins-surpoids-et-obesite-de-l-adulte"},{"title":"Diagnostic de la dénutrition chez la personne de 70 ans et plus","publisher":"HAS / FFN","year":"2021","url":"https://www.has-sante.fr/jcms/p_3165944/fr/diagnostic-de-la-denutrition-chez-la-personne-de-70-ans-et-plus"}]', '2026-11-21'),
  (509, 'Manger devant un écran fait-il manger plus ?', '<p>Un peu, sans doute : la télévision peut faire manger davantage, mais l’effet mesuré est plus petit qu’on ne l’a cru.</p>
<p>En 2013, la synthèse de 24 études était nette : l’esprit ailleurs, on mange plus sur le moment. Celle de 2025, consacrée à la télévision, est plus réservée. L’effet total y est faible : pas net pendant le repas, un peu plus visible au suivant.</p>
<p>La mémoire y est peut-être pour quelque chose : dans la synthèse de 2013, se souvenir de son repas faisait manger moins au suivant.</p>
<h4>Et pour les enfants ?</h4>
<p>Le carnet de santé demande d’éviter tout écran avant 3 ans, et pendant les repas à tout âge.</p>
<ul>
<li>Commencez par un seul repas sans écran, celui où tout le monde est là.</li>
<li>Téléphones des parents compris : posez-les ensemble, hors de vue.</li>
<li>Annoncez la fin du dessin animé avant de servir.</li>
<li>Soirée film ? Servez une assiette, puis rangez le paquet.</li>
</ul>
<p>S’il ne mange plus qu’avec un écran, ou s’il maigrit, parlez-en à son médecin. S’il laisse sa part, <a href="/question/511-mon-enfant-ne-finit-pas-son-assiette-faut-il-insister">inutile d’insister</a>.</p>', null, 'moyen', 5, 51, 2, true, '2026-11-21T08:00:00Z', 6, '[{"title":"Eating attentively: a systematic review and meta-analysis","publisher":"Robinson et al., AJCN","year":"2013","url":"https://doi.org/10.3945/ajcn.112.045245","lang":"en"},{"title":"Effects of television viewing on food intake: systematic review and meta-analysis","publisher":"Garg et al., Nutrients 17:166","year":"2025","url":"https://doi.org/10.3390/nu17010166","lang":"en"},{"title":"Carnet de santé (2018, 2025) : écrans","publisher":"Ministère de la Santé","year":"2018-2025"}]', '2026-11-21'),
  (505, 'Mon poids m’inquiète : à qui en parler ?', '<p>À votre médecin traitant d’abord : il connaît votre santé et peut vous orienter.</p>
<p>« Mon poids me préoccupe, j’aimerais en parler » est une bonne façon de commencer. La consultation ne se réduit pas à la balance : le guide de la Haute Autorité de santé regarde aussi les repas, l’activité, le sommeil, le moral, les conditions de vie, et veut prévenir toute stigmatisation. Si l’on vous a fait des reproches, vous pouvez demander un autre avis.</p>
<p>D’autres peuvent prendre le relais :</p>
<ul>
<li>un diététicien, pour les repas, la faim, les envies ;</li>
<li>un psychologue, quand manger ou se regarder fait souffrir ;</li>
<li>votre sage-femme, pendant la grossesse ;</li>
<li>le pédiatre ou le médecin de famille, pour un enfant ou un adolescent, avant tout régime.</li>
</ul>
<h4>Préparer le rendez-vous</h4>
<p>Notez deux ou trois choses : depuis quand cela vous pèse, ce que vous avez déjà essayé, vos traitements. Et ce que vous n’avez pas envie d’aborder : vous pouvez le dire.</p>
<h4>Quand ne pas attendre</h4>
<p><strong>Malaise, personne en danger : appelez le 15 ou le 112.</strong> Peur de manger, crises, vomissements, poids qui chute : prenez rendez-vous sans tarder, pour vous ou pour un proche. <a href="/question/516-anorexie-boulimie-quels-signes-vers-qui-se-tourner">Les signes et la ligne d’écoute sont ici</a>.</p>', null, 'facile', 5, 52, 4, true, '2026-11-21T08:00:00Z', 116, '[{"title":"Guide du parcours de soins : surpoids et obésité de l’adulte","publisher":"HAS","year":"2023","url":"https://www.has-sante.fr/jcms/p_3408871/fr/guide-du-parcours-de-soins-surpoids-et-obesite-de-l-adulte"},{"title":"Troubles des conduites alimentaires : repères","publisher":"Fédération française anorexie boulimie","year":"2021-2025","url":"https://www.ffab.fr/","site":"site de la FFAB"}]', '2026-11-22'),
  (523, 'Une poignée de noix ou d’amandes chaque jour, bonne idée ?', '<p>Oui, si vous n’êtes pas allergique : Santé publique France conseille une petite poignée de fruits à coque sans sel ajouté par jour.</p>
<p><strong>Étouffement, visage qui gonfle ou gêne pour respirer après en avoir mangé : 15 ou 112.</strong></p>
<p>Pour 30 g, sans la coquille, d’après la table Ciqual :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Fruit à coque, Énergie, Protéines, Fibres"><table>
<thead>
<tr>
<th scope="col">Fruit à coque</th>
<th scope="col">Énergie</th>
<th scope="col">Protéines</th>
<th scope="col">Fibres</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Amandes</th>
<td>180 kcal</td>
<td>5,6 g</td>
<td>3,8 g</td>
</tr>
<tr>
<th scope="row">Noisettes</th>
<td>190 kcal</td>
<td>4,3 g</td>
<td>3,5 g</td>
</tr>
<tr>
<th scope="row">Noix</th>
<td>210 kcal</td>
<td>4 g</td>
<td>2 g</td>
</tr>
</tbody>
</table></div>
<p>C’est nourrissant : glissez-les sur un yaourt, dans une salade ou à <a href="/question/520-quelle-collation-choisir-dans-l-apres-midi">la collation</a>, plutôt que par-dessus tout le reste.</p>
<h4>Pour qui c’est différent</h4>
<ul>
<li><strong>Avant 5 ou 6 ans</strong> : jamais entiers, selon des repères belges, suisses et canadiens. En poudre ou en purée lisse, avec l’avis du médecin si l’eczéma est sévère ou l’allergie connue.</li>
<li><strong>Si vous avalez mal</strong> : demandez au médecin quelle texture vous convient.</li>
<li><strong>Reins malades</strong> : la quantité se décide avec le médecin.</li>
</ul>
<p>Vous n’aimez pas ça ? Le pain complet et les légumes secs apportent aussi des fibres et des protéines.</p>', null, 'facile', 5, 53, 4, true, '2026-11-21T08:00:00Z', 164, '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/","site":"site de la HAS"}]', '2026-11-21'),
  (512, 'Quelle portion servir à un enfant selon son âge ?', '<p>Une petite part d’abord, surtout pour la viande ; vous le resservez s’il en veut encore.</p>
<p>Voici des repères relayés par des pédiatres, pour toute la journée :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Âge, Viande, poisson et œuf réunis"><table>
<thead>
<tr>
<th scope="col">Âge</th>
<th scope="col">Viande, poisson et œuf réunis</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Avant 1 an, une fois la diversification commencée</th>
<td>10 g (un quart d’œuf)</td>
</tr>
<tr>
<th scope="row">De 1 à 2 ans</th>
<td>20 g</td>
</tr>
<tr>
<th scope="row">De 2 à 3 ans</th>
<td>30 g</td>
</tr>
<tr>
<th scope="row">De 4 à 6 ans</th>
<td>environ 50 g</td>
</tr>
</tbody>
</table></div>
<p>Pour les fruits et légumes, l’Organisation mondiale de la santé conseille au moins 250 g par jour de 2 à 5 ans, 350 g de 6 à 9 ans, puis 400 g. Son appétit règle le reste, pâtes et pain compris.</p>
<p>Ces nombres aident à se faire l’œil, pas à peser chaque repas. Une grosse part fait manger plus ; une petite se redemande.</p>
<p><strong>Étouffement : 15 ou 112.</strong> Pour les petits, coupez raisins et saucisses en quatre, dans la longueur, selon des repères belges, suisses et canadiens. L’œuf se sert bien cuit, <a href="/question/402-comment-bien-cuire-le-steak-hache-d-un-enfant">le steak haché aussi</a>.</p>
<p>Allergie, maladie, bébé né trop tôt : c’est son médecin qui donne les quantités.</p>', null, 'moyen', 5, 51, 2, true, '2026-11-21T08:00:00Z', 37, '[{"title":"Portions viande-poisson-œuf par âge","publisher":"PNNS/pédiatres (mpedia.fr, merckx-pediatrie.com)","year":"2016-2022","url":"https://www.mpedia.fr/art-diversification-alimentaire-6-12-mois/"},{"title":"Carbohydrate intake for adults and children: guideline","publisher":"OMS","year":"2023","url":"https://www.who.int/publications/i/item/9789240073593","lang":"en"},{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2","lang":"en"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"}]', '2026-11-22'),
  (510, 'Comment reconnaître une vraie faim ?', '<p>Le plus souvent, la faim monte peu à peu, se sent dans le corps et accepte des aliments simples ; l’envie vise plutôt un aliment précis.</p>
<p>Ce sont des repères d’usage, pas un test.</p>
<h4>Trois questions à vous poser</h4>
<ul>
<li><strong>Où est-ce que je la sens ?</strong> Un creux, un ventre qui gargouille, l’énergie qui baisse : c’est plutôt la faim.</li>
<li><strong>Qu’est-ce qui l’a déclenchée ?</strong> Une odeur, un paquet ouvert, une dispute : c’est peut-être une envie.</li>
<li><strong>Et si j’attends un peu ?</strong> La faim reste. L’envie passe parfois, surtout si vous changez de pièce.</li>
</ul>
<p>Vous hésitez encore ? Mangez quelque chose de simple, assis. Se tromper n’a rien de grave, et une envie a aussi le droit d’être satisfaite.</p>
<p>Le décor brouille le signal : plus la portion ou le paquet est grand, plus on mange. <a href="/fiches-pratiques/gestion-portions">Le guide des portions</a> aide à s’y retrouver.</p>
<h4>Quand ne pas attendre la faim</h4>
<p>Après 70 ans, un appétit qui s’éteint se signale au médecin : le risque est de ne plus manger assez. Avec un diabète traité, suivez les horaires convenus avec vos soignants. Si vous combattez votre faim tous les jours, <a href="/question/516-anorexie-boulimie-quels-signes-vers-qui-se-tourner">des soignants peuvent aider</a>.</p>', null, 'facile', 5, 51, 4, true, '2026-11-21T08:00:00Z', 13, '[{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2","lang":"en"},{"title":"Diagnostic de la dénutrition chez la personne de 70 ans et plus","publisher":"HAS / FFN","year":"2021","url":"https://www.has-sante.fr/jcms/p_3165944/fr/diagnostic-de-la-denutrition-chez-la-personne-de-70-ans-et-plus"}]', '2026-11-21'),
  (503, 'Est-ce normal de reprendre du poids après un régime ?', '<p>Oui, c’est fréquent, et vous n’avez pas à vous le reprocher.</p>
<p>Selon une analyse publiée en 2007, entre un tiers et deux tiers des personnes qui suivent un régime finissent, à long terme, par reprendre plus qu’elles n’avaient perdu. Se priver, reprendre, se priver encore : c’est l’effet « yo-yo ».</p>
<p>En 2010, l’Anses, l’agence sanitaire française, a passé quinze régimes en revue. Elle y a trouvé des déséquilibres en vitamines, minéraux et fibres, et des risques pour les os, les muscles et le moral.</p>
<h4>Plutôt que le régime suivant</h4>
<p>Choisissez un seul changement, assez doux pour tenir toute l’année : de l’eau à la place du soda, des lentilles au menu, un trajet à pied. Regardez aussi au-delà de l’assiette : pour la Haute Autorité de santé, le sommeil, l’activité, le moral et les conditions de vie comptent dans la prise en charge.</p>
<h4>Avant de recommencer</h4>
<p>Pour l’Anses, chercher à perdre du poids ne se justifie qu’en cas d’excès de poids, sur avis médical et avec un suivi. Cet avis est indispensable pour un enfant, pendant la grossesse ou l’allaitement, après 70 ans, avec une maladie ou un traitement. Et si les privations alternent avec des crises, dites-le au médecin : des soins existent.</p>', null, 'moyen', 5, 52, 4, true, '2026-11-21T08:00:00Z', 76, '[{"title":"Medicare’s search for effective obesity treatments: diets are not the answer","publisher":"Mann et al., Am Psychol","year":"2007","url":"https://doi.org/10.1037/0003-066X.62.3.220","lang":"en"},{"title":"Évaluation des risques liés aux pratiques alimentaires d’amaigrissement","publisher":"Anses","year":"2010-2011"},{"title":"Guide du parcours de soins : surpoids et obésité de l’adulte","publisher":"HAS","year":"2023","url":"https://www.has-sante.fr/jcms/p_3408871/fr/guide-du-parcours-de-soins-surpoids-et-obesite-de-l-adulte"}]', '2026-11-21'),
  (517, 'Quels sont les risques d’un régime très strict ?', '<p>Des manques, des os et des muscles fragilisés, un moral abîmé : voilà les risques que l’Anses, l’agence sanitaire française, a relevés en 2010.</p>
<p>Elle avait examiné quinze régimes. Les déséquilibres touchaient les vitamines, les minéraux et les fibres. En 2011, un guide de la Haute Autorité de santé déconseillait les régimes restrictifs.</p>
<h4>Ce que chaque privation enlève</h4>
<ul>
<li>Sans <strong>féculents complets ni légumes secs</strong>, on se prive de fibres.</li>
<li>Sans <strong>produits laitiers</strong>, il faut trouver le calcium ailleurs.</li>
<li>Sans <strong>viande, poisson, œuf</strong>, il faut d’autres protéines, du fer et de la vitamine B12.</li>
</ul>
<p>Et quand on reprend ses habitudes, <a href="/question/503-est-ce-normal-de-reprendre-du-poids-apres-un-regime">le poids revient souvent</a>.</p>
<h4>Pour qui c’est non, sans avis médical</h4>
<p>L’enfant, la femme enceinte ou allaitante, la personne traitée pour un diabète, les reins ou le cœur. Le senior aussi : les spécialistes européens déconseillent les régimes restrictifs sans raison médicale.</p>
<p><strong>En cas de malaise, appelez le 15 ou le 112.</strong> Fatigue, règles absentes, pensées qui tournent autour de l’assiette ? Arrêtez et consultez. Un régime prescrit, lui, ne s’abandonne pas seul : parlez-en à qui l’a prescrit.</p>', null, 'moyen', 5, 52, 4, true, '2026-11-21T08:00:00Z', 99, '[{"title":"Évaluation des risques liés aux pratiques alimentaires d’amaigrissement","publisher":"Anses","year":"2010-2011"},{"title":"Surpoids et obésité de l’adulte : prise en charge de premier recours","publisher":"HAS","year":"2011","url":"https://www.has-sante.fr/jcms/c_964938/fr/surpoids-et-obesite-de-l-adulte-prise-en-charge-medicale-de-premier-recours"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (502, 'Comment savoir si je me sers la bonne quantité ?', '<p>À votre faim : une première assiette moyenne, puis vous vous resservez si vous avez encore faim.</p>
<p>Ce qui brouille ce signal, c’est la taille de ce qu’on nous sert. Quand la portion, le paquet ou le plat grandit, on mange davantage, enfant comme adulte. Pour l’assiette seule, l’effet est moins sûr : gardez votre vaisselle.</p>
<h4>Trois gestes</h4>
<ul>
<li>Posez le plat hors de la table : se resservir devient un choix, pas un réflexe.</li>
<li>Versez biscuits ou chips dans un bol plutôt que de piocher dans le sachet.</li>
<li>Ralentissez. Selon 22 études réunies, manger plus lentement fait manger un peu moins, sans avoir plus faim dans les trois heures qui suivent.</li>
</ul>
<p>Pour se faire l’œil, le Haut Conseil de la santé publique donne ses repères : une portion de fruit ou de légume pèse environ 80 à 100 g ; un produit laitier, c’est 30 g de fromage ou un yaourt de 125 g. <a href="/fiches-pratiques/gestion-portions">Le guide des portions</a> va plus loin.</p>
<p>Un enfant, une femme enceinte, une personne âgée qui a peu d’appétit n’ont pas à manger moins. Sous traitement du diabète, gardez les portions convenues avec le médecin. Et si mesurer vous angoisse, laissez la balance au placard et confiez-le à un professionnel.</p>', null, 'moyen', 5, 51, 4, true, '2026-11-21T08:00:00Z', 52, '[{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2","lang":"en"},{"title":"A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger","publisher":"Robinson et al., AJCN","year":"2014","url":"https://doi.org/10.3945/ajcn.113.081745","lang":"en"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"}]', '2026-11-21'),
  (522, 'Combien de sucre par jour pour un enfant ?', '<p>Selon l’Anses, au plus 60 g de 4 à 7 ans, 75 g de 8 à 12 ans, puis 100 g jusqu’à 17 ans : tous les sucres, fruits compris, sauf celui du lait.</p>
<p>Cela va vite. Cinq aliments d’une journée, d’après la table Ciqual :</p>
<ul>
<li>30 g de céréales chocolatées : 8 g ;</li>
<li>un demi-verre de jus d’orange (10 cl) : 10 g ;</li>
<li>une compote allégée (100 g) : 15 g ;</li>
<li>une tartine avec 20 g de pâte à tartiner : 11 g ;</li>
<li>une pomme de 150 g : 14 g.</li>
</ul>
<p>Total : un peu moins de 60 g. C’est déjà presque le plafond à 6 ans, sans le reste des repas.</p>
<h4>Par où alléger ?</h4>
<p>L’eau à la place du jus retire 10 g. Sur la tartine, 20 g de chocolat noir à 70 % au lieu de la pâte en retirent près de 8. Vous voilà vers 40 g.</p>
<p>Ce plafond ne se compare pas à celui de l’OMS, qui ne compte que <a href="/question/507-combien-de-sucre-peut-on-manger-par-jour">les sucres ajoutés, ceux du miel, des sirops et des jus</a>.</p>
<p>Pour un tout-petit, lisez les étiquettes : selon l’Anses, certains produits pour bébés en apportent trop. Ne sucrez pas ses repas, et <a href="/question/707-pas-de-miel-avant-un-an">jamais de miel avant 1 an</a>. Avec un diabète, suivez l’équipe de l’enfant.</p>', null, 'avancé', 5, 53, 2, true, '2026-11-21T08:00:00Z', 152, '[{"title":"Sucres dans l’alimentation","publisher":"Anses","year":"2016-2019","url":"https://www.anses.fr/fr/content/sucres-dans-l%E2%80%99alimentation"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Repères 0-3 ans et 4-17 ans","publisher":"Anses","year":"2019","url":"https://www.anses.fr/fr/content/nutrition-des-enfants-des-personnes-agees-et-des-femmes-enceintes-ou-allaitantes-lanses"},{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454","lang":"en"}]', '2026-11-21'),
  (519, 'Où se cachent les sucres dans les produits du commerce ?', '<p>Dans les boissons et les produits du petit-déjeuner, mais aussi là où on ne les attend pas, comme le ketchup.</p>
<p>Des moyennes de la table Ciqual (Anses), qui compte tous les sucres, ceux du fruit compris :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Produit, Sucres"><table>
<thead>
<tr>
<th scope="col">Produit</th>
<th scope="col">Sucres</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Cola, 20 cl</th>
<td>environ 20 g</td>
</tr>
<tr>
<th scope="row">Compote allégée, 100 g</th>
<td>environ 15 g</td>
</tr>
<tr>
<th scope="row">Confiture, 20 g</th>
<td>environ 12 g</td>
</tr>
<tr>
<th scope="row">Pâte à tartiner, 20 g</th>
<td>environ 11 g</td>
</tr>
<tr>
<th scope="row">Céréales chocolatées, 30 g</th>
<td>environ 8 g</td>
</tr>
<tr>
<th scope="row">Ketchup, 15 g</th>
<td>environ 3 g</td>
</tr>
</tbody>
</table></div>
<p>Une cuillère à café de sucre pèse environ 4 g. Pour une journée à 2 000 kcal, l’OMS conseille moins de 50 g de <a href="/question/507-combien-de-sucre-peut-on-manger-par-jour">sucres libres</a>, une douzaine de cuillères : ceux du fruit entier n’y comptent pas.</p>
<h4>Sur l’emballage</h4>
<p>« Allégé » ne veut pas dire peu sucré : la règle européenne demande seulement 30 % de moins qu’un produit semblable. La ligne <a href="/question/107-que-veut-dire-dont-sucres-sur-une-etiquette">« dont sucres »</a> donne le total. Dans la liste, sirop de glucose-fructose, dextrose, maltose et jus concentré sont aussi des sucres.</p>
<p>Nul besoin de tout traquer : changez d’abord la boisson, puis les céréales. Avec un diabète traité, parlez-en avant à l’équipe qui vous suit.</p>', null, 'moyen', 5, 53, 4, true, '2026-11-21T08:00:00Z', 122, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Règlement (CE) n° 1924/2006 concernant les allégations nutritionnelles et de santé – annexe","publisher":"Union européenne","year":"2006","url":"https://eur-lex.europa.eu/eli/reg/2006/1924/oj"},{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"}]', '2026-11-22'),
  (515, 'Les aliments ultra-transformés font-ils prendre du poids ?', '<p>Ils peuvent y contribuer, en faisant manger davantage ; mais la preuve reste limitée.</p>
<p>Le mot désigne des recettes industrielles très remaniées, avec des additifs pour l’aspect et des ingrédients qu’on n’a pas en cuisine. Aucune définition ne met tout le monde d’accord. Un yaourt nature ou des légumes surgelés, eux, sont seulement transformés.</p>
<h4>Ce que l’on sait</h4>
<p>Dans un essai, vingt adultes ont suivi deux semaines de chaque alimentation. Avec l’ultra-transformée, ils mangeaient environ 500 kcal de plus par jour et prenaient 900 g ; avec l’autre, ils en perdaient autant. C’est peu de monde, et peu de temps.</p>
<p>Les études d’observation, elles, les associent à l’obésité et à d’autres maladies. En 2025, l’Anses a jugé cette preuve faible.</p>
<h4>Ce que vous pouvez faire</h4>
<p>Santé publique France conseille de les limiter. Un échange à la fois :</p>
<ul>
<li>l’eau à la place d’une boisson sucrée ;</li>
<li>des pâtes à la tomate et un œuf à la place d’un plat tout prêt ;</li>
<li>du pain et du chocolat à la place des biscuits.</li>
</ul>
<p>Pressé, malade, sans cuisine ? Un plat tout prêt vaut mieux que rien, surtout chez un senior qui mange peu. Le reste de la semaine compte aussi : voyez <a href="/fiches-pratiques/cuisine-rapide">la cuisine rapide</a>.</p>', null, 'moyen', 5, 52, 4, true, '2026-11-21T08:00:00Z', 72, '[{"title":"Avis relatif à la caractérisation et aux impacts sur la santé des aliments dits ultratransformés","publisher":"Anses","year":"2025","url":"https://hal.science/anses-05064023v1"},{"title":"Ultra-processed diets cause excess calorie intake and weight gain","publisher":"Hall et al., Cell Metab","year":"2019","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7946062/","lang":"en"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"}]', '2026-11-21'),
  (205, 'Enceinte, quels aliments éviter en priorité ?', '<p>L’alcool, le foie et les aliments qui exposent à la listériose, une infection rare mais grave.</p>
<p><strong>De la fièvre ? Consultez sans attendre.</strong></p>
<ul>
<li><strong>Alcool : zéro.</strong> On ne connaît pas de quantité sûre pendant la grossesse. Si arrêter est difficile, dites-le à votre sage-femme, sans honte.</li>
<li><strong>Foie, foie gras, pâté de foie : non</strong>, dès le projet de grossesse, car ils sont très riches en vitamine A. Pas de complément de vitamine A non plus. Vous en avez mangé une fois, avant de savoir ? Il n’y a pas de quoi vous inquiéter.</li>
</ul>
<h4>Contre la listériose</h4>
<p>La bactérie se développe même au réfrigérateur. Laissez de côté :</p>
<ul>
<li>les fromages au lait cru, ceux à pâte molle et à croûte (camembert, munster), les fromages pressés peu affinés ;</li>
<li>les charcuteries cuites : jambon, rillettes, pâtés, produits en gelée ;</li>
<li>poissons et coquillages crus ou fumés, œufs crus.</li>
</ul>
<p>Comté, emmental, beaufort et gruyère restent possibles, même au lait cru. Réglez le réfrigérateur à 4 °C au plus et mangez les restes sous trois jours (le riz, le lendemain au plus tard).</p>
<p>Si vous n’êtes pas immunisée contre la toxoplasmose, la viande bien cuite et les légumes bien lavés comptent encore plus.</p>
<p>D’autres choix ont leur réponse : <a href="/question/221-enceinte-quel-poisson-manger-et-lequel-eviter">les poissons</a>, <a href="/question/220-peut-on-boire-du-cafe-enceinte-ou-en-allaitant">le café</a>, <a href="/question/603-peut-on-manger-du-soja-tous-les-jours">le soja</a>, <a href="/question/214-complements-alimentaires-quels-sont-les-risques">les compléments</a>. Un doute ? Votre sage-femme vous répondra.</p>', null, 'moyen', 2, 23, 2, true, '2026-11-21T08:00:00Z', 105, '[{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Prévention listériose/toxoplasmose pendant la grossesse","publisher":"UNESS / application hospitalière Bébé-info-service"},{"title":"Vitamine A : foie déconseillé aux femmes enceintes ou souhaitant l’être","publisher":"Afssa","year":"2004"},{"title":"Alcool : repères de consommation à moindre risque","publisher":"Santé publique France / MILDECA","year":"2017-2019","url":"https://www.alcool-info-service.fr/","site":"site d’Alcool Info Service"}]', '2026-11-22'),
  (215, 'Allergie alimentaire : quels signes, que faire ?', '<p><strong>Après un aliment, le visage ou la gorge gonfle, la respiration devient difficile, des plaques couvrent le corps ? Des vomissements ou un malaise surviennent ? Appelez tout de suite le 15 ou le 112.</strong></p>
<p>Ces signes peuvent venir en quelques minutes, ou quelques heures plus tard.</p>
<h4>En attendant les secours</h4>
<ul>
<li>Un stylo d’adrénaline a été prescrit ? Utilisez-le sans attendre, comme on vous l’a montré : selon la Haute Autorité de santé, c’est le traitement.</li>
<li>Restez à côté, et suivez ce que le 15 vous dit.</li>
<li>Gardez l’emballage et notez l’heure.</li>
</ul>
<h4>Les jours suivants</h4>
<p>Prenez rendez-vous chez le médecin, même si tout est passé. <strong>Ne redonnez jamais vous-même l’aliment « pour voir »</strong> : un nouvel essai se fait sous contrôle médical.</p>
<p>Vous n’avez vu que quelques boutons ou un mal de ventre ? Parlez-en aussi au médecin avant d’en redonner, ou de supprimer lait, œuf ou blé : il vous dira par quoi les remplacer.</p>
<p>Quand l’allergie est confirmée, prévenez la crèche, l’école et les grands-parents. Apprenez à <a href="/question/123-ou-trouver-les-allergenes-sur-une-etiquette">repérer les allergènes sur l’étiquette</a> : quatorze familles doivent être signalées. Et pour une gêne due au lactose, sans allergie, <a href="/question/204-intolerance-au-lactose-faut-il-arreter-tous-les-produits-laitiers">c’est une autre histoire</a>.</p>', null, 'moyen', 2, 22, 2, true, '2026-11-21T08:00:00Z', 118, '[{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/","site":"site de la HAS"},{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"}]', '2026-11-21'),
  (224, 'Arachide, œuf, poisson : quand les donner à bébé ?', '<p>Dès le début de la diversification, entre 4 mois révolus et 6 mois selon le Haut Conseil de la santé publique, avec l’avis du médecin : inutile d’attendre 1 an.</p>
<p><strong>Il s’étouffe ? Après un aliment, son visage gonfle, des plaques s’étendent, il respire mal, vomit ou fait un malaise ? Appelez le 15 ou le 112</strong>, et ne redonnez pas cet aliment sans avis médical.</p>
<h4>Sous quelle forme ?</h4>
<ul>
<li><strong>Arachide</strong> : en poudre ou en purée lisse, sans sel ni sucre, mélangée à une purée de légumes. Jamais entière avant 5 ou 6 ans : elle peut étouffer.</li>
<li><strong>Œuf</strong> : bien cuit et écrasé. Un quart d’œuf (10 g environ), c’est la portion du jour avant 1 an, viande et poisson compris, selon des pédiatres.</li>
<li><strong>Poisson</strong> : bien cuit, sans arêtes, émietté. <a href="/question/221-enceinte-quel-poisson-manger-et-lequel-eviter">Certaines espèces</a> ne conviennent pas aux petits.</li>
</ul>
<h4>D’abord le médecin</h4>
<p>Pour l’arachide, c’est indispensable si votre bébé a un eczéma sévère ou une allergie déjà connue. Un essai a suivi, sous contrôle médical, des nourrissons à haut risque. Parmi ceux déjà sensibilisés, environ 35 % des enfants sans arachide étaient allergiques à 5 ans, contre 11 % de ceux qui en avaient reçu tôt. Cet essai ne dit rien de l’œuf ni du poisson.</p>
<p>Pour le reste du menu, voyez <a href="/question/206-quand-et-par-quoi-commencer-la-diversification-de-bebe">la diversification</a>.</p>', null, 'moyen', 2, 23, 2, true, '2026-11-21T08:00:00Z', 100, '[{"title":"Avis relatif à la révision des repères alimentaires pour les enfants 0-36 mois et 3-17 ans","publisher":"HCSP","year":"2020","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=924"},{"title":"Randomized trial of peanut consumption in infants at risk for peanut allergy","publisher":"Du Toit et al., NEJM","year":"2015","url":"https://doi.org/10.1056/NEJMoa1414850","lang":"en"},{"title":"Portions viande-poisson-œuf par âge","publisher":"PNNS/pédiatres (mpedia.fr, merckx-pediatrie.com)","year":"2016-2022","url":"https://www.mpedia.fr/art-diversification-alimentaire-6-12-mois/"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"}]', '2026-11-21'),
  (208, 'Après 75 ans, combien boire quand on n’a pas soif ?', '<p>Au moins 1,5 L par jour, sauf avis médical contraire, par exemple si votre cœur ou vos reins sont malades.</p>
<p><strong>Confusion soudaine ou malaise : appelez le 15 ou le 112.</strong> Vertiges, maux de tête, fatigue ou comportement inhabituels, urines rares : demandez vite un avis médical. À cet âge, la bouche sèche, le pli de la peau ou la couleur des urines ne permettent pas de juger.</p>
<p>Un litre et demi, soit dix petits verres de 15 cl, c’est le repère du Haut Conseil de la santé publique. Des spécialistes européens visent un peu plus : 1,6 L pour les femmes et 2 L pour les hommes. La soif diminue avec les années : mieux vaut ne pas l’attendre.</p>
<h4>Boire sans y penser</h4>
<ul>
<li>Un verre au réveil, un à chaque repas, un avec les médicaments, un au goûter.</li>
<li>Une carafe à portée de main, là où vous vous asseyez.</li>
<li>De l’eau, mais aussi tisane, thé, café ou soupe.</li>
</ul>
<p>Pour un proche, proposez souvent, par petites quantités. S’il tousse ou avale de travers en buvant, voyez le médecin avant d’insister.</p>
<p>Par forte chaleur, si vous prenez un traitement, demandez conseil au pharmacien. D’autres idées dans <a href="/fiches-pratiques/hydratation-quotidienne">le guide de l’hydratation</a>.</p>', null, 'facile', 2, 24, 3, true, '2026-11-21T08:00:00Z', 162, '[{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/","site":"site du HCSP"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013"},{"title":"Fortes chaleurs et canicule : conseils de prévention","publisher":"Santé publique France","url":"https://www.santepubliquefrance.fr/determinants-de-sante/climat/fortes-chaleurs-canicule"}]', '2026-11-22'),
  (220, 'Peut-on boire du café enceinte ou en allaitant ?', '<p>Oui, un peu : jusqu’à 200 mg de caféine par jour, soit environ deux cafés, pendant la grossesse comme pendant l’allaitement.</p>
<p>C’est la limite retenue par l’autorité européenne de sécurité des aliments. Elle vaut pour la journée entière et pour toutes les boissons réunies : le thé, le cola et même le chocolat noir entrent dans le compte.</p>
<h4>Trois journées sous cette limite</h4>
<p>Elles partent des teneurs types de la même autorité, <a href="/question/120-combien-de-cafes-par-jour-au-plus">réunies ici</a>, qui varient beaucoup d’un produit à l’autre.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Dans la journée, Caféine, environ"><table>
<thead>
<tr>
<th scope="col">Dans la journée</th>
<th scope="col">Caféine, environ</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Deux expressos</th>
<td>160 mg</td>
</tr>
<tr>
<th scope="row">Un café filtre (200 ml) et deux tasses de thé noir</th>
<td>190 mg</td>
</tr>
<tr>
<th scope="row">Un expresso, une tasse de thé noir et une canette de cola (355 ml)</th>
<td>170 mg</td>
</tr>
</tbody>
</table></div>
<p>Votre tasse est bien plus grande ? Comptez-la pour davantage.</p>
<p><strong>Les boissons énergisantes, elles, sont déconseillées</strong> enceinte ou en allaitant, selon l’Anses.</p>
<p>Si vous manquez de fer, buvez café et thé <a href="/question/201-quels-aliments-pour-le-fer">à distance des repas</a>. Palpitations, mauvais sommeil, traitement en cours ? Demandez à votre sage-femme ou à votre médecin s’il faut réduire davantage.</p>', null, 'facile', 2, 23, 2, true, '2026-11-21T08:00:00Z', 16, '[{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102","lang":"en"},{"title":"EFSA explains risk assessment: Caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine","lang":"en"},{"title":"Boissons dites énergisantes : mise en garde","publisher":"Anses","year":"2013"}]', '2026-11-22'),
  (210, 'Où trouver du calcium ?', '<p>Dans les fromages, le lait et les yaourts, mais aussi dans les sardines en boîte et les haricots blancs.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Une portion, Calcium, environ"><table>
<thead>
<tr>
<th scope="col">Une portion</th>
<th scope="col">Calcium, environ</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">50 g de sardines en boîte</th>
<td>400 mg</td>
</tr>
<tr>
<th scope="row">30 g de comté</th>
<td>300 mg</td>
</tr>
<tr>
<th scope="row">150 g de haricots blancs cuits</th>
<td>180 mg</td>
</tr>
<tr>
<th scope="row">150 ml de lait demi-écrémé</th>
<td>175 mg</td>
</tr>
<tr>
<th scope="row">125 g de yaourt nature</th>
<td>160 mg</td>
</tr>
</tbody>
</table></div>
<p>Dans les sardines, gardez les arêtes, tendres, et écrasez tout à la fourchette (pas pour un petit enfant, ni si vous avalez de travers).</p>
<h4>Combien par jour ?</h4>
<p>L’autorité européenne de sécurité des aliments retient 450 mg de 1 à 3 ans, 800 mg de 4 à 10 ans, 1 150 mg de 11 à 17 ans, 1 000 mg de 18 à 24 ans, puis 950 mg. Le yaourt, le comté, le lait et les haricots de ce tableau en donnent déjà un peu plus de 800.</p>
<p>Pas de laitages ? Voyez <a href="/question/615-vegane-sans-lait-ni-fromage-comment-avoir-assez-de-calcium">le calcium quand on est végane</a>. Les comprimés se décident avec le médecin. Reins malades, ou enfant allergique au lait : c’est lui aussi qui guide le choix des aliments.</p>', null, 'facile', 2, 21, 4, true, '2026-11-21T08:00:00Z', 8, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Dietary reference values for calcium","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4101","lang":"en"}]', '2026-11-21'),
  (226, 'Calcium et vitamine D après 60 ans : de combien a-t-on besoin ?', '<p>Comme tous les adultes : 950 mg de calcium et 15 µg (microgrammes) de vitamine D par jour, selon l’autorité européenne de sécurité des aliments.</p>
<p>Vous avez lu 1 200 mg de calcium ? Ce chiffre ne vaut pas pour tout le monde. En cas d’ostéoporose, des os devenus fragiles, les spécialistes visent souvent 1 000 à 1 200 mg : c’est votre médecin qui le décide, et l’alimentation vient d’abord.</p>
<h4>Le calcium d’une journée</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Aliment, Calcium, environ"><table>
<thead>
<tr>
<th scope="col">Aliment</th>
<th scope="col">Calcium, environ</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">60 g de sardines en boîte, avec les arêtes</th>
<td>480 mg</td>
</tr>
<tr>
<th scope="row">30 g de comté</th>
<td>300 mg</td>
</tr>
<tr>
<th scope="row">Un yaourt de 125 g</th>
<td>160 mg</td>
</tr>
</tbody>
</table></div>
<p>Cela fait 940 mg, presque le compte. Pas de sardines ce jour-là, ou vous avalez de travers ? <a href="/question/210-ou-trouver-du-calcium">D’autres sources de calcium</a> existent. Si vos reins sont malades, ou si vous suivez un régime sans sel, voyez d’abord vos choix avec le médecin.</p>
<h4>Et la vitamine D ?</h4>
<p>Les mêmes 60 g de sardines en donnent environ 6,5 µg. Le soleil fait une partie du travail, pas toujours assez. Le médecin propose alors parfois <a href="/question/202-faut-il-prendre-de-la-vitamine-d-en-complement">un complément</a>.</p>
<p><strong>Pas de comprimés de votre propre chef</strong>, ni calcium ni vitamine D. Une chute, une fracture ? Parlez-lui de vos os.</p>', null, 'moyen', 2, 24, 3, true, '2026-11-21T08:00:00Z', 139, '[{"title":"Dietary reference values for calcium","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4101","lang":"en"},{"title":"Dietary reference values for vitamin D","publisher":"EFSA","year":"2016","url":"https://doi.org/10.2903/j.efsa.2016.4547","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Calcium et ostéoporose : apports visés et supplémentation","publisher":"GRIO / Aporose (pratique médicale)","year":"2011"}]', '2026-11-21'),
  (216, 'Maladie cœliaque : quels aliments contiennent du gluten ?', '<p>Ceux qui contiennent du blé, du seigle ou de l’orge, même en petite quantité.</p>
<p>Le blé porte plusieurs noms : blé dur, épeautre, kamut. On le retrouve dans le pain, les pâtes, la semoule, le boulgour, les biscuits et le seitan, mais aussi dans des sauces, des panures ou des plats préparés.</p>
<h4>Ce qui reste à table</h4>
<ul>
<li>Riz, maïs, sarrasin, quinoa et millet, s’ils n’ont pas touché d’autres céréales.</li>
<li>Pommes de terre, légumes, fruits, légumes secs, viande, poisson, œufs et lait, nature.</li>
<li>L’avoine, seulement si elle est étiquetée « sans gluten », et avec l’accord du médecin.</li>
</ul>
<h4>Au magasin et en cuisine</h4>
<p>Dans l’Union européenne, « sans gluten » veut dire 20 mg par kilo au plus. « Très faible teneur en gluten » va jusqu’à 100 mg par kilo : demandez au médecin si cela vous convient. Les céréales à gluten sont des allergènes : elles ressortent <a href="/question/123-ou-trouver-les-allergenes-sur-une-etiquette">dans la liste des ingrédients</a>.</p>
<p>Chez vous aussi, évitez que pain ou farine touchent ces aliments.</p>
<p>Le régime est strict et se suit à vie, rappelle l’association AFDIAG. Un diététicien vous aide à garder des repas variés, surtout pour un enfant ou pendant une grossesse. <strong>Pas encore de diagnostic ? Ne retirez rien avant les examens</strong>, et lisez <a href="/question/203-regime-sans-gluten-qui-en-a-vraiment-besoin">qui a besoin de ce régime</a>.</p>', null, 'moyen', 2, 22, 4, true, '2026-11-21T08:00:00Z', 135, '[{"title":"Règlement d’exécution (UE) n° 828/2014 : absence ou présence réduite de gluten","publisher":"Union européenne","year":"2014","url":"https://eur-lex.europa.eu/eli/reg_impl/2014/828/oj"},{"title":"Maladie cœliaque en France","publisher":"AFDIAG","url":"https://www.afdiag.fr/fr/pathologies-liees-au-gluten/maladie-cliaque/"},{"title":"Quels sont les critères diagnostiques actuels de la maladie cœliaque ?","publisher":"AFDIAG","url":"http://www.afdiag.fr/faq/quels-sont-les-criteres-diagnostiques-actuels-de-la-mc/"},{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"}]', '2026-11-21'),
  (214, 'Compléments alimentaires : quels sont les risques ?', '<p>Surtout le surdosage et les mauvais mélanges avec un traitement.</p>
<p><strong>Malaise, perte de connaissance, gêne pour respirer, visage qui gonfle ? Appelez le 15 ou le 112.</strong> Dose trop forte, ou enfant qui en a avalé, sans ces signes ? Le centre antipoison répond jour et nuit : 01 45 42 59 59. Ne faites pas vomir, ne donnez rien à boire.</p>
<p>Ces produits sont vendus sans autorisation préalable, rappelle l’Anses, l’agence sanitaire française.</p>
<h4>Les doses s’additionnent</h4>
<p>Deux boîtes peuvent contenir la même vitamine. Les limites européennes par jour, chez l’adulte :</p>
<ul>
<li>zinc : 25 mg en tout ;</li>
<li>vitamine A (rétinol) : 3 000 µg en tout, et pas de complément si vous êtes enceinte ou préparez une grossesse ;</li>
<li>magnésium : 250 mg en compléments.</li>
</ul>
<h4>La levure de riz rouge</h4>
<p>Vendue contre le cholestérol, elle agit comme un médicament, une statine. Elle peut abîmer les muscles et le foie. L’Anses la déconseille notamment pendant la grossesse et l’allaitement, aux enfants et aux adolescents, après 70 ans, et avec une statine.</p>
<h4>Avant d’acheter</h4>
<p>Montrez la boîte et votre ordonnance au pharmacien, surtout pendant la grossesse ou l’allaitement, pour un enfant ou en cas de maladie. Évitez les longues cures. N’arrêtez jamais un médicament pour un complément, et signalez tout effet inattendu. Voyez aussi <a href="/question/318-complements-pour-le-muscle-brule-graisses-faut-il-s-en-mefier">les produits pour le muscle</a>.</p>', null, 'moyen', 2, 21, 4, true, '2026-11-21T08:00:00Z', 97, '[{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"},{"title":"Overview on tolerable upper intake levels (version 4, 2018)","publisher":"EFSA / SCF","year":"2018","url":"https://www.efsa.europa.eu/sites/default/files/assets/UL_Summary_tables.pdf","lang":"en"},{"title":"Compléments à base de levure de riz rouge : prenez conseil auprès d’un professionnel de santé","publisher":"Anses","year":"2014","url":"https://www.anses.fr/node/100731"},{"title":"Centres antipoison : numéros d’urgence et premiers gestes","publisher":"Réseau des centres antipoison","url":"https://centres-antipoison.net/","site":"site des centres antipoison"}]', '2026-11-21'),
  (206, 'Quand et par quoi commencer la diversification de bébé ?', '<p>Entre 4 mois révolus et 6 mois, avec l’avis du médecin, et par l’aliment que vous voulez.</p>
<p><strong>Il s’étouffe ? Son visage gonfle, il respire mal, vomit ou fait un malaise après un aliment ? Appelez le 15 ou le 112.</strong></p>
<p>Légume, fruit, viande, poisson, œuf ou céréale : aucun ordre n’est imposé. Le sein ou le lait infantile continue.</p>
<ul>
<li>Commencez par quelques cuillerées de purée lisse, avec un filet d’huile, sans sel ni sucre.</li>
<li>Gluten, œuf bien cuit et arachide ont leur place dès cette période. L’arachide se donne en poudre ou en purée lisse, jamais entière, et seulement après avis médical en cas d’eczéma sévère ou d’allergie connue.</li>
<li>Il grimace ? Reproposez un autre jour, sans insister.</li>
</ul>
<h4>Les précautions</h4>
<ul>
<li>Bébé mange assis, jamais seul. Rien de dur ni de rond : raisin entier, noisette, morceau de carotte crue.</li>
<li>Pas de miel avant 1 an, même cuit, à cause du botulisme.</li>
<li>Pas de jus. Avant 1 an, ni lait de vache ni boisson végétale à la place de son lait.</li>
</ul>
<p>Bébé est né prématuré, grossit mal ou suit un traitement ? Le médecin choisit le bon moment avec vous.</p>', null, 'moyen', 2, 23, 2, true, '2026-11-21T08:00:00Z', 125, '[{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454","lang":"en"},{"title":"Recommandations diversification 0-3 ans","publisher":"Santé publique France","year":"2021","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-sur-la-diversification-alimentaire-des-enfants-jusqu-a-3-ans"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"},{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010"}]', '2026-11-21'),
  (209, 'Mon enfant refuse les légumes : que faire ?', '<p>Continuez à en proposer, sans forcer : un légume refusé aujourd’hui peut être accepté plus tard.</p>
<p>Selon l’Anses, il faut parfois présenter un aliment environ huit fois avant qu’il passe. Entre 5 et 18 mois, les enfants s’ouvrent plus facilement aux nouveautés ; ensuite, c’est affaire de patience.</p>
<p><strong>À table, essayez ceci</strong></p>
<ul>
<li>Servez une petite cuillerée, à côté d’un aliment qu’il aime. Il a le droit de la laisser.</li>
<li>Changez la forme : purée, soupe, gratin, morceaux bien fondants pour les petits.</li>
<li>Mangez-en avec lui, sans commentaire et sans écran.</li>
<li>Oubliez le marché « tes haricots, puis le dessert » : la nourriture ne sert ni de récompense ni de consolation.</li>
<li>Laissez-le s’arrêter quand il n’a plus faim.</li>
</ul>
<p>Et comptez les fruits. L’Organisation mondiale de la santé conseille au moins 250 g de fruits et légumes réunis par jour entre 2 et 5 ans, 350 g entre 6 et 9 ans. C’est un repère, pas un compte à tenir à chaque repas.</p>
<p>Voyez le médecin s’il maigrit ou grandit mal, s’il n’accepte plus que quelques aliments ou si chaque repas devient une bataille.</p>', null, 'facile', 2, 23, 2, true, '2026-11-21T08:00:00Z', 176, '[{"title":"Repères 0-3 ans et 4-17 ans","publisher":"Anses","year":"2019","url":"https://www.anses.fr/fr/content/nutrition-des-enfants-des-personnes-agees-et-des-femmes-enceintes-ou-allaitantes-lanses"},{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454","lang":"en"},{"title":"Carbohydrate intake for adults and children: guideline","publisher":"OMS","year":"2023","url":"https://www.who.int/publications/i/item/9789240073593","lang":"en"},{"title":"Carnet de santé (2018, 2025) : écrans","publisher":"Ministère de la Santé","year":"2018-2025"}]', '2026-11-21'),
  (223, 'Comment éviter qu’un enfant s’étouffe en mangeant ?', '<p><strong>Un enfant s’étouffe ? Appelez le 15 ou le 112, qui vous guidera.</strong></p>
<ul>
<li><strong>Il tousse fort, parle ou respire</strong> : ne tapez pas dans son dos. Laissez-le comme il est le mieux, encouragez-le à tousser.</li>
<li><strong>Il ne peut plus tousser, parler ni crier</strong> : une à cinq claques vigoureuses entre les omoplates. Sans effet ? Une à cinq compressions : sur le ventre après 1 an ; au milieu de la poitrine avant 1 an, jamais sur le ventre. Recommencez jusqu’à ce qu’il tousse, pleure ou respire.</li>
<li><strong>Un bébé</strong> se tient à plat ventre sur l’avant-bras, tête plus basse que le corps, menton soutenu sans appuyer sur la gorge ; puis sur le dos, pour la poitrine.</li>
<li><strong>Il perd connaissance</strong> : allongez-le au sol, et dites-le au 15.</li>
<li><strong>C’est sorti</strong> : prévenez quand même les secours.</li>
</ul>
<p>Ces gestes viennent du ministère de l’Intérieur (2019 et 2022, précisés en juillet 2026) et de sapeurs-pompiers. Les lire ne suffit pas : la formation « premiers secours citoyen », sept heures, les fait pratiquer. Renseignez-vous auprès des pompiers.</p>
<h4>Pour l’éviter : asseoir, rester, couper</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Aliment, Pour un petit"><table>
<thead>
<tr>
<th scope="col">Aliment</th>
<th scope="col">Pour un petit</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Raisin, tomate cerise, saucisse</th>
<td>En quatre, dans la longueur</td>
</tr>
<tr>
<th scope="row">Carotte crue</th>
<td>Bien cuite</td>
</tr>
<tr>
<th scope="row">Noix, <a href="/question/224-arachide-oeuf-poisson-quand-les-donner-a-bebe">cacahuètes</a></th>
<td>Hors allergie, en poudre ou en purée lisse, jusqu’à 5 ou 6 ans (repères belges, suisses et canadiens)</td>
</tr>
<tr>
<th scope="row">Bonbons durs, pop-corn</th>
<td>Pas encore</td>
</tr>
</tbody>
</table></div>
<p>Toujours assis, jamais seul.</p>
<p>Il tousse souvent en mangeant, ou avale avec peine ? Parlez-en à son médecin.</p>', null, 'facile', 2, 23, 2, true, '2026-11-21T08:00:00Z', 78, '[{"title":"Les gestes : l’étouffement","publisher":"Sapeurs-pompiers des Alpes-Maritimes (SDIS 06)","url":"https://www.sdis06.fr/jcms/psdis_21229/gestes-l-etouffement"},{"title":"Face à une personne qui s’étouffe","publisher":"UFC-Que Choisir, avec la Fédération nationale des sapeurs-pompiers","url":"https://quechoisir.org/conseils-secourisme-face-a-une-personne-qui-s-etouffe-n46488"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"}]', '2026-11-22'),
  (201, 'Quels aliments pour le fer ?', '<p>Le boudin noir, les moules et le foie de volaille en apportent beaucoup (pas de foie si vous êtes enceinte ou préparez une grossesse). Le bœuf et les légumes secs comptent aussi.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Pour 100 g, cuit, Fer, environ"><table>
<thead>
<tr>
<th scope="col">Pour 100 g, cuit</th>
<th scope="col">Fer, environ</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Boudin noir</th>
<td>23 mg</td>
</tr>
<tr>
<th scope="row">Foie de volaille</th>
<td>12 mg</td>
</tr>
<tr>
<th scope="row">Moules</th>
<td>4 mg</td>
</tr>
<tr>
<th scope="row">Steak haché à 5 % de matière grasse</th>
<td>2,8 mg</td>
</tr>
<tr>
<th scope="row">Lentilles vertes</th>
<td>2,4 mg</td>
</tr>
</tbody>
</table></div>
<p>Le boudin reste une charcuterie : de temps en temps.</p>
<p>Le corps n’absorbe pas tout. Du fer dit « héminique », propre à la viande et au poisson, il retient 15 à 35 % ; de celui des végétaux, des œufs et du lait, 2 à 20 %.</p>
<p><strong>Deux gestes utiles</strong></p>
<ul>
<li>Avec vos lentilles, mangez un poivron cru, un kiwi ou une orange : leur vitamine C aide à absorber le fer du repas, sans corriger à elle seule une carence.</li>
<li>Si vos réserves sont basses, buvez thé et café à distance des repas.</li>
</ul>
<p>Combien en faut-il ? L’autorité européenne de sécurité des aliments retient 16 mg par jour pour les femmes qui ont leurs règles, 11 mg pour les hommes et les femmes ménopausées.</p>
<p>Fatigue qui dure, règles abondantes, grossesse, doute pour un enfant ? Voyez le médecin avant de prendre ou de donner du fer.</p>', null, 'facile', 2, 21, 4, true, '2026-11-21T08:00:00Z', 20, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/","lang":"en"},{"title":"Dietary reference values for iron","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4254","lang":"en"},{"title":"Vitamine A : foie déconseillé aux femmes enceintes ou souhaitant l’être","publisher":"Afssa","year":"2004"}]', '2026-11-21'),
  (218, 'Comment manger plus de fibres sans inconfort ?', '<p>En changeant une seule chose à la fois, petit à petit, et en buvant régulièrement.</p>
<p>Un ventre peu habitué peut gonfler : mieux vaut lui laisser du temps.</p>
<h4>Un pas après l’autre</h4>
<ul>
<li><strong>D’abord, le fruit.</strong> Une orange de 150 g apporte environ 4 g de fibres ; un verre de jus de 20 cl, moins de 1 g.</li>
<li><strong>Ensuite, la céréale.</strong> Mélangez moitié riz blanc, moitié riz complet, puis augmentez. Cuit, le complet contient presque trois fois plus de fibres.</li>
<li><strong>Enfin, les légumes secs.</strong> Deux cuillères à soupe dans une soupe ou une salade, pour commencer. S’ils vous gonflent, <a href="/question/621-les-legumes-secs-me-ballonnent-que-faire">voyez comment les apprivoiser</a>.</li>
</ul>
<p>Le ventre proteste ? Revenez à l’étape d’avant, puis réessayez plus tard.</p>
<p>Côté boissons, le repère européen est d’environ 1,6 L par jour pour une femme et 2 L pour un homme, sauf avis médical contraire (cœur, reins). Pour le but à atteindre, voyez <a href="/question/104-combien-de-fibres-par-jour-et-ou-les-trouver">combien de fibres par jour</a>.</p>
<p>Maladie de l’intestin ou des reins, diabète, opération récente, petit appétit avec l’âge ? Demandez d’abord conseil. Pour un enfant, les quantités sont plus petites. Un amaigrissement ou des douleurs qui durent : consultez. Du sang dans les selles : sans attendre, et avec une diarrhée ou chez un enfant, le 15 ou le 112.</p>', null, 'facile', 2, 22, 4, true, '2026-11-21T08:00:00Z', 169, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Scientific opinion on dietary reference values for water","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1459","lang":"en"}]', '2026-11-22'),
  (217, 'Gastro de bébé : que lui donner à boire ?', '<p><strong>Bébé est très mou, difficile à réveiller, respire mal, ne boit plus, vomit tout, ou a du sang dans ses selles ? Son état vous inquiète ? Appelez le 15 ou le 112, sans attendre de le peser.</strong></p>
<p>Sinon, donnez-lui un soluté de réhydratation, une poudre vendue en pharmacie, conseillée par le CHU de Nantes. Avant 1 an, faites-le aussi voir rapidement par un médecin : à cet âge, la déshydratation va vite.</p>
<h4>Comment le préparer et le donner</h4>
<ul>
<li>Un sachet dans 200 ml d’eau, ni plus ni moins.</li>
<li>Proposez-en souvent, plusieurs fois par heure au début, par toutes petites quantités. C’est vrai aussi s’il vomit.</li>
<li>Vous allaitez ? Continuez. Il boit du lait en poudre ? Demandez au médecin comment poursuivre, et ne changez jamais la dose de poudre. Pour l’eau, voyez <a href="/question/222-comment-preparer-un-biberon-en-toute-securite">comment préparer un biberon</a>.</li>
</ul>
<h4>Ce qui ne remplace pas le soluté</h4>
<p>Avant 18 mois, ni l’eau seule, ni l’eau sucrée, ni le cola ou un autre soda. Et aucun médicament sans avis médical.</p>
<p>En cas de mal au ventre, consultez sans attendre. Bébé prématuré, malade ou sous traitement : appelez le médecin dès les premiers signes.</p>', null, 'moyen', 2, 22, 2, true, '2026-11-21T08:00:00Z', 150, '[{"title":"La gastro-entérite (fiche d’information aux parents)","publisher":"CHU de Nantes","url":"https://www.chu-nantes.fr/la-gastro-enterite--87969.kjsp"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013"},{"title":"Syndrome hémolytique et urémique pédiatrique en France : chiffres clés 2021","publisher":"Santé publique France","year":"2022","url":"https://www.santepubliquefrance.fr/les-actualites/2022/syndrome-hemolytique-et-uremique-pediatrique-en-france-chiffres-cles-2021"},{"title":"Hygiène, préparation et conservation des biberons","publisher":"Afssa","year":"2005"}]', '2026-11-21'),
  (204, 'Intolérance au lactose : faut-il arrêter tous les produits laitiers ?', '<p>Le plus souvent, non : la plupart des personnes intolérantes supportent de petites quantités de lactose, le sucre du lait.</p>
<p><strong>Visage qui gonfle, gêne pour respirer, malaise après un aliment : appelez le 15 ou le 112.</strong> Ce n’est plus de l’intolérance, c’est peut-être une allergie. Une personne allergique au lait n’essaie rien seule, pas même le yaourt.</p>
<p>Pour l’intolérance, tout dépend de la quantité prise d’un coup. Selon l’autorité européenne de sécurité des aliments, la grande majorité supporte au moins 12 g de lactose en une fois, soit un bol de lait d’environ 250 ml. Quelques personnes réagissent à moins de 6 g.</p>
<h4>Trouver votre mesure</h4>
<ul>
<li>Plusieurs petites prises dans la journée passent mieux qu’un grand bol.</li>
<li>Le yaourt et les fromages affinés, comme le comté ou l’emmental, sont souvent mieux digérés.</li>
<li>Notez pendant quelques jours ce que vous mangez et ce que vous ressentez.</li>
</ul>
<p>Demandez un avis médical si les douleurs durent, si vous maigrissez ou avant de supprimer tous les laitages. Pour un bébé ou un enfant, ne changez pas de lait sans le médecin : avant 1 an, une boisson végétale ne remplace ni le lait maternel ni le lait infantile.</p>', null, 'facile', 2, 22, 4, true, '2026-11-21T08:00:00Z', 87, '[{"title":"Lactose thresholds in lactose intolerance and galactosaemia","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1777","lang":"en"},{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/fr/system/files/NUT2011sa0261.pdf"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/","site":"site de la HAS"}]', '2026-11-21'),
  (212, 'Quels aliments apportent de l’iode ?', '<p>Le poisson, les produits laitiers, les œufs et le sel iodé, selon l’Anses, l’agence sanitaire française.</p>
<p>Il en faut très peu : 150 µg par jour pour un adulte, selon l’autorité européenne de sécurité des aliments, et 200 µg pendant la grossesse et l’allaitement. Un microgramme (µg), c’est un millième de milligramme.</p>
<h4>Trois habitudes simples</h4>
<ul>
<li>Du poisson deux fois par semaine. Pendant la grossesse ou l’allaitement, et pour un petit enfant, toutes les espèces ne conviennent pas : <a href="/question/221-enceinte-quel-poisson-manger-et-lequel-eviter">voyez lesquelles choisir</a>.</li>
<li>Des laitages (sans lait cru enceinte ou pour un petit enfant) et des œufs bien cuits, sauf allergie.</li>
<li>Un sel marqué « iodé » : 1 g en fournit environ 19 µg. Remplacez votre sel par celui-là, sans saler davantage, et n’en ajoutez pas pour un bébé. Le <a href="/question/718-le-sel-rose-de-l-himalaya-est-meilleur">sel rose</a>, lui, n’est pas iodé.</li>
</ul>
<h4>Pendant la grossesse</h4>
<p>Selon l’Anses, l’alimentation des femmes enceintes apporte, en France, moins de la moitié de l’iode conseillé. Parlez-en tôt à la sage-femme ou au médecin : un complément ne se prend que sur leur avis.</p>
<p>L’excès existe aussi : la limite européenne est de 600 µg par jour chez l’adulte. Thyroïde malade, régime sans sel, traitement ? Demandez d’abord conseil à votre médecin.</p>', null, 'moyen', 2, 21, 4, true, '2026-11-21T08:00:00Z', 55, '[{"title":"Dietary reference values for iodine","publisher":"EFSA","year":"2014","url":"https://doi.org/10.2903/j.efsa.2014.3660","lang":"en"},{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/fr/system/files/NUT2017SA0141.pdf"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Overview on tolerable upper intake levels (version 4, 2018)","publisher":"EFSA / SCF","year":"2018","url":"https://www.efsa.europa.eu/sites/default/files/assets/UL_Summary_tables.pdf","lang":"en"}]', '2026-11-21'),
  (228, 'Listériose : que vaut-il mieux éviter après 70 ans ?', '<p>Surtout les charcuteries cuites, les fromages à pâte molle et les poissons fumés, sources fréquentes de la bactérie selon l’Anses.</p>
<p>La listériose reste rare : 350 à 400 cas par an en France. Mais elle est plus grave chez les personnes âgées, ou quand les défenses sont affaiblies. Nous n’avons pas d’âge précis à vous donner : votre médecin vous dira si vous êtes concerné.</p>
<p><strong>Confusion ou malaise : appelez le 15 ou le 112.</strong> Une fièvre vous inquiète ? Appelez votre médecin.</p>
<h4>Remplacer plutôt que se priver</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Plutôt que…, Essayez"><table>
<thead>
<tr>
<th scope="col">Plutôt que…</th>
<th scope="col">Essayez</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Camembert, munster, fromage au lait cru ou pressé peu affiné</th>
<td>Comté, emmental, beaufort</td>
</tr>
<tr>
<th scope="row">Saumon fumé</th>
<td>Saumon cuit, sardines en boîte</td>
</tr>
<tr>
<th scope="row">Jambon, rillettes, pâté et autres charcuteries cuites</th>
<td>Poulet bien cuit, œuf dur</td>
</tr>
</tbody>
</table></div>
<p>Contre d’autres microbes, le steak haché se mange lui aussi cuit à cœur, sans rose.</p>
<h4>Côté réfrigérateur</h4>
<p>La bactérie s’y développe, même au froid. Réglez-le <a href="/question/405-a-quelle-temperature-regler-son-refrigerateur">à 4 °C au plus</a>, respectez les dates, mangez les restes sous trois jours (le riz, le lendemain).</p>
<p>Vous avez peu d’appétit ? Ne supprimez pas ces aliments sans les remplacer : manger assez <a href="/question/207-perte-d-appetit-ou-de-poids-apres-70-ans-que-faire">compte autant</a>.</p>', null, 'facile', 2, 24, 3, true, '2026-11-21T08:00:00Z', 172, '[{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Refrigerator and food hygiene","publisher":"Anses","year":"2013","url":"https://www.anses.fr/en/content/refrigerator-and-food-hygiene","lang":"en"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/","site":"site de l’Anses"}]', '2026-11-22'),
  (211, 'Où trouver du magnésium, et faut-il des comprimés ?', '<p>Dans les fruits à coque, les céréales complètes et les légumes secs ; les comprimés, pas sans en parler à un médecin ou à un pharmacien.</p>
<p>L’autorité européenne de sécurité des aliments (EFSA) retient 350 mg par jour pour les hommes et 300 mg pour les femmes.</p>
<h4>Pour un adulte, une journée qui s’en approche</h4>
<ul>
<li>60 g de flocons d’avoine : près de 90 mg ;</li>
<li>30 g d’amandes : environ 80 mg ;</li>
<li>150 g de haricots rouges cuits : près de 60 mg ;</li>
<li>80 g de pain complet : 40 mg ;</li>
<li>20 g de chocolat noir à 70 % : 40 mg.</li>
</ul>
<p>Total : environ 310 mg. Un échange utile, à poids égal : le riz complet cuit contient près de sept fois plus de magnésium que le riz blanc. En cas d’allergie ou de reins malades, votre médecin adapte cette liste. Pas d’amandes entières avant 5 ou 6 ans : elles peuvent étouffer.</p>
<h4>Et les comprimés ?</h4>
<p>La limite européenne est de 250 mg par jour sous forme de compléments, pour un adulte. Additionnez vos boîtes, multivitamines comprises. Reins malades, grossesse, traitement, enfant : aucun sans avis.</p>
<p>Fatigue ou crampes qui durent ? Consultez, plutôt que d’essayer une cure. Voyez aussi <a href="/question/214-complements-alimentaires-quels-sont-les-risques">les risques des compléments</a>.</p>', null, 'moyen', 2, 21, 4, true, '2026-11-21T08:00:00Z', 31, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Dietary reference values for magnesium","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4186","lang":"en"},{"title":"Overview on tolerable upper intake levels (version 4, 2018)","publisher":"EFSA / SCF","year":"2018","url":"https://www.efsa.europa.eu/sites/default/files/assets/UL_Summary_tables.pdf","lang":"en"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"}]', '2026-11-21'),
  (227, 'Médicaments : quels aliments peuvent poser problème ?', '<p>Surtout le pamplemousse, les légumes verts avec certains anticoagulants, la réglisse et quelques compléments.</p>
<p><strong>Malaise, gêne pour respirer, confusion soudaine : appelez le 15 ou le 112. N’arrêtez jamais un traitement de vous-même.</strong></p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Aliment, Ce qu’il faut savoir"><table>
<thead>
<tr>
<th scope="col">Aliment</th>
<th scope="col">Ce qu’il faut savoir</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Pamplemousse</th>
<td>Il peut rendre dangereux certains médicaments : simvastatine et atorvastatine (contre le cholestérol), immunosuppresseurs (après une greffe, par exemple).</td>
</tr>
<tr>
<th scope="row">Choux, épinards, salade</th>
<td>Sous antivitamine K, un type d’anticoagulant, gardez à peu près les mêmes quantités. Ne les supprimez pas, ne les doublez pas d’un coup.</td>
</tr>
<tr>
<th scope="row">Réglisse</th>
<td>Elle fait monter la tension. Tension élevée ou traitement : demandez au pharmacien.</td>
</tr>
<tr>
<th scope="row">Levure de riz rouge, en complément</th>
<td>Elle agit comme une statine. L’Anses la déconseille notamment avec une statine, après 70 ans, ou si vous mangez beaucoup de pamplemousse.</td>
</tr>
</tbody>
</table></div>
<p>Ces exemples viennent de l’agence du médicament et de l’Anses. La liste n’est pas complète : d’autres traitements ont leurs règles.</p>
<h4>Trois réflexes</h4>
<ul>
<li>À chaque nouvelle ordonnance, demandez : « Y a-t-il un aliment à éviter ? »</li>
<li>Lisez la notice.</li>
<li>Dites au pharmacien tout ce que vous prenez, gélules et plantes comprises. <a href="/question/214-complements-alimentaires-quels-sont-les-risques">Les compléments</a> comptent aussi.</li>
</ul>
<p>Vous prenez un de ces médicaments et mangez du pamplemousse ? Laissez le fruit, gardez le traitement, appelez le pharmacien.</p>', null, 'moyen', 2, 24, 3, true, '2026-11-21T08:00:00Z', 155, '[{"title":"Médicaments et aliments : principales interactions","publisher":"Afssaps / ANSM","year":"2008"},{"title":"Compléments à base de levure de riz rouge : prenez conseil auprès d’un professionnel de santé","publisher":"Anses","year":"2014","url":"https://www.anses.fr/node/100731"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"}]', '2026-11-21'),
  (207, 'Perte d’appétit ou de poids après 70 ans : que faire ?', '<p>Prenez rendez-vous chez le médecin : maigrir sans le vouloir se signale toujours, même si l’on n’est pas maigre.</p>
<p><strong>Confusion, malaise, impossibilité de boire, étouffement : appelez le 15 ou le 112.</strong></p>
<p>Le risque s’appelle la dénutrition : le corps ne reçoit plus assez, les muscles et les défenses s’affaiblissent.</p>
<h4>Les signaux</h4>
<p>Après 70 ans, la Haute Autorité de santé retient notamment une perte de 5 % du poids en un mois, ou de 10 % en six mois. Pour 60 kg, cela fait 3 kg ou 6 kg. Manger moitié moins depuis plus d’une semaine alerte aussi. N’attendez pas ces seuils pour consulter.</p>
<h4>En attendant le rendez-vous</h4>
<ul>
<li>Des repas plus petits, mais plus nombreux.</li>
<li>Des purées et des soupes enrichies : fromage râpé, œuf bien cuit, crème, lait en poudre.</li>
<li>Une collation le soir si plus de 12 heures séparent dîner et petit-déjeuner, un repère de professionnels.</li>
<li>De la compagnie, autant que possible.</li>
<li>Une pesée par mois, notée quelque part.</li>
<li>Aucun régime restrictif sans raison médicale.</li>
</ul>
<p>Diabète, reins malades, régime prescrit ou aliments qui passent de travers ? Demandez un avis avant de suivre cette liste.</p>', null, 'avancé', 2, 24, 3, true, '2026-11-21T08:00:00Z', 145, '[{"title":"Diagnostic de la dénutrition chez la personne de 70 ans et plus","publisher":"HAS / FFN","year":"2021","url":"https://www.has-sante.fr/jcms/p_3165944/fr/diagnostic-de-la-denutrition-chez-la-personne-de-70-ans-et-plus"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"},{"title":"Collation nocturne, jeûne de 12 h","publisher":"Géroscopie ; Fondation Médéric Alzheimer","year":"2017-2024","url":"https://www.geroscopie.fr/collation-nocturne-pour-dormir-ou-se-rendormir-idm-4-ids-32769"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/","site":"site du HCSP"}]', '2026-11-21'),
  (221, 'Enceinte, quel poisson manger et lequel éviter ?', '<p>Deux fois par semaine, bien cuit et varié, dont une fois un poisson gras comme la sardine ; l’espadon et le requin, non.</p>
<p>Les poissons gras apportent du DHA, un oméga-3 dont il faut un peu plus enceinte ou en allaitant.</p>
<h4>Lesquels choisir ?</h4>
<p>Voici le tri de l’Anses, l’agence sanitaire française, pour la grossesse et l’allaitement :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Poisson, Ce qu’elle conseille"><table>
<thead>
<tr>
<th scope="col">Poisson</th>
<th scope="col">Ce qu’elle conseille</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Espadon, marlin, siki, requin, lamproie</th>
<td>À éviter</td>
</tr>
<tr>
<th scope="row">Thon, daurade, bar, lotte, brochet</th>
<td>Avec parcimonie : 150 g par semaine</td>
</tr>
<tr>
<th scope="row">Anguille, carpe, silure</th>
<td>Une fois tous les deux mois</td>
</tr>
</tbody>
</table></div>
<p>Pour le reste, changez d’espèce. Une semaine simple : des sardines en boîte avec des pommes de terre, puis un pavé de cabillaud.</p>
<p>Pour un petit enfant, le tableau est le même, sauf la ligne du thon : 60 g par semaine avant 30 mois.</p>
<h4>Cuit, toujours</h4>
<p>Pendant la grossesse, laissez de côté le poisson cru ou fumé et les coquillages crus, à cause de la <a href="/question/205-enceinte-quels-aliments-eviter-en-priorite">listériose</a>. <strong>De la fièvre pendant la grossesse ? Consultez sans attendre.</strong></p>
<p>Allergique au poisson, ou vous n’en mangez jamais ? Voyez avec votre sage-femme ou votre médecin <a href="/question/117-ou-trouver-des-omega-3">où trouver des oméga-3</a>. Pas de gélules sans leur avis.</p>', null, 'moyen', 2, 23, 2, true, '2026-11-21T08:00:00Z', 38, '[{"title":"Consommation de poissons : fiche de conseils, d’après l’avis de 2013","publisher":"Anses","year":"2013","url":"https://www.anses.fr/system/files/ANSES-Ft-RecosPoissons.pdf"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Prévention listériose/toxoplasmose pendant la grossesse","publisher":"UNESS / application hospitalière Bébé-info-service"},{"title":"Dietary reference values for fats","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1461","lang":"en"}]', '2026-11-21'),
  (222, 'Comment préparer un biberon en toute sécurité ?', '<p>Des mains propres, la dose exacte de poudre, et un biberon préparé juste avant d’être bu.</p>
<p>Ces gestes suivent les conseils de l’agence sanitaire française (l’Afssa, devenue l’Anses).</p>
<ol>
<li><strong>Lavez-vous les mains.</strong></li>
<li><strong>Versez l’eau.</strong> Celle du robinet convient si elle est conforme (le ministère de la Santé publie les résultats par commune) : prenez-la froide, après l’avoir laissée couler quelques secondes, sans carafe filtrante ni adoucisseur. Sinon, choisissez une bouteille dont l’étiquette dit qu’elle convient aux nourrissons.</li>
<li><strong>Ajoutez la poudre</strong> comme l’indique la boîte. Jamais une mesure de plus ou de moins, même si bébé semble affamé ou malade.</li>
<li><strong>Tiédissez si vous voulez</strong>, au bain-marie ou au chauffe-biberon. Pas au micro-ondes : il y a un risque de brûlure.</li>
</ol>
<p>Votre logement date d’avant 1948 ? Méfiez-vous du plomb dans les tuyaux, et demandez conseil avant d’utiliser l’eau du robinet.</p>
<h4>Et ensuite ?</h4>
<p>À température ambiante, le biberon se boit dans l’heure ; réchauffé, dans la demi-heure. Ce qui reste se jette. N’y ajoutez ni sucre ni <a href="/question/707-pas-de-miel-avant-un-an">miel</a>.</p>
<p><strong>L’état de votre bébé vous inquiète ? Appelez le 15 ou le 112.</strong> S’il a la diarrhée ou vomit, voyez <a href="/question/217-gastro-de-bebe-que-lui-donner-a-boire">que lui donner à boire</a>. Pour un bébé prématuré ou fragile, suivez d’abord les consignes de son médecin.</p>', null, 'facile', 2, 23, 2, true, '2026-11-21T08:00:00Z', 58, '[{"title":"Hygiène, préparation et conservation des biberons","publisher":"Afssa","year":"2005"},{"title":"Eau du robinet : qualité, résultats par commune et conseils d’usage","publisher":"Ministère de la Santé / ARS","url":"https://sante.gouv.fr/sante-et-environnement/eaux/eau"},{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010"}]', '2026-11-21'),
  (225, 'Combien de protéines par jour après 65 ans ?', '<p>Autour de 1 g par kilo de poids et par jour, soit environ 60 g de protéines si vous pesez 60 kg.</p>
<p>C’est le repère de l’Anses après 60 ans. L’ESPEN, une société européenne de nutrition, conseille au moins 1 g, souvent jusqu’à 1,2 g. L’autorité européenne de sécurité des aliments, elle, garde 0,83 g pour tous les adultes.</p>
<p><strong>Si vos reins sont malades, c’est votre médecin qui fixe la quantité.</strong> Maladie ou dénutrition : il en faut parfois davantage, sur son avis.</p>
<h4>À quoi ressemblent 60 g ?</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Dans la journée, Protéines, environ"><table>
<thead>
<tr>
<th scope="col">Dans la journée</th>
<th scope="col">Protéines, environ</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Un bol de lait (200 ml) et 50 g de pain complet</th>
<td>11 g</td>
</tr>
<tr>
<th scope="row">100 g de poulet cuit</th>
<td>30 g</td>
</tr>
<tr>
<th scope="row">Un yaourt</th>
<td>5 g</td>
</tr>
<tr>
<th scope="row">Une soupe avec 100 g de lentilles cuites</th>
<td>10 g</td>
</tr>
<tr>
<th scope="row">30 g d’emmental</th>
<td>8 g</td>
</tr>
</tbody>
</table></div>
<p>Total : environ 64 g, sans poudre ni compléments.</p>
<p>La viande passe moins bien ? Prenez du poisson ou des œufs bien cuits. Des dents fragiles ? Hachez, ou écrasez. Si vous avalez de travers, parlez-en d’abord au médecin.</p>
<p>Les protéines ne font pas tout : <a href="/question/316-comment-garder-du-muscle-apres-65-ans">pour garder du muscle</a>, il faut aussi bouger. Et si vous maigrissez sans le vouloir, <a href="/question/207-perte-d-appetit-ou-de-poids-apres-70-ans-que-faire">consultez</a>.</p>', null, 'moyen', 2, 24, 3, true, '2026-11-21T08:00:00Z', 119, '[{"title":"Protéines : rôle, sources et apports recommandés","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/content/proteines-role-sources-et-apports-recommandes"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"},{"title":"Scientific opinion on dietary reference values for protein","publisher":"EFSA","year":"2012","url":"https://doi.org/10.2903/j.efsa.2012.2557","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (203, 'Régime sans gluten : qui en a vraiment besoin ?', '<p>Les personnes atteintes de maladie cœliaque, et parfois celles qui sont allergiques au blé.</p>
<p><strong>Après du pain ou des pâtes, le visage gonfle, la respiration devient difficile, un malaise survient ? Appelez le 15 ou le 112</strong>, et n’en reprenez pas sans avis médical.</p>
<p>Le gluten se trouve dans le blé, le seigle et l’orge. En cas de maladie cœliaque, le corps ne le supporte pas : s’en passer, strictement et à vie, est le traitement. Selon l’association AFDIAG, environ une personne sur cent est concernée en France, mais seuls 10 à 20 % des cas seraient diagnostiqués.</p>
<h4>Pas avant les examens</h4>
<p>Vous pensez à cette maladie ? Continuez à manger du gluten jusqu’à la prise de sang et la biopsie, un petit prélèvement. L’arrêter plus tôt rendrait le résultat douteux. C’est déjà fait ? Dites-le au médecin.</p>
<h4>Pour les autres</h4>
<p>Chez des adultes sans maladie cœliaque, une étude n’a pas trouvé de lien entre le gluten et l’infarctus. En l’évitant, on risque de manger moins de céréales complètes : les chercheurs ne le conseillent donc pas.</p>
<p>Votre ventre vous gêne, ou vous vous sentez mieux sans pain ? Parlez-en au médecin avant de tout changer. Pour un enfant, ne retirez rien sans lui.</p>', null, 'moyen', 2, 22, 4, true, '2026-11-21T08:00:00Z', 65, '[{"title":"Maladie cœliaque en France","publisher":"AFDIAG","url":"https://www.afdiag.fr/fr/pathologies-liees-au-gluten/maladie-cliaque/"},{"title":"Quels sont les critères diagnostiques actuels de la maladie cœliaque ?","publisher":"AFDIAG","url":"http://www.afdiag.fr/faq/quels-sont-les-criteres-diagnostiques-actuels-de-la-mc/"},{"title":"Long term gluten consumption in adults without celiac disease and risk of coronary heart disease","publisher":"Lebwohl et al., BMJ","year":"2017","url":"https://doi.org/10.1136/bmj.j1892","lang":"en"},{"title":"Règlement d’exécution (UE) n° 828/2014 : absence ou présence réduite de gluten","publisher":"Union européenne","year":"2014","url":"https://eur-lex.europa.eu/eli/reg_impl/2014/828/oj"}]', '2026-11-21'),
  (219, 'Vitamine B9 : pourquoi en prendre avant même d’être enceinte ?', '<p>Parce qu’elle est utile dès les premières semaines, souvent avant que l’on se sache enceinte.</p>
<p>La vitamine B9 s’appelle aussi folates, ou acide folique dans les comprimés. Pendant la grossesse, le besoin grimpe : l’autorité européenne de sécurité des aliments l’estime à 600 µg (microgrammes) par jour, contre 330 µg pour une autre adulte.</p>
<h4>Quand commencer, quand arrêter</h4>
<p>En France, Santé publique France et la Haute Autorité de santé conseillent un complément de 400 µg par jour, dès que vous souhaitez un enfant. Il se poursuit jusqu’à douze semaines d’aménorrhée, comptées à partir du premier jour des dernières règles.</p>
<p>Demandez l’ordonnance à votre médecin ou à votre sage-femme. La dose peut être différente selon vos antécédents : parlez-en, traitements compris, et n’ajoutez aucun autre complément sans leur avis.</p>
<h4>Et dans l’assiette ?</h4>
<p>Les légumes verts bien lavés et les légumes secs en apportent : mangez-en, en plus du complément.</p>
<p><strong>Déjà enceinte et vous n’en avez pas pris ?</strong> Appelez votre sage-femme ou votre médecin, sans vous reprocher quoi que ce soit. C’est aussi l’occasion de parler des <a href="/question/205-enceinte-quels-aliments-eviter-en-priorite">aliments à éviter</a>.</p>', null, 'facile', 2, 23, 2, true, '2026-11-21T08:00:00Z', 3, '[{"title":"Acide folique avant et pendant la grossesse","publisher":"Santé publique France / HAS","year":"2017-2025","url":"https://www.santepubliquefrance.fr/nutrition-et-activite-physique/depliantflyer/je-pense-bebe-je-pense-b9-la-vitamine-b9-le-bon-reflexe-pour-bien-preparer-votre-grossesse"},{"title":"Dietary reference values for folate","publisher":"EFSA","year":"2014","url":"https://doi.org/10.2903/j.efsa.2014.3893","lang":"en"},{"title":"Révision des repères alimentaires femmes enceintes et allaitantes","publisher":"HCSP","year":"2022","url":"https://www.hcsp.fr/","site":"site du HCSP"}]', '2026-11-21'),
  (213, 'Quels aliments sont riches en vitamine C ?', '<p>Le poivron rouge et le brocoli crus, puis le kiwi, bien devant l’orange.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Pour 100 g, Vitamine C, environ"><table>
<thead>
<tr>
<th scope="col">Pour 100 g</th>
<th scope="col">Vitamine C, environ</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Poivron rouge cru</th>
<td>120 mg</td>
</tr>
<tr>
<th scope="row">Brocoli cru</th>
<td>105 mg</td>
</tr>
<tr>
<th scope="row">Kiwi</th>
<td>80 mg</td>
</tr>
<tr>
<th scope="row">Fraise</th>
<td>55 mg</td>
</tr>
<tr>
<th scope="row">Orange</th>
<td>48 mg</td>
</tr>
<tr>
<th scope="row">Brocoli ou chou-fleur vapeur</th>
<td>21 mg</td>
</tr>
<tr>
<th scope="row">Tomate crue</th>
<td>15 mg</td>
</tr>
<tr>
<th scope="row">Pomme</th>
<td>6 mg</td>
</tr>
</tbody>
</table></div>
<p>Selon l’autorité européenne de sécurité des aliments, il en faut 95 mg par jour pour une femme et 110 mg pour un homme. Une orange de 150 g, autant de brocoli vapeur et une tomate de 100 g en apportent près de 120 mg, sans comprimé.</p>
<h4>Pour ne pas en perdre</h4>
<p>La cuisson en emporte plus ou moins : gardez chaque jour un fruit ou une crudité, bien lavés, surtout enceinte. Pour le reste, <a href="/question/401-quelle-cuisson-garde-le-mieux-les-vitamines-des-legumes">certaines cuissons sont plus douces</a>.</p>
<p>Au même repas, cette vitamine aide aussi à <a href="/question/604-comment-mieux-absorber-le-fer-des-vegetaux">mieux absorber le fer des végétaux</a>.</p>
<p>En cas d’allergie ou de reins malades, suivez plutôt la liste de votre médecin. Aux petits, donnez des morceaux fondants, pas de crudités dures : ils pourraient s’étouffer.</p>', null, 'facile', 2, 21, 4, true, '2026-11-21T08:00:00Z', 75, '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Dietary reference values for vitamin C","publisher":"EFSA","year":"2013","url":"https://doi.org/10.2903/j.efsa.2013.3418","lang":"en"},{"title":"Effect of different cooking methods on the content of vitamins and true retention in selected vegetables","publisher":"Lee et al., Food Sci Biotechnol","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6049644/","lang":"en"}]', '2026-11-21'),
  (202, 'Faut-il prendre de la vitamine D en complément ?', '<p>Pas sans en parler : un supplément se décide avec un médecin, selon votre âge, votre peau et vos sorties.</p>
<p>La peau fabrique cette vitamine au soleil. Pour un adulte, l’Anses cite 15 à 20 minutes, en fin de matinée ou l’après-midi, sans coup de soleil (et jamais un bébé en plein soleil). Sardines, maquereau, jaune d’œuf et laits enrichis en apportent aussi.</p>
<p>En France, plus de 70 % des adultes sont un peu en dessous du nécessaire ; la carence, le vrai manque, en touche 6,5 %. La peau en fabrique moins avec l’âge, après la ménopause, ou si elle est mate ou foncée : parlez-en.</p>
<h4>Attention aux cumuls</h4>
<p>Les vitamines D d’un médicament, d’un complément et d’un lait enrichi s’additionnent. La limite européenne chez l’adulte est de 100 µg par jour (4 000 UI), tout compris : un plafond, pas un but. Vous suivez une ordonnance ? Ne changez rien seul.</p>
<h4>Et les enfants ?</h4>
<p><strong>Trop de gouttes ? Si l’enfant va mal, appelez le 15 ou le 112.</strong> Sinon, le centre antipoison répond jour et nuit : 01 45 42 59 59.</p>
<p>Pour un bébé, c’est un médicament prescrit, pas un complément. Certains compléments atteignent 10 000 UI par goutte, et des surdosages ont abîmé les reins de bébés. Un seul produit, des gouttes comptées.</p>', null, 'avancé', 2, 21, 4, true, '2026-11-21T08:00:00Z', 49, '[{"title":"Vitamin D: why do I need an adequate intake and how can I make sure I get it?","publisher":"Anses","year":"2021","url":"https://www.anses.fr/en/content/vitamin-d-why-do-i-need-adequate-intake-and-how-can-i-make-sure-i-get-it","lang":"en"},{"title":"Tolerable upper intake level for vitamin D","publisher":"EFSA","year":"2023","url":"https://doi.org/10.2903/j.efsa.2023.8145","lang":"en"},{"title":"Vitamine D chez l’enfant : recourir aux médicaments et non aux compléments alimentaires","publisher":"Anses / ANSM","year":"2021","url":"https://www.anses.fr/fr/content/vitamine-d-chez-l%E2%80%99enfant-recourir-aux-m%C3%A9dicaments-et-non-aux-compl%C3%A9ments-alimentaires-pour"},{"title":"Centres antipoison : numéros d’urgence et premiers gestes","publisher":"Réseau des centres antipoison","url":"https://centres-antipoison.net/","site":"site des centres antipoison"}]', '2026-11-21'),
  (313, 'Combien d’activité physique faut-il par semaine ?', '<p>Pour un adulte, 150 à 300 minutes d’activité modérée par semaine, selon l’Organisation mondiale de la santé (OMS).</p>
<p><strong>Douleur dans la poitrine ou malaise à l’effort : arrêtez-vous et appelez le 15 ou le 112.</strong></p>
<p>Le bas de la fourchette, c’est une demi-heure cinq jours sur sept. Santé publique France propose au moins 30 minutes dynamiques chaque jour. Marcher d’un bon pas, pédaler pour aller au travail : cela compte.</p>
<h4>Les repères de l’OMS</h4>
<ul>
<li><strong>Vous préférez l’intense</strong> (courir, nager vite) : 75 à 150 minutes par semaine.</li>
<li><strong>En plus, pour tous les adultes :</strong> des exercices de force, au moins deux jours par semaine.</li>
<li><strong>De 5 à 17 ans :</strong> 60 minutes par jour en moyenne.</li>
<li><strong>À partir de 65 ans :</strong> les mêmes durées que l’adulte, plus <a href="/question/316-comment-garder-du-muscle-apres-65-ans">de la force et de l’équilibre</a> trois fois par semaine.</li>
</ul>
<h4>Et le reste de la journée ?</h4>
<p>Se lever compte aussi. Depuis 2025, l’Anses conseille de couper la position assise par trois à cinq minutes de marche, si possible chaque demi-heure. Un appel passé en marchant, un étage à pied : c’est déjà cela.</p>
<p>Vous reprenez après un long arrêt ? Commencez doucement. Grossesse, maladie du cœur, autre maladie ou chute récente : demandez d’abord conseil au médecin.</p>', null, 'facile', 3, 31, 4, true, '2026-11-21T08:00:00Z', 11, '[{"title":"Lignes directrices sur l’activité physique et la sédentarité","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/physical-activity"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Rompre la sédentarité : nouvelles recommandations","publisher":"Anses","year":"2025","url":"https://www.anses.fr/","site":"site de l’Anses"}]', '2026-11-21'),
  (306, 'Comment savoir si mon ado sportif mange assez ?', '<p>Pas en comptant ses calories : fiez-vous à sa forme, et à quelques signes qui doivent faire consulter.</p>
<p>Un gros appétit, c’est de son âge. Pour une activité modérée, l’autorité européenne de sécurité des aliments estime le besoin moyen à 17 ans à 2 300 kcal par jour pour une fille, 2 900 pour un garçon. C’est plus qu’à 35 ans. Ce sont des moyennes, pas des comptes à tenir.</p>
<h4>Les signes à ne pas laisser passer</h4>
<ul>
<li>une fatigue qui s’installe ;</li>
<li>des blessures à répétition ;</li>
<li>des règles absentes ;</li>
<li>une peur de manger, des vomissements, un poids qui chute.</li>
</ul>
<p>Devant l’un d’eux, prenez rendez-vous chez un médecin, du sport si possible. Manger longtemps trop peu pour ce que l’on dépense peut dérégler les hormones, les os, les défenses, l’humeur et les performances. Le Comité international olympique appelle REDs ce manque d’énergie, qui touche aussi les garçons.</p>
<p>Pour le reste, faites simple : des repas réguliers, un vrai goûter, de l’eau. Ni protéines en poudre ni boissons énergisantes, et pas de régime pour « faire le poids » sans médecin. À table, parlez de jeu et de plaisir plutôt que de kilos.</p>', null, 'moyen', 3, 32, 2, true, '2026-11-21T08:00:00Z', 132, '[{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994","lang":"en"},{"title":"Dietary reference values for energy","publisher":"EFSA","year":"2013","url":"https://doi.org/10.2903/j.efsa.2013.3005","lang":"en"},{"title":"Troubles des conduites alimentaires : repères","publisher":"Fédération française anorexie boulimie","year":"2021-2025","url":"https://www.ffab.fr/","site":"site de la FFAB"}]', '2026-11-21'),
  (321, 'Combien boire après un long effort ?', '<p>Si vous repartez bientôt, environ 1,5 L par kilo perdu, selon le collège américain de médecine du sport (ACSM) ; sinon, de l’eau et un repas suffisent.</p>
<p><strong>Confusion ou malaise, même plusieurs heures après : appelez le 15 ou le 112.</strong></p>
<h4>Quand la pause est courte</h4>
<p>Un match le matin, un autre l’après-midi : là, le calcul sert.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Poids perdu, À boire, peu à peu"><table>
<thead>
<tr>
<th scope="col">Poids perdu</th>
<th scope="col">À boire, peu à peu</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">0,5 kg</th>
<td>environ 0,75 L</td>
</tr>
<tr>
<th scope="row">1 kg</th>
<td>environ 1,5 L</td>
</tr>
<tr>
<th scope="row">1,5 kg</th>
<td>environ 2,25 L</td>
</tr>
</tbody>
</table></div>
<p>C’est plus que la perte : la règle vaut pour l’après, jamais <a href="/question/319-peut-on-boire-trop-d-eau-pendant-un-effort">pendant l’effort</a>. Étalez, et accompagnez de sel : une soupe, ou du pain et du fromage. Vous ne connaissez pas votre perte ? <a href="/question/320-comment-savoir-combien-je-perds-d-eau-en-transpirant">Voici comment la mesurer</a>.</p>
<h4>Quand rien ne presse</h4>
<p>Posez une carafe sur la table et buvez au fil de la soirée. Le dîner apporte le sel. Pas besoin de produit spécial : chez douze sportifs, l’eau de coco <a href="/question/719-l-eau-de-coco-hydrate-mieux-que-l-eau">n’a pas fait mieux que l’eau</a>.</p>
<p>Ces quantités sont pour un adulte en bonne santé, pas pour un enfant. Tension, cœur ou reins malades, grossesse, traitement : l’eau et le sel se décident avec le médecin. Après 65 ans, ne vous fiez pas à la balance : buvez souvent, par petits verres.</p>', null, 'moyen', 3, 33, 1, true, '2026-11-21T08:00:00Z', 115, '[{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597","lang":"en"},{"title":"Comparison of coconut water and a sport drink on hydration and performance","publisher":"Kalman et al., JISSN","year":"2012","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC3293068/","lang":"en"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"}]', '2026-11-21'),
  (308, 'Faut-il boire avant d’avoir soif quand on fait du sport ?', '<p>Cela dépend : à l’effort, on boit pour limiter ses pertes, jamais pour les dépasser ; par forte chaleur, on n’attend pas la soif.</p>
<p><strong>Confusion ou malaise, pendant l’effort ou après : appelez le 15 ou le 112.</strong></p>
<p>Le collège américain de médecine du sport (ACSM) raisonne en pertes plutôt qu’en soif. Il fixe deux bornes : ne pas perdre plus de 2 % de son poids, soit 1,4 kg pour 70 kg, et ne pas boire plus que l’on ne perd. Avaler de l’eau d’avance, « pour être sûr », peut donc mener trop loin : <a href="/question/319-peut-on-boire-trop-d-eau-pendant-un-effort">voici le risque</a>.</p>
<h4>Selon la sortie</h4>
<ul>
<li><strong>Courte ou tranquille</strong> : une gourde à portée de main, et quelques gorgées quand l’envie vient.</li>
<li><strong>Longue</strong> : apprenez une fois <a href="/question/320-comment-savoir-combien-je-perds-d-eau-en-transpirant">ce que vous perdez</a>, puis réglez-vous dessus.</li>
<li><strong>S’il fait chaud</strong> : buvez régulièrement, sans attendre la soif ; <a href="/question/322-comment-s-hydrater-pour-faire-du-sport-quand-il-fait-chaud">le mode d’emploi est ici</a>.</li>
<li><strong>De retour chez vous</strong> : <a href="/question/321-combien-boire-apres-un-long-effort">combien boire après</a>.</li>
</ul>
<h4>Quand la soif renseigne mal</h4>
<p>Elle diminue avec l’âge. Après 65 ans, buvez souvent, par petites quantités. Cœur ou reins malades, grossesse, traitement : le médecin vous dira combien boire.</p>', null, 'avancé', 3, 33, 4, true, '2026-11-21T08:00:00Z', 177, '[{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597","lang":"en"},{"title":"Fortes chaleurs et canicule : conseils de prévention","publisher":"Santé publique France","url":"https://www.santepubliquefrance.fr/determinants-de-sante/climat/fortes-chaleurs-canicule"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013"}]', '2026-11-22'),
  (307, 'Comment préparer une boisson de l’effort maison ?', '<p>Un litre d’eau, 60 g de sucre, une petite pincée de sel : gardez-la pour un effort intense de plus d’une heure.</p>
<p>Pour un tel effort, la Société internationale de nutrition sportive conseille 30 à 60 g de glucides par heure, par exemple dans une boisson qui en contient 6 à 8 %, soit 60 à 80 g par litre. Un demi-litre de votre mélange en apporte donc 30 g. Plus court ou plus tranquille ? L’eau suffit.</p>
<h4>Deux recettes pour un litre</h4>
<ul>
<li><strong>Au sucre :</strong> un litre d’eau, 60 g de sucre (une quinzaine de cuillères à café), une petite pincée de sel, un filet de citron pour le goût.</li>
<li><strong>Au jus d’orange :</strong> moitié eau, moitié jus, trois cuillères à café de sucre, une petite pincée de sel.</li>
</ul>
<p>Essayez-la à l’entraînement. Si elle pèse sur l’estomac, allongez-la d’eau.</p>
<p>Le reste du temps, revenez à l’eau : ce litre dépasse à lui seul les 50 g de sucres libres (sucre ajouté, miel, jus) sous lesquels l’OMS conseille de rester chaque jour, pour 2 000 kcal.</p>
<p>Un enfant, lui, s’en tient à l’eau. Avec un diabète, même de grossesse, une maladie du cœur ou des reins, une tension trop haute, cette boisson se discute d’abord avec le médecin.</p>', null, 'moyen', 3, 33, 1, true, '2026-11-21T08:00:00Z', 156, '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"}]', '2026-11-21'),
  (302, 'Café ou boisson énergisante avant le sport, est-ce une bonne idée ?', '<p>Un café, oui, si vous êtes adulte, en bonne santé, et qu’il vous réussit ; une boisson énergisante, mieux vaut s’en passer.</p>
<p>L’Anses, l’agence sanitaire française, déconseille ces boissons pendant l’effort et avec de l’alcool. Aux enfants, aux adolescents, aux femmes enceintes ou qui allaitent, elle les déconseille tout court.</p>
<h4>La limite vaut aussi les jours de sport</h4>
<p>L’autorité européenne de sécurité des aliments (EFSA) juge sûrs, pour un adulte en bonne santé, jusqu’à 200 mg de caféine en une fois et 400 mg sur la journée. Pendant la grossesse et l’allaitement, c’est 200 mg par jour.</p>
<p>Un expresso et une canette énergisante de 250 ml en contiennent chacun environ 80 mg, d’après ses teneurs types (<a href="/question/120-combien-de-cafes-par-jour-au-plus">le tableau complet</a>). Deux expressos et un thé coup sur coup, et les 200 mg sont dépassés. Nous ne donnons pas de dose « pour la performance » : celles que l’on étudie chez les sportifs peuvent franchir cette limite.</p>
<p>Moins de 18 ans, grossesse, maladie du cœur : pas de caféine pour mieux courir. Sous traitement, interrogez votre pharmacien. Une douleur dans la poitrine, un malaise à l’effort ? Arrêtez-vous et appelez le 15 ou le 112.</p>', null, 'moyen', 3, 31, 1, true, '2026-11-21T08:00:00Z', 41, '[{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102","lang":"en"},{"title":"EFSA explains risk assessment: Caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine","lang":"en"},{"title":"Boissons dites énergisantes : mise en garde","publisher":"Anses","year":"2013"},{"title":"Position stand: caffeine and exercise performance","publisher":"ISSN (Guest et al.)","year":"2021","url":"https://doi.org/10.1186/s12970-020-00383-4","lang":"en"}]', '2026-11-22'),
  (303, 'Combien de protéines par jour quand on fait du sport ?', '<p>Entre 1,4 et 2 g par kilo de poids et par jour suffisent à la plupart des adultes en bonne santé qui s’entraînent régulièrement, selon la Société internationale de nutrition sportive (ISSN).</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Votre poids, Par jour"><table>
<thead>
<tr>
<th scope="col">Votre poids</th>
<th scope="col">Par jour</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">50 kg</th>
<td>70 à 100 g</td>
</tr>
<tr>
<th scope="row">60 kg</th>
<td>84 à 120 g</td>
</tr>
<tr>
<th scope="row">75 kg</th>
<td>105 à 150 g</td>
</tr>
<tr>
<th scope="row">90 kg</th>
<td>126 à 180 g</td>
</tr>
</tbody>
</table></div>
<p>Le repère général de l’Anses, lui, est de 0,83 g par kilo chez l’adulte, et d’environ 1 g après 60 ans. Si vous nagez de temps en temps, des repas variés font l’affaire.</p>
<h4>Le total d’abord</h4>
<p>L’heure compte moins que la somme de la journée. Viande, poisson, œufs, laitages, légumes secs : tout s’additionne, et le pain, les pâtes et le riz en ajoutent un peu. Pour répartir ce total, avec des exemples, voyez <a href="/question/314-combien-de-proteines-par-repas-quand-on-s-entraine">les protéines par repas</a>.</p>
<p>On lit parfois 2,3 à 3,1 g par kilo. L’ISSN réserve ces apports aux sportifs entraînés qui réduisent leurs calories : ne vous lancez pas seul.</p>
<p>Ces chiffres ne conviennent ni aux adolescents, ni pendant la grossesse ou l’allaitement, ni quand les reins sont malades : prenez un avis médical avant d’augmenter vos apports.</p>', null, 'avancé', 3, 32, 1, true, '2026-11-21T08:00:00Z', 66, '[{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8","lang":"en"},{"title":"Protéines : rôle, sources et apports recommandés","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/content/proteines-role-sources-et-apports-recommandes"}]', '2026-11-21'),
  (318, 'Compléments pour le muscle, brûle-graisses : faut-il s’en méfier ?', '<p>Oui : selon l’Anses, l’agence sanitaire française, leur efficacité n’est souvent pas démontrée, et ils ont donné lieu à des effets indésirables.</p>
<p><strong>Douleur dans la poitrine, gêne pour respirer, malaise après une prise : appelez le 15 ou le 112.</strong></p>
<p>Côté minceur, <a href="/question/716-certains-aliments-brulent-les-graisses">aucun aliment ne « brûle » les graisses</a>. Les compléments vendus pour maigrir représentaient en 2014, selon l’Anses, 15 % des signalements d’effets indésirables reçus par sa surveillance.</p>
<h4>Avant d’acheter</h4>
<ul>
<li><strong>Lisez toute la liste.</strong> La caféine du produit s’ajoute à celle de vos cafés. Le repère européen, pour un adulte en bonne santé : au plus 200 mg en une prise et 400 mg par jour.</li>
<li><strong>Vous faites de la compétition ?</strong> L’Anses signale un risque de dopage involontaire. Montrez le produit au médecin du sport.</li>
<li><strong>Ni cumul, ni longue cure,</strong> et jamais sans en parler au pharmacien ou au médecin. Un effet inattendu : arrêtez et signalez-le-lui.</li>
</ul>
<p>N’en donnez pas à un enfant ou à un adolescent ; enceinte ou allaitante, passez-vous-en. Pour les poudres de protéines, <a href="/question/304-les-proteines-en-poudre-sont-elles-utiles">voyez cette réponse</a>.</p>', null, 'moyen', 3, 32, 1, true, '2026-11-21T08:00:00Z', 165, '[{"title":"Compléments alimentaires destinés aux sportifs","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/system/files/NUT2014SA0008Ra.pdf"},{"title":"Bilan nutrivigilance ; p-synéphrine dans les compléments minceur","publisher":"Anses","year":"2014"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"},{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102","lang":"en"}]', '2026-11-21'),
  (315, 'Deux séances le même jour : comment récupérer entre les deux ?', '<p>Tout dépend de la pause : sous quatre heures, mangez des glucides sans tarder ; au-delà, un vrai repas suffit le plus souvent.</p>
<h4>Moins de quatre heures</h4>
<p>La Société internationale de nutrition sportive propose deux façons de faire, au choix. Pour un adulte de 70 kg, chaque heure :</p>
<ul>
<li><strong>des glucides seuls :</strong> 1,2 g par kilo, soit 84 g. Par exemple 100 g de baguette et 45 g de confiture ;</li>
<li><strong>des glucides et des protéines :</strong> 0,8 g des premiers et 0,2 à 0,4 g des secondes par kilo, soit 56 g et 14 à 28 g. Par exemple 180 g de riz cuit et 60 g de thon au naturel, gardés au froid jusque-là.</li>
</ul>
<p>Fractionnez, par petites bouchées. Buvez aussi, <a href="/question/321-combien-boire-apres-un-long-effort">selon ce que vous avez perdu</a>.</p>
<h4>Matin et soir</h4>
<p>Mangez à midi comme d’habitude, féculent compris, puis prenez un goûter. Asseyez-vous, soufflez : le repos fait partie de l’entraînement.</p>
<p>Pour un enfant en tournoi, oubliez ces calculs : de l’eau, du pain, un fruit. Avec un diabète, une maladie des reins ou une grossesse, la journée se prépare avec l’équipe soignante. Si deux séances vous laissent épuisé plusieurs jours, allégez et parlez-en à un médecin.</p>', null, 'avancé', 3, 32, 1, true, '2026-11-21T08:00:00Z', 151, '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4","lang":"en"},{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (323, 'Eau ou boisson de l’effort : que choisir selon la durée ?', '<p>De l’eau, presque toujours ; une boisson sucrée devient utile pour un effort intense qui dépasse une heure.</p>
<p>C’est pour ces efforts que la Société internationale de nutrition sportive propose 30 à 60 g de glucides par heure, par exemple dans une boisson.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Votre séance, Dans la gourde"><table>
<thead>
<tr>
<th scope="col">Votre séance</th>
<th scope="col">Dans la gourde</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Marche, yoga, footing tranquille</th>
<td>de l’eau</td>
</tr>
<tr>
<th scope="row">Séance courte, même soutenue</th>
<td>de l’eau</td>
</tr>
<tr>
<th scope="row">Plus d’une heure, intense</th>
<td>une boisson de l’effort</td>
</tr>
<tr>
<th scope="row">La même, avec de quoi manger</th>
<td>de l’eau et <a href="/question/309-faut-il-manger-pendant-un-effort-long">quelques glucides</a></td>
</tr>
</tbody>
</table></div>
<h4>Lire l’étiquette</h4>
<p>Cherchez la ligne « glucides » pour 100 ml. La même société cite des boissons à 6 à 8 % de glucides : cela se lit 6 à 8 g. Un cola dépasse ce repère, avec environ 10 g de sucres. Vous pouvez aussi <a href="/question/307-comment-preparer-une-boisson-de-l-effort-maison">la préparer vous-même</a>.</p>
<p>Ne confondez pas avec les boissons énergisantes. Celles-là contiennent de la caféine ; l’Anses les déconseille pendant l’effort, et en toute occasion aux enfants, aux adolescents et aux femmes enceintes ou allaitantes.</p>
<p>Hors du sport, la boisson de l’effort reste une boisson sucrée. Pour un enfant, de l’eau. Diabète, tension, cœur ou reins malades, grossesse, traitement : demandez d’abord l’avis du médecin.</p>', null, 'facile', 3, 33, 1, true, '2026-11-21T08:00:00Z', 140, '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4","lang":"en"},{"title":"Boissons dites énergisantes : mise en garde","publisher":"Anses","year":"2013"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (316, 'Comment garder du muscle après 65 ans ?', '<p>En le faisant travailler plusieurs fois par semaine, et en mangeant assez.</p>
<p><strong>Douleur dans la poitrine ou malaise à l’effort : arrêtez-vous et appelez le 15 ou le 112.</strong></p>
<h4>Bouger</h4>
<p>L’Organisation mondiale de la santé conseille, à partir de 65 ans, des exercices de force et d’équilibre trois fois par semaine, en plus de la marche. Ils aident à prévenir les chutes. Un club de gym pour seniors ou un kinésithérapeute vous montrera les bons gestes.</p>
<h4>Se nourrir</h4>
<ul>
<li>Mettez un aliment riche en protéines à chaque repas : deux œufs bien cuits, une boîte de sardines, un bol de fromage blanc, une assiette de lentilles.</li>
<li>Gardez un vrai dîner. Une soupe seule nourrit peu : ajoutez-y du fromage râpé ou des pois chiches mixés. Si vous avalez de travers, parlez-en d’abord au médecin.</li>
<li>Pas de régime amaigrissant sans suivi médical.</li>
</ul>
<p>La quantité à viser est expliquée dans <a href="/question/225-combien-de-proteines-par-jour-apres-65-ans">les protéines après 65 ans</a>. Avec des reins malades, c’est le médecin qui la fixe.</p>
<h4>Quand consulter</h4>
<p>Vous maigrissez sans le vouloir, vous mangez moins ? Parlez-en à votre médecin : la dénutrition affaiblit les muscles, même quand le poids paraît normal. Demandez-lui aussi conseil avant de commencer, si vous êtes tombé ou si votre cœur est malade.</p>', null, 'facile', 3, 32, 3, true, '2026-11-21T08:00:00Z', 56, '[{"title":"Lignes directrices sur l’activité physique et la sédentarité","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/physical-activity"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"},{"title":"Diagnostic de la dénutrition chez la personne de 70 ans et plus","publisher":"HAS / FFN","year":"2021","url":"https://www.has-sante.fr/jcms/p_3165944/fr/diagnostic-de-la-denutrition-chez-la-personne-de-70-ans-et-plus"}]', '2026-11-21'),
  (310, 'Combien de glucides par jour quand on s’entraîne ?', '<p>De 5 à 7 g par kilo de poids pour environ une heure d’entraînement par jour, selon le collège américain de médecine du sport (ACSM).</p>
<p>La durée commande. Pour un adulte de 70 kg :</p>
<ul>
<li>activité légère : 3 à 5 g par kilo, soit 210 à 350 g par jour ;</li>
<li>environ une heure : 5 à 7 g, soit 350 à 490 g ;</li>
<li>une à trois heures, à allure modérée ou intense : 6 à 10 g, soit 420 à 700 g ;</li>
<li>plus de quatre à cinq heures : 8 à 12 g, soit 560 à 840 g.</li>
</ul>
<p>Les deux dernières lignes sont pour des compétiteurs.</p>
<h4>Dans l’assiette</h4>
<p>Pour vous faire une idée, 250 g de pâtes cuites, 100 g de baguette et une banane apportent ensemble près de 140 g de glucides. D’autres équivalences sont dans <a href="/fiches-pratiques/alimentation-sportif">le guide du sportif</a>.</p>
<h4>Vous vous entraînez de temps en temps ?</h4>
<p>Ces calculs ne sont pas pour vous. Des repas variés suffisent, avec un peu plus de riz, de pâtes ou de pain les jours de séance, à votre faim.</p>
<p>Avec un diabète, une maladie ou un traitement, pendant une grossesse ou avant 18 ans, décidez des quantités avec un médecin ou un diététicien.</p>', null, 'avancé', 3, 31, 1, true, '2026-11-21T08:00:00Z', 79, '[{"title":"Nutrition and Athletic Performance (AND, DC, ACSM)","publisher":"ACSM","year":"2016","url":"https://doi.org/10.1249/MSS.0000000000000852","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (305, 'Que manger après le sport pour bien récupérer ?', '<p>Votre prochain repas suffit le plus souvent : un féculent, des protéines, des légumes ou un fruit, et de l’eau.</p>
<p>Le féculent regarnit les réserves des muscles ; les protéines servent à leur entretien. Inutile de courir au réfrigérateur : selon la Société internationale de nutrition sportive, la quantité de protéines sur la journée compte plus que l’heure exacte.</p>
<p>Trois idées, sans produit spécial :</p>
<ul>
<li>du riz, une boîte de sardines, des tomates, puis un fruit ;</li>
<li>une omelette, du pain complet, une salade, un yaourt ;</li>
<li>des lentilles avec de la semoule, puis une compote.</li>
</ul>
<p>Si le repas est encore loin, une banane et un bol de fromage blanc font patienter.</p>
<p><strong>Une exception :</strong> vous repartez moins de quatre heures plus tard, pour un second match par exemple. Dans ce cas, commencez à manger sans tarder, surtout des glucides (pain, riz, fruits), et buvez.</p>
<p>Sous insuline ou autre traitement du diabète, ce repas se prépare avec l’équipe qui vous suit. Quant à la fatigue qui résiste au repos et aux vrais repas, elle mérite une consultation.</p>', null, 'facile', 3, 32, 1, true, '2026-11-21T08:00:00Z', 111, '[{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8","lang":"en"},{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4","lang":"en"},{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994","lang":"en"}]', '2026-11-21'),
  (317, 'Règles absentes, fatigue : et si je ne mangeais pas assez pour mon sport ?', '<p>C’est possible, et cela mérite un avis : prenez rendez-vous avec un médecin, du sport si vous le pouvez.</p>
<p><strong>Malaise ou douleur dans la poitrine : appelez le 15 ou le 112.</strong></p>
<p>Des règles qui disparaissent ne sont pas une preuve de bon entraînement. Le médecin en cherchera la cause, car il y en a plusieurs, dont une grossesse. L’une d’elles est le manque d’énergie : on mange longtemps moins que ce que l’on dépense. Le Comité international olympique l’appelle REDs. Os, défenses, humeur, résultats peuvent en souffrir, chez les hommes aussi.</p>
<p>Vous n’êtes pas un cas à part : selon ce comité, 15 à 80 % des sportifs sont touchés, d’un sport à l’autre.</p>
<h4>En attendant le rendez-vous</h4>
<ul>
<li>Levez le pied sur les séances dures, sans vous le reprocher.</li>
<li>Ne sautez plus le repas d’après l’entraînement, même tard.</li>
<li>Ajoutez une collation : pain et fromage, ou banane et yaourt.</li>
<li>Laissez de côté la balance et les applications qui comptent.</li>
<li>Notez vos règles, vos blessures, votre sommeil : cela aidera le médecin.</li>
</ul>
<p>La nourriture vous fait peur, vous avez des crises ou des vomissements ? Dites-le-lui aussi, quel que soit votre poids : <a href="/question/516-anorexie-boulimie-quels-signes-vers-qui-se-tourner">ces signes</a> méritent une aide. Pour un adolescent, voyez <a href="/question/306-comment-savoir-si-mon-ado-sportif-mange-assez">comment savoir s’il mange assez</a>.</p>', null, 'moyen', 3, 32, 1, true, '2026-11-21T08:00:00Z', 90, '[{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994","lang":"en"},{"title":"Troubles des conduites alimentaires : repères","publisher":"Fédération française anorexie boulimie","year":"2021-2025","url":"https://www.ffab.fr/","site":"site de la FFAB"}]', '2026-11-21'),
  (301, 'Que manger avant le sport, et combien de temps avant ?', '<p>Un repas simple à base de féculents, quelques heures avant ; une petite collation si le temps manque.</p>
<p>Les féculents apportent des glucides. Vos muscles les mettent en réserve (c’est le glycogène), puis les brûlent pendant l’effort. Une assiette de 200 g de pâtes cuites en fournit une cinquantaine de grammes ; la même quantité de riz blanc cuit, un peu plus de 60 g.</p>
<ul>
<li><strong>Au repas d’avant :</strong> des pâtes, du riz ou des pommes de terre, un peu de poulet, de poisson ou d’œuf, puis une compote.</li>
<li><strong>Juste avant de partir :</strong> une banane, ou un morceau de pain avec un peu de confiture.</li>
<li><strong>Pour une séance courte et tranquille :</strong> rien, si vous n’avez pas faim (sauf diabète traité).</li>
</ul>
<p>Et le bon délai ? On en lit beaucoup, à l’heure près. Nous n’avons trouvé aucune source assez solide pour vous en donner un. Fiez-vous à votre ventre : il ne doit plus vous gêner quand vous bougez. Faites vos essais à l’entraînement, pas le jour d’une course.</p>
<p>Si un diabète est traité, l’heure et le contenu de ce repas se décident avec le médecin.</p>', null, 'facile', 3, 31, 4, true, '2026-11-21T08:00:00Z', 21, '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (309, 'Faut-il manger pendant un effort long ?', '<p>Oui, s’il est intense et dépasse une heure ; en balade, laissez simplement décider votre faim.</p>
<p>Vos muscles puisent dans une réserve de glucides. Pour un effort intense, la Société internationale de nutrition sportive propose d’en reprendre 30 à 60 g par heure.</p>
<h4>Ce qui tient dans une poche</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Aliment, Glucides"><table>
<thead>
<tr>
<th scope="col">Aliment</th>
<th scope="col">Glucides</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">50 g de baguette</th>
<td>29 g</td>
</tr>
<tr>
<th scope="row">25 g de dattes sèches</th>
<td>environ 16 g de sucres</td>
</tr>
<tr>
<th scope="row">une banane (100 g épluchée)</th>
<td>environ 16 g de sucres</td>
</tr>
<tr>
<th scope="row">100 g de compote allégée en sucres</th>
<td>environ 15 g de sucres</td>
</tr>
</tbody>
</table></div>
<p>Une banane et une compote couvrent donc une première heure. Vous préférez boire vos glucides ? Voyez <a href="/question/307-comment-preparer-une-boisson-de-l-effort-maison">la boisson maison</a>, et comptez l’un et l’autre ensemble.</p>
<p>Prenez de petites bouchées, souvent, et ralentissez pour bien mâcher. Essayez tout à l’entraînement, pas le jour de la course.</p>
<p>Au-delà de 2 h 30, des sportifs entraînés, et dont le ventre est habitué, peuvent aller jusqu’à 90 g par heure, selon le collège américain de médecine du sport (ACSM).</p>
<p>Avec un diabète, ou enceinte, ces prises se règlent avec l’équipe qui vous suit. Enfants et adolescents n’ont pas à suivre ces quantités.</p>', null, 'moyen', 3, 31, 1, true, '2026-11-21T08:00:00Z', 4, '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4","lang":"en"},{"title":"Nutrition and Athletic Performance (AND, DC, ACSM)","publisher":"ACSM","year":"2016","url":"https://doi.org/10.1249/MSS.0000000000000852","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (320, 'Comment savoir combien je perds d’eau en transpirant ?', '<p>Pesez-vous avant et après une séance : pour un adulte, un kilo en moins fait à peu près un litre de sueur, auquel s’ajoute ce que vous avez bu.</p>
<p>Le collège américain de médecine du sport (ACSM) conseille cette pesée pour adapter ce que l’on boit à soi.</p>
<h4>La marche à suivre</h4>
<ol>
<li>Passez aux toilettes, puis pesez-vous en sous-vêtements.</li>
<li>Entraînez-vous une heure, en notant ce que vous buvez.</li>
<li>Au retour, séchez-vous et pesez-vous dans la même tenue.</li>
<li>Ajoutez au poids perdu l’eau que vous avez bue.</li>
</ol>
<h4>Un exemple</h4>
<p>Vous pesez 70 kg au départ, 69,3 kg au retour, et vous avez bu un demi-litre. Votre sueur : 0,7 + 0,5, soit environ 1,2 litre en une heure. Votre poids a baissé de 1 %. C’est sous la limite de 2 % que fixe l’ACSM : rien à changer.</p>
<p>Refaites l’essai un jour plus chaud ou à une autre allure. Il ne s’agit pas de boire plus que cette perte : <a href="/question/319-peut-on-boire-trop-d-eau-pendant-un-effort">ce serait trop</a>.</p>
<p>Cette méthode ne convient pas après 65 ans, où le poids renseigne mal sur l’hydratation, ni aux enfants. Si la balance vous angoisse, passez-vous-en. Grossesse, traitement, cœur ou reins malades : demandez au médecin.</p>', null, 'moyen', 3, 33, 1, true, '2026-11-21T08:00:00Z', 67, '[{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597","lang":"en"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"}]', '2026-11-21'),
  (311, 'Les pâtes la veille d’une course, est-ce utile ?', '<p>C’est un bon dîner, mais une assiette de pâtes ne remplit pas à elle seule vos réserves.</p>
<p>Un calcul le montre. Selon la Société internationale de nutrition sportive, les réserves des muscles sont au plus haut avec 8 à 12 g de glucides par kilo et par jour. À 60 kg, cela fait au moins 480 g dans la journée. Une grosse assiette de 250 g de pâtes cuites en apporte un peu plus de 60. C’est donc l’ensemble des repas qui compte, pas le plat du soir.</p>
<h4>Selon votre course</h4>
<ul>
<li><strong>Courte ou pour le plaisir :</strong> dînez comme d’habitude, avec un féculent que vous aimez.</li>
<li><strong>Longue et disputée :</strong> augmentez un peu la part de riz, de pâtes ou de pain à chaque repas de la veille. Les très grosses quantités sont l’affaire de compétiteurs bien conseillés.</li>
</ul>
<p>Le riz, la semoule ou les pommes de terre font aussi bien l’affaire. Ne vous forcez pas, et choisissez des plats que vous connaissez. Le <a href="/question/301-que-manger-avant-le-sport-et-combien-de-temps-avant">repas du matin</a> prendra le relais.</p>
<p>Vous avez un diabète ? N’augmentez pas vos féculents sans l’avis de l’équipe qui vous suit.</p>', null, 'facile', 3, 31, 1, true, '2026-11-21T08:00:00Z', 104, '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (304, 'Les protéines en poudre sont-elles utiles ?', '<p>Rarement : si vos repas sont variés et que vous mangez à votre faim, vous pouvez vous en passer.</p>
<p>Un bol de 250 g de fromage blanc apporte environ 20 g de protéines, autant que 200 g de lentilles cuites. Dans 100 g de thon au naturel en boîte, il y en a environ 27 g.</p>
<p>Méfiez-vous surtout des produits vendus pour « prendre du muscle » ou « brûler les graisses ». En 2016, l’Anses faisait état de 49 signalements d’effets indésirables. Selon elle, leur efficacité n’est souvent pas démontrée, et l’on peut se doper sans le savoir.</p>
<h4>Si vous en prenez quand même</h4>
<ul>
<li>Voyez d’abord votre médecin ou votre pharmacien : un complément se vend sans autorisation préalable.</li>
<li>Ne cumulez pas plusieurs produits, et évitez les cures longues.</li>
<li>Un effet inattendu ? Arrêtez et signalez-le à un professionnel de santé. Gêne pour respirer ou malaise : d’abord le 15 ou le 112.</li>
</ul>
<p>Pas de poudre pour un enfant ou un adolescent. Grossesse, allaitement, reins malades, traitement : n’en prenez pas sans avis médical.</p>', null, 'facile', 3, 32, 1, true, '2026-11-21T08:00:00Z', 88, '[{"title":"Compléments alimentaires destinés aux sportifs","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/system/files/NUT2014SA0008Ra.pdf"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (314, 'Combien de protéines par repas quand on s’entraîne ?', '<p>De 20 à 40 g par prise, toutes les trois à quatre heures, propose la Société internationale de nutrition sportive (ISSN) pour un adulte en bonne santé.</p>
<p>Elle donne aussi un repère selon le poids : 0,25 g par kilo et par prise, soit un peu moins de 18 g à 70 kg. Pas de quoi sortir la balance : <a href="/question/303-combien-de-proteines-par-jour-quand-on-fait-du-sport">le total de la journée</a> compte plus que le partage.</p>
<h4>Une journée en quatre prises</h4>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau : Moment, Exemple, Protéines"><table>
<thead>
<tr>
<th scope="col">Moment</th>
<th scope="col">Exemple</th>
<th scope="col">Protéines</th>
</tr>
</thead>
<tbody>
<tr>
<th scope="row">Matin</th>
<td>200 g de fromage blanc, 60 g de pain complet</td>
<td>environ 21 g</td>
</tr>
<tr>
<th scope="row">Midi</th>
<td>100 g de poulet cuit, 150 g de semoule cuite</td>
<td>environ 35 g</td>
</tr>
<tr>
<th scope="row">Goûter</th>
<td>60 g de thon au naturel, 80 g de baguette</td>
<td>environ 23 g</td>
</tr>
<tr>
<th scope="row">Soir</th>
<td>200 g de lentilles, 200 g de riz, pesés cuits</td>
<td>environ 26 g</td>
</tr>
</tbody>
</table></div>
<p>On arrive à 105 g, sans produit spécial. Votre petit-déjeuner se limite à un café et une tartine ? Commencez par lui : un bol de fromage blanc ou deux œufs changent le compte.</p>
<p>Reins malades, grossesse, allaitement, moins de 18 ans : pas de calcul de ce genre sans avis médical.</p>', null, 'avancé', 3, 32, 1, true, '2026-11-21T08:00:00Z', 126, '[{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-21'),
  (312, 'Que glisser dans le sac d’un enfant qui fait du sport ?', '<p>Une gourde d’eau et son goûter de tous les jours : c’est tout ce qu’il lui faut.</p>
<p><strong>Il s’étouffe, ou il fait un malaise : appelez le 15 ou le 112.</strong></p>
<p>L’Anses, l’agence sanitaire française, déconseille d’ajouter des prises aux trois repas et au goûter. Avancez ou retardez donc le goûter, plutôt que d’en donner deux.</p>
<h4>Quatre goûters qui voyagent bien</h4>
<ul>
<li>du pain et quelques carrés de chocolat ;</li>
<li>une banane et une tranche de pain ;</li>
<li>une clémentine et un petit sandwich à l’emmental ;</li>
<li>une compote en gourde et du pain complet.</li>
</ul>
<p>Le fromage voyage avec un bloc réfrigérant. Contre l’étouffement, pas de fruits à coque entiers avant 5 ou 6 ans, selon des repères belges, suisses et canadiens ; les grains de raisin se coupent en quatre, dans la longueur. On mange assis, jamais en courant. D’autres idées dans <a href="/question/506-quel-gouter-donner-a-un-enfant">le goûter de l’enfant</a>.</p>
<h4>À laisser au magasin</h4>
<p>Les boissons énergisantes sont déconseillées aux enfants et aux adolescents par l’Anses. Boissons de l’effort, barres et poudres pour sportifs ne lui servent pas.</p>
<p>S’il fait chaud, prévoyez plus d’eau et rappelez-lui de boire. En cas d’allergie ou de diabète, suivez les consignes de son médecin et prévenez l’entraîneur.</p>', null, 'facile', 3, 31, 2, true, '2026-11-21T08:00:00Z', 32, '[{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"},{"title":"Étouffement et fruits à coque entiers","publisher":"PassionSanté, d’après l’hôpital universitaire de Gand ; Let’s Family (Suisse) ; UBC Don’t Choke (Canada)","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"},{"title":"Boissons dites énergisantes : mise en garde","publisher":"Anses","year":"2013"},{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024"}]', '2026-11-21'),
  (322, 'Comment s’hydrater pour faire du sport quand il fait chaud ?', '<p>Buvez régulièrement, sans attendre la soif et sans dépasser ce que vous transpirez ; en pleine canicule, reportez la séance.</p>
<p><strong>Confusion, malaise, propos bizarres : arrêtez-vous à l’ombre et appelez le 15 ou le 112.</strong></p>
<h4>Avant</h4>
<p>Déplacez la séance tôt le matin, raccourcissez-la, choisissez un parcours avec un point d’eau. Prenez un verre d’eau avec votre repas. Tomates, concombre, pastèque aident aussi : ils contiennent plus de 90 % d’eau.</p>
<h4>Pendant</h4>
<p>Quelques gorgées à chaque pause, sans chercher à boire plus que vous ne transpirez : <a href="/question/319-peut-on-boire-trop-d-eau-pendant-un-effort">ce serait trop</a>. Un effort long et intense ? Voyez <a href="/question/323-eau-ou-boisson-de-l-effort-que-choisir-selon-la-duree">eau ou boisson de l’effort</a>. Si vous vous sentez mal, arrêtez-vous.</p>
<h4>Après</h4>
<p>De l’eau, un vrai repas, pas d’alcool.</p>
<p>Santé publique France conseille d’éviter l’effort pendant les fortes chaleurs. La prudence est encore plus grande pendant une grossesse, après 65 ans, pour un jeune enfant, en cas de maladie ou de traitement : demandez conseil au médecin ou au pharmacien, y compris sur ce qu’il faut boire. Pour vos proches âgés, voyez <a href="/question/122-canicule-que-boire-et-que-manger">que boire et manger en canicule</a>.</p>', null, 'facile', 3, 33, 1, true, '2026-11-21T08:00:00Z', 45, '[{"title":"Fortes chaleurs et canicule : conseils de prévention","publisher":"Santé publique France","url":"https://www.santepubliquefrance.fr/determinants-de-sante/climat/fortes-chaleurs-canicule"},{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', '2026-11-22'),
  (319, 'Peut-on boire trop d’eau pendant un effort ?', '<p>Oui : boire plus qu’on ne transpire peut être dangereux.</p>
<p><strong>Confusion ou malaise, pendant l’effort ou dans les heures qui suivent : appelez le 15 ou le 112.</strong></p>
<p>Le sodium du sang risque alors de trop baisser : les médecins parlent d’hyponatrémie. D’où la règle du collège américain de médecine du sport (ACSM) : ne pas perdre plus de 2 % de son poids, mais ne jamais boire plus que ses pertes.</p>
<h4>Comment cela arrive</h4>
<p>On part avec deux gourdes, on prend un gobelet à chaque ravitaillement, on finit tout « pour être sûr ». À la fin, on a bu plus qu’on n’a transpiré.</p>
<h4>Les bons réflexes</h4>
<ul>
<li>Buvez par gorgées, sans vous forcer.</li>
<li>Un ravitaillement n’est pas une obligation : passez-le si vous n’avez pas besoin de boire.</li>
<li>Pesez-vous de temps en temps avant et après une sortie longue. Un poids plus haut à l’arrivée : buvez moins la fois suivante. <a href="/question/320-comment-savoir-combien-je-perds-d-eau-en-transpirant">La méthode est ici</a>.</li>
</ul>
<p>Nous ne donnons pas de quantité par heure : elle change trop d’une personne et d’un jour à l’autre. Après 65 ans, la pesée renseigne mal ; elle n’est pas non plus pour un enfant. Grossesse, traitement, cœur ou reins malades : le médecin dira combien boire.</p>', null, 'moyen', 3, 33, 1, true, '2026-11-21T08:00:00Z', 18, '[{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597","lang":"en"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"}]', '2026-11-21')
on conflict (id) do update set
  question = excluded.question,
  answer = excluded.answer,
  idea = excluded.idea,
  difficulty = excluded.difficulty,
  category_id = excluded.category_id,
  subcategory_id = excluded.subcategory_id,
  target_audience_id = excluded.target_audience_id,
  is_published = excluded.is_published,
  created_at = excluded.created_at,
  order_index = excluded.order_index,
  sources = excluded.sources,
  reviewed_on = excluded.reviewed_on;
select setval(pg_get_serial_sequence('public.faqalim_faqs', 'id'), (select max(id) from public.faqalim_faqs));

insert into public.faqalim_quizzes (id, title, description, difficulty, passing_score, time_limit, category_id, is_published, created_at) values
  (3, 'Boire, combien et quoi ?', 'Eau, café, jus, sodas, fortes chaleurs : faites le point sur ce que vous buvez.', 'facile', 60, null, 1, true, '2026-11-21T08:00:00Z'),
  (7, 'Conserver et cuire sans risque', 'Réfrigérateur, restes, riz, steak haché, dates : les bons gestes, et surtout leurs raisons.', 'facile', 75, 420, 4, true, '2026-11-21T08:00:00Z'),
  (5, 'De la grossesse aux premiers repas', 'Vitamines, fromages, poisson, premières purées : faites le point, sans vous inquiéter.', 'moyen', 80, null, 2, true, '2026-11-21T08:00:00Z'),
  (8, 'Faim, portions et sucres', 'Ce qui joue sur la faim, ce que cache un verre de jus, ce qu’est une portion : dix questions, sans balance.', 'moyen', 70, null, 5, true, '2026-11-21T08:00:00Z'),
  (2, 'Lire une étiquette', 'Ingrédients, allégations, dates, Nutri-Score : que disent vraiment les emballages ?', 'moyen', 70, 480, 1, true, '2026-11-21T08:00:00Z'),
  (6, 'Nutrition du sportif', 'Glucides, protéines, eau, caféine : que valent vos repères d’entraînement ?', 'avancé', 80, 600, 3, true, '2026-11-21T08:00:00Z'),
  (1, 'Les repères au quotidien', 'Fruits, légumes, fibres, sel, poisson : savez-vous où vous en êtes ?', 'facile', 70, 300, 1, true, '2026-11-21T08:00:00Z'),
  (9, 'Manger plus végétal', 'Protéines, fer, vitamine B12, soja, légumes secs : savez-vous équilibrer une assiette plus végétale ?', 'avancé', 75, null, 6, true, '2026-11-21T08:00:00Z'),
  (4, 'Vitamines et minéraux', 'Fer, calcium, iode, vitamines C, D ou B12 : savez-vous où les trouver, et quand demander un avis ?', 'moyen', null, null, 2, true, '2026-11-21T08:00:00Z'),
  (10, 'Vrai ou faux ?', 'Sucre roux, sel rose, surgelés, détox : douze idées qui circulent, un verdict et sa raison.', 'facile', 60, 360, 7, true, '2026-11-21T08:00:00Z')
on conflict (id) do update set
  title = excluded.title,
  description = excluded.description,
  difficulty = excluded.difficulty,
  passing_score = excluded.passing_score,
  time_limit = excluded.time_limit,
  category_id = excluded.category_id,
  is_published = excluded.is_published,
  created_at = excluded.created_at;
select setval(pg_get_serial_sequence('public.faqalim_quizzes', 'id'), (select max(id) from public.faqalim_quizzes));

delete from public.faqalim_quiz_questions
where quiz_id in (3, 7, 5, 8, 2, 6, 1, 9, 4, 10)
  and id not in (301, 302, 303, 304, 305, 306, 307, 308, 701, 702, 703, 704, 705, 706, 707, 708, 709, 710, 501, 502, 503, 504, 505, 506, 507, 508, 509, 801, 802, 803, 804, 805, 806, 807, 808, 809, 810, 201, 202, 203, 204, 205, 206, 207, 208, 209, 210, 601, 602, 603, 604, 605, 606, 607, 608, 609, 610, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 901, 902, 903, 904, 905, 906, 907, 908, 909, 910, 401, 402, 403, 404, 405, 406, 407, 408, 409, 410, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009, 1010, 1011, 1012);

insert into public.faqalim_quiz_questions (id, quiz_id, order_index, question, explanation, sources, faq_id) values
  (301, 3, 1, 'Pour une femme, le repère européen est de 2 litres d’eau par jour. Que compte-t-on dans ces 2 litres ?', 'Soupe, fruits, légumes et yaourts comptent aussi. Les boissons apportent 70 à 80 % de cette eau, soit environ 1,6 L pour une femme et 2 L pour un homme. Enceinte ou allaitante, il en faut davantage. Si votre cœur ou vos reins sont malades, le médecin fixe la quantité.', '[{"title":"Scientific opinion on dietary reference values for water","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1459","lang":"en"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"}]', 106),
  (302, 3, 2, 'Que penser de l’eau bue pendant le repas ?', 'Boire à table ne dilue pas les sucs digestifs au point de gêner la digestion : l’eau y participe plutôt. Gardez donc la carafe sur la table. Si vous toussez ou avalez de travers en buvant, parlez-en d’abord au médecin.', '[{"title":"Does drinking water during or after a meal disturb digestion?","publisher":"Mayo Clinic","year":"2015","url":"https://www.mayoclinic.org/healthy-lifestyle/nutrition-and-healthy-eating/expert-answers/digestion/faq-20058348","lang":"en"}]', 730),
  (303, 3, 3, 'Des habitués ont bu 4 tasses de café par jour à la place d’autant d’eau. Qu’est devenue leur hydratation ?', 'Chez ces cinquante habitués, l’eau du corps n’a pas changé : le café compte dans vos boissons. Pour la caféine, l’autorité européenne (EFSA) juge sûrs jusqu’à 400 mg par jour pour un adulte en bonne santé, 200 mg enceinte ou allaitante. Maladie du cœur ou traitement : demandez au médecin.', '[{"title":"No evidence of dehydration with moderate daily coffee intake","publisher":"Killer et al., PLoS ONE","year":"2014","url":"https://doi.org/10.1371/journal.pone.0084154","lang":"en"},{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102","lang":"en"}]', 101),
  (304, 3, 4, 'Un verre de cola de 20 cl apporte environ 20 g de sucres. Quelle boisson en apporte presque autant ?', 'Le même verre de jus d’orange apporte environ 19 g de sucres et presque pas de fibres. L’OMS range les sucres des jus parmi les « sucres libres », avec les sucres ajoutés et le miel. Ceux du fruit entier n’en font pas partie.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"}]', 507),
  (305, 3, 5, 'Boissons sucrées, jus de fruits compris : quel repère l’Anses donne-t-elle aux adultes ?', 'C’est un plafond, sodas et jus additionnés, et non un objectif : l’eau reste la boisson de tous les jours. Avant 13 ans, la limite de sucres de l’Anses est plus basse. Avec un diabète, gardez les repères de votre médecin.', '[{"title":"Sucres dans l’alimentation","publisher":"Anses","year":"2016-2019","url":"https://www.anses.fr/fr/content/sucres-dans-l%E2%80%99alimentation"},{"title":"Actualisation des repères du PNNS : révision des repères de consommations alimentaires","publisher":"Anses","year":"2016-2017","url":"https://www.anses.fr/fr/system/files/NUT2012SA0103Ra-1.pdf"}]', 507),
  (306, 3, 6, 'Au Nutri-Score, nouveau calcul de 2025, quelle boisson est la seule à obtenir un A ?', 'Selon Santé publique France, seule l’eau a un A. Les laits écrémé et demi-écrémé passent en B, et les édulcorants pénalisent la note. L’ancien calcul reste visible jusqu’en mars 2027. Ce score ne s’applique pas aux aliments des moins de 3 ans.', '[{"title":"Nutri-Score : nouvelle formule (communiqués des 17/3/2025 et 30/6/2025)","publisher":"Santé publique France","year":"2025","url":"https://www.santepubliquefrance.fr/determinants-de-sante/nutrition-et-activite-physique/articles/nutri-score"},{"title":"Arrêté du 14 mars 2025 (Nutri-Score) – annexe, cahier des charges","publisher":"JORF","year":"2025","url":"https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000051329254"}]', 109),
  (307, 3, 7, 'Pendant de fortes chaleurs, laquelle de ces boissons est déconseillée ?', 'Malaise ou confusion : appelez le 15 ou le 112. Une bière reste de l’alcool, à éviter par forte chaleur, même très fraîche. Buvez plutôt de l’eau régulièrement, sans attendre la soif, et mangez suffisamment. Grand âge, grossesse, jeune enfant, maladie, traitement : demandez conseil.', '[{"title":"Fortes chaleurs et canicule : conseils de prévention","publisher":"Santé publique France","url":"https://www.santepubliquefrance.fr/determinants-de-sante/climat/fortes-chaleurs-canicule"}]', 122),
  (308, 3, 8, 'Après 65 ans, la couleur des urines renseigne-t-elle bien sur l’hydratation ?', 'Confusion soudaine ou malaise : appelez le 15 ou le 112. Vertiges, maux de tête, fatigue ou comportement inhabituels, urines rares : demandez vite un avis médical. À cet âge, couleur des urines, bouche sèche et pli de la peau trompent, et la soif diminue. Proposez à boire souvent, sauf limite fixée par le médecin.', '[{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024","lang":"en"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013"}]', 208),
  (701, 7, 1, 'Réfrigérateur : où vérifier qu’il fait 4 °C au plus ?', 'C’est là que l’Anses conseille de 0 à 4 °C. La bactérie Listeria y ralentit, sans s’arrêter ; les salmonelles ne s’y multiplient plus. Rangez-y la viande et le poisson crus. À surveiller de près pendant la grossesse, avec l’âge ou quand les défenses sont affaiblies.', '[{"title":"Refrigerator and food hygiene","publisher":"Anses","year":"2013","url":"https://www.anses.fr/en/content/refrigerator-and-food-hygiene","lang":"en"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', 405),
  (702, 7, 2, 'Un plat en sauce sort du feu. Combien de temps au plus à température ambiante, selon l’OMS ?', 'Deux heures au plus, puis au réfrigérateur : ne laissez pas le plat refroidir dehors jusqu’au lendemain. Une grande quantité refroidit plus vite partagée en petites boîtes. Un plat oublié toute la nuit hors du froid se jette, sans y goûter.', '[{"title":"Cinq clefs pour des aliments plus sûrs","publisher":"OMS","year":"2001-2006","url":"https://www.who.int/publications/i/item/9789241594639","hreflang":"en"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"}]', 404),
  (703, 7, 3, 'La plupart des restes se gardent trois jours au plus au réfrigérateur. Lequel manger plus tôt ?', 'Selon l’Anses, les restes se mangent dans les trois jours, et plus vite s’ils contiennent de la crème. Le riz cuit, lui, n’attend pas plus de 24 heures. Une date écrite sur le couvercle évite d’hésiter.', '[{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Rice: safe cooling, storing and reheating","publisher":"NHS / RBKC","url":"https://www.rbkc.gov.uk/business-and-enterprise/food-safety/rice-poultry-and-eggs","lang":"en"}]', 404),
  (704, 7, 4, 'Pourquoi garder le riz cuit moins longtemps que d’autres restes ?', 'Ces spores peuvent donner une toxine que le réchauffage n’élimine pas. Le conseil britannique : refroidir le riz en moins d’une heure, le mettre au froid, le manger dans les 24 heures, réchauffé une seule fois et bien fumant. Resté dehors toute la nuit, il se jette.', '[{"title":"Rice: safe cooling, storing and reheating","publisher":"NHS / RBKC","url":"https://www.rbkc.gov.uk/business-and-enterprise/food-safety/rice-poultry-and-eggs","lang":"en"}]', 404),
  (705, 7, 5, 'Steak haché d’un enfant : quelle température atteindre à cœur, selon l’Anses ?', 'Visez 70 °C et plus aucun rose au centre, surtout avant 15 ans. La viande hachée peut porter des E. coli, parfois graves pour les reins des jeunes enfants. Même règle pour les femmes enceintes, les personnes âgées ou aux défenses affaiblies. Du sang dans les selles d’un enfant : appelez le 15 ou le 112.', '[{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/","site":"site de l’Anses"},{"title":"Syndrome hémolytique et urémique pédiatrique en France : chiffres clés 2021","publisher":"Santé publique France","year":"2022","url":"https://www.santepubliquefrance.fr/les-actualites/2022/syndrome-hemolytique-et-uremique-pediatrique-en-france-chiffres-cles-2021"}]', 402),
  (706, 7, 6, 'Pourquoi ne pas recongeler une viande crue qui a décongelé ?', 'Le congélateur empêche les microbes de se multiplier, mais ne les tue pas : ils peuvent repartir quand l’aliment dégèle. Laissez donc décongeler la viande au réfrigérateur, jamais sur la table, et cuisez-la bien. Le plat cuit, lui, peut aller au congélateur.', '[{"title":"Food safety tips","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/safety-hygiene/cooking-your-food","lang":"en"}]', 406),
  (707, 7, 7, 'Quelle mention annonce une date dont le dépassement expose à un risque pour la santé ?', 'C’est la date limite de consommation, ou DLC, des produits périssables : une fois passée, on jette sans goûter. « De préférence avant » est une indication : intact et bien conservé, le produit peut perdre du goût ou des vitamines, sans devenir dangereux. Pour une femme enceinte ou une personne âgée, la DLC compte encore plus.', '[{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', 108),
  (708, 7, 8, 'Pourquoi ne pas rincer un poulet cru sous le robinet ?', 'Les gouttes portent ses bactéries sur l’évier, les mains et le plan de travail. Seule la cuisson à cœur les détruit. Lavez-vous les mains au savon après l’avoir touché, et gardez une planche pour le cru, une autre pour le cuit et les légumes lavés.', '[{"title":"Food safety tips","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/safety-hygiene/cooking-your-food","lang":"en"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"}]', 403),
  (709, 7, 9, 'Comment préparer un steak haché surgelé ?', 'Il passe directement du congélateur à la poêle. Coupez-le en deux avant de servir : aucune trace de rose au milieu, surtout pour un enfant, une femme enceinte, une personne âgée ou aux défenses affaiblies. Boulettes et farces demandent la même cuisson.', '[{"title":"Veillons à bien cuire les aliments","publisher":"CLCV","url":"https://www.clcv.org/nutrition-sante/veillons-a-bien-cuire-les-aliments"},{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/","site":"site de l’Anses"}]', 402),
  (710, 7, 10, 'Pourquoi l’Anses déconseille-t-elle de goûter la pâte à gâteau ou à pizza crue ?', 'La farine crue peut porter des E. coli, et une épidémie a eu lieu en France en 2022. Pâte à gâteau, à cookies ou à pizza : ni crue, ni peu cuite. Avec les enfants, mieux vaut goûter le gâteau sorti du four que la cuillère.', '[{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/","site":"site de l’Anses"}]', 414),
  (501, 5, 1, 'Santé publique France et la HAS conseillent un complément dès le projet de grossesse. De quelle vitamine ?', 'C’est l’acide folique : en général 400 µg par jour, jusqu’à 12 semaines après le début des dernières règles. La dose change en cas d’antécédent. Parlez de votre projet au médecin ou à la sage-femme, et ne prenez aucun autre complément sans leur avis.', '[{"title":"Acide folique avant et pendant la grossesse","publisher":"Santé publique France / HAS","year":"2017-2025","url":"https://www.santepubliquefrance.fr/nutrition-et-activite-physique/depliantflyer/je-pense-bebe-je-pense-b9-la-vitamine-b9-le-bon-reflexe-pour-bien-preparer-votre-grossesse"},{"title":"Révision des repères alimentaires femmes enceintes et allaitantes","publisher":"HCSP","year":"2022","url":"https://www.hcsp.fr/","site":"site du HCSP"}]', 219),
  (502, 5, 2, '« Manger pour deux » : au premier trimestre, de combien le besoin d’énergie augmente-t-il, selon l’EFSA ?', 'C’est à peu près une petite banane. Le besoin moyen monte ensuite, de 260 puis de 500 kcal par jour aux deux autres trimestres. Inutile de compter : mangez à votre faim. Si vous maigrissez ou n’arrivez plus à manger, consultez.', '[{"title":"Dietary reference values for energy","publisher":"EFSA","year":"2013","url":"https://doi.org/10.2903/j.efsa.2013.3005","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', null),
  (503, 5, 3, 'Pourquoi l’agence sanitaire française a-t-elle déconseillé le foie pendant la grossesse ?', 'Le foie est très riche en vitamine A. Foie gras et pâté de foie s’évitent aussi, dès qu’on prépare une grossesse, et l’on ne prend pas de complément de cette vitamine. Vous avez mangé du foie une fois avant de vous savoir enceinte ? Il n’y a pas de quoi vous inquiéter.', '[{"title":"Vitamine A : foie déconseillé aux femmes enceintes ou souhaitant l’être","publisher":"Afssa","year":"2004"}]', 205),
  (504, 5, 4, 'Enceinte, lequel de ces poissons vaut-il mieux éviter, même bien cuit ?', 'L’Anses déconseille l’espadon, le requin et le marlin, entre autres, pendant la grossesse, l’allaitement et chez le petit enfant. Le repère reste de deux poissons par semaine, dont un gras, comme la sardine : bien cuit si vous êtes enceinte, jamais cru ni fumé.', '[{"title":"Consommation de poissons : fiche de conseils, d’après l’avis de 2013","publisher":"Anses","year":"2013","url":"https://www.anses.fr/system/files/ANSES-Ft-RecosPoissons.pdf"},{"title":"Prévention listériose/toxoplasmose pendant la grossesse","publisher":"UNESS / application hospitalière Bébé-info-service"}]', 221),
  (505, 5, 5, 'Enceinte, lequel de ces fromages vaut-il mieux laisser de côté ?', 'Les fromages à pâte molle et à croûte lavée ou fleurie exposent à la listériose, rare mais grave. L’emmental, le comté et le beaufort sont des pâtes pressées cuites : même au lait cru, ils restent possibles. De la fièvre pendant la grossesse ? Consultez sans attendre.', '[{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Prévention listériose/toxoplasmose pendant la grossesse","publisher":"UNESS / application hospitalière Bébé-info-service"}]', 205),
  (506, 5, 6, 'Par quel aliment commencer la diversification de bébé, selon les repères français actuels ?', 'Légume, fruit, viande, œuf : l’ordre est libre, la forme doit convenir à son âge, lisse au début. On commence après 4 mois révolus et avant 6 mois, avec l’avis du médecin. Un eczéma sévère ou une allergie connue demandent d’abord son accord.', '[{"title":"Avis relatif à la révision des repères alimentaires pour les enfants 0-36 mois et 3-17 ans","publisher":"HCSP","year":"2020","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=924"},{"title":"Recommandations diversification 0-3 ans","publisher":"Santé publique France","year":"2021","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-sur-la-diversification-alimentaire-des-enfants-jusqu-a-3-ans"}]', 206),
  (507, 5, 7, 'Vitamine D du bébé : pourquoi l’Anses veut-elle un médicament prescrit, et non un complément alimentaire ?', 'Trop de gouttes et bébé va mal ? Appelez le 15 ou le 112 ; sinon, le centre antipoison, au 01 45 42 59 59. Certains compléments sont très concentrés et des surdosages ont abîmé des reins. Un seul produit, prescrit, des gouttes comptées.', '[{"title":"Vitamine D chez l’enfant : recourir aux médicaments et non aux compléments alimentaires","publisher":"Anses / ANSM","year":"2021","url":"https://www.anses.fr/fr/content/vitamine-d-chez-l%E2%80%99enfant-recourir-aux-m%C3%A9dicaments-et-non-aux-compl%C3%A9ments-alimentaires-pour"},{"title":"Centres antipoison : numéros d’urgence et premiers gestes","publisher":"Réseau des centres antipoison","url":"https://centres-antipoison.net/","site":"site des centres antipoison"}]', 202),
  (508, 5, 8, 'Pâtes pressées cuites mises à part, jusqu’à quel âge éviter le lait cru et les fromages au lait cru ?', 'Le risque d’infection grave est plus élevé chez les plus jeunes, puis diminue jusqu’à 15 ans. Comté, emmental, beaufort et gruyère conviennent. Du sang dans les selles d’un enfant : appelez le 15 ou le 112. Enceinte, ces fromages s’évitent aussi.', '[{"title":"Consommation de fromages à base de lait cru : rappel des précautions à prendre","publisher":"Préfecture de l’Orne","year":"2019-2021","url":"https://www.orne.gouv.fr/consommation-de-fromages-a-base-de-lait-cru-rappel-a9361.html"},{"title":"Syndrome hémolytique et urémique pédiatrique en France : chiffres clés 2021","publisher":"Santé publique France","year":"2022","url":"https://www.santepubliquefrance.fr/les-actualites/2022/syndrome-hemolytique-et-uremique-pediatrique-en-france-chiffres-cles-2021"}]', 426),
  (509, 5, 9, 'Combien de fois faut-il parfois présenter un aliment avant que l’enfant l’accepte, selon l’Anses ?', 'Un refus n’est donc pas définitif. Reproposez une cuillerée un autre jour, sans forcer et sans récompense. Une exception : un aliment qui a provoqué une réaction ne se redonne pas sans le médecin. Gonflement du visage, gêne pour respirer ou malaise : le 15 ou le 112.', '[{"title":"Repères 0-3 ans et 4-17 ans","publisher":"Anses","year":"2019","url":"https://www.anses.fr/fr/content/nutrition-des-enfants-des-personnes-agees-et-des-femmes-enceintes-ou-allaitantes-lanses"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/","site":"site de la HAS"}]', 209),
  (801, 8, 1, 'Selon la revue Cochrane de 2015, qu’est-ce qui joue le plus sûrement sur la quantité mangée ?', 'Quand la portion ou le contenant grandit, on mange davantage, enfant comme adulte ; la preuve est jugée modérée. Pour l’assiette seule, l’effet est moins sûr. Un repère utile pour se servir, pas une raison de manger moins : un enfant ou une personne âgée sans appétit n’en a pas besoin.', '[{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2","lang":"en"}]', 502),
  (802, 8, 2, 'Lequel apporte des « sucres libres », au sens de l’OMS ?', 'Les sucres libres sont ceux qu’on ajoute, plus ceux du miel, des sirops et des jus de fruits. Ceux du fruit entier et du lait n’en font pas partie. Un verre de 20 cl de jus d’orange apporte environ 19 g de sucres. Avec un diabète, gardez les repères de votre médecin.', '[{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', 507),
  (803, 8, 3, 'Selon une analyse de 2007, combien de personnes au régime reprennent, à long terme, plus qu’elles n’avaient perdu ?', 'Reprendre du poids est donc fréquent : ce n’est pas un manque de volonté. L’Anses a relevé, dans quinze régimes, des déséquilibres et des risques pour les os, les muscles et le moral. Avant de chercher à maigrir, voyez un médecin.', '[{"title":"Medicare’s search for effective obesity treatments: diets are not the answer","publisher":"Mann et al., Am Psychol","year":"2007","url":"https://doi.org/10.1037/0003-066X.62.3.220","lang":"en"},{"title":"Évaluation des risques liés aux pratiques alimentaires d’amaigrissement","publisher":"Anses","year":"2010-2011"}]', 503),
  (804, 8, 4, 'Pour le Haut Conseil de la santé publique, combien de fromage équivaut à un yaourt de 125 g ?', 'Un produit laitier, c’est 30 g de fromage, un yaourt de 125 g ou 150 ml de lait, selon le Haut Conseil. La part de fromage paraît petite : ne la jugez pas au volume. Pour un adulte, Santé publique France conseille deux produits laitiers par jour.', '[{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"}]', 502),
  (805, 8, 5, 'Que change le miel à la place du sucre blanc, à poids égal ?', 'Pour 100 g, environ 80 g de sucres dans le miel, près de 100 g dans le sucre blanc : le reste du miel est surtout de l’eau, avec des traces de minéraux. Avec un diabète, il compte donc aussi. Jamais de miel avant 1 an, en revanche : il expose au botulisme du nourrisson.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010"}]', 722),
  (806, 8, 6, 'Dans les études, que se passe-t-il quand on se souvient de son dernier repas ?', 'La mémoire du repas compte : s’en souvenir fait manger moins au suivant, et manger distrait peut faire manger plus sur le moment. Pour la télévision, une analyse de 2025 trouve un effet plus faible. Avec un petit appétit, inutile de chercher à manger moins.', '[{"title":"Eating attentively: a systematic review and meta-analysis","publisher":"Robinson et al., AJCN","year":"2013","url":"https://doi.org/10.3945/ajcn.112.045245","lang":"en"},{"title":"Effects of television viewing on food intake: systematic review and meta-analysis","publisher":"Garg et al., Nutrients 17:166","year":"2025","url":"https://doi.org/10.3390/nu17010166","lang":"en"}]', 501),
  (807, 8, 7, 'Édulcorants et contrôle du poids : que conseille l’OMS depuis 2023 ?', 'L’OMS ne retient pas de bénéfice durable pour le poids, et signale de possibles liens défavorables à long terme, sans certitude. Ce conseil, dit conditionnel, ne vise pas les personnes déjà diabétiques : si vous l’êtes, ne changez rien sans en parler à votre médecin.', '[{"title":"Guideline: use of non-sugar sweeteners","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news/item/15-05-2023-who-advises-not-to-use-non-sugar-sweeteners-for-weight-control-in-newly-released-guideline","lang":"en","hreflang":"fr"}]', 715),
  (808, 8, 8, 'Pour la Société suisse de nutrition, à quoi reconnaît-on une collation ?', 'C’est un petit repas prévu, pris assis. Le grignotage, lui, vient sans faim et sans limite. Les distinguer aide à comprendre, pas à se juger. Si vous avez des crises que vous n’arrivez pas à arrêter, ou peur de manger, parlez-en à votre médecin.', '[{"title":"Fiches « Dix-heures et goûters »","publisher":"Société suisse de nutrition","year":"2016"},{"title":"Troubles des conduites alimentaires : repères","publisher":"Fédération française anorexie boulimie","year":"2021-2025","url":"https://www.ffab.fr/","site":"site de la FFAB"}]', 508),
  (809, 8, 9, 'Dans un essai de 2019, qu’ont fait vingt adultes nourris d’aliments ultra-transformés ?', 'Chacun a suivi deux semaines de chaque alimentation. Avec les ultra-transformés, on mangeait environ 500 kcal de plus par jour qu’avec le non transformé : texture, fibres et rassasiement comptent. L’essai est petit et court. Il éclaire la faim, il n’interdit aucun aliment.', '[{"title":"Ultra-processed diets cause excess calorie intake and weight gain","publisher":"Hall et al., Cell Metab","year":"2019","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7946062/","lang":"en"}]', 501),
  (810, 8, 10, 'Selon l’Anses, quel rythme convient à un écolier dans la journée ?', 'Petit-déjeuner, déjeuner, goûter, dîner : chez l’enfant, l’Anses déconseille d’ajouter d’autres prises. La collation systématique de 10 heures à l’école n’est donc pas justifiée. En cas de diabète ou de petit appétit qui vous inquiète, suivez l’avis de son médecin.', '[{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"}]', 506),
  (201, 2, 1, 'Dans une liste d’ingrédients, que sait-on du premier cité ?', 'Les ingrédients sont rangés du plus lourd au plus léger. Un sucre ou une graisse cités en tête pèsent donc beaucoup dans la recette. Dans cette même liste, les allergènes doivent ressortir, en gras par exemple.', '[{"title":"L’étiquetage des produits alimentaires préemballés","publisher":"DEETS Mayotte (DGCCRF)","year":"2024","url":"https://mayotte.deets.gouv.fr/L-etiquetage-des-produits-alimentaires-preemballes"}]', 107),
  (202, 2, 2, 'Un paquet de biscuits montre de belles fraises. Que doit préciser l’étiquette ?', 'Un ingrédient mis en avant, par l’image ou par le nom, doit avoir son pourcentage dans la liste ou près du nom. C’est le bon chiffre pour vérifier ce que promet la photo, et pour départager deux marques.', '[{"title":"L’étiquetage des produits alimentaires préemballés","publisher":"DEETS Mayotte (DGCCRF)","year":"2024","url":"https://mayotte.deets.gouv.fr/L-etiquetage-des-produits-alimentaires-preemballes"}]', null),
  (203, 2, 3, 'Un yaourt nature non sucré affiche quand même des sucres. D’où viennent-ils ?', 'Le tableau compte ensemble tous les sucres simples, d’origine ou ajoutés. À elle seule, la ligne « dont sucres » ne dit donc pas si le fabricant a sucré son yaourt : il faut aller voir la liste des ingrédients.', '[{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"}]', 107),
  (204, 2, 4, 'Que garantit la mention « allégé en matières grasses » sur un fromage ?', '« Allégé » compare avec un produit similaire : un fromage allégé peut donc rester gras. Les seuils pour 100 g valent pour d’autres mentions : 3 g au plus pour « pauvre en matières grasses », 0,5 g pour « sans ».', '[{"title":"Règlement (CE) n° 1924/2006 concernant les allégations nutritionnelles et de santé – annexe","publisher":"Union européenne","year":"2006","url":"https://eur-lex.europa.eu/eli/reg/2006/1924/oj"}]', 124),
  (205, 2, 5, 'Compote « sans sucres ajoutés » : que faut-il comprendre ?', 'Personne n’y a mis de sucre, ni d’ingrédient choisi parce qu’il sucre. Ceux des fruits restent, et l’étiquette doit le préciser. Pour 0,5 g au plus pour 100 g, la mention est « sans sucres », sans le mot « ajoutés ».', '[{"title":"Règlement (CE) n° 1924/2006 concernant les allégations nutritionnelles et de santé – annexe","publisher":"Union européenne","year":"2006","url":"https://eur-lex.europa.eu/eli/reg/2006/1924/oj"}]', 107),
  (206, 2, 6, 'Un café fermé et bien gardé a dépassé sa date « de préférence ». Qu’en penser ?', '« À consommer de préférence » donne une date indicative, tant que l’emballage est intact et le produit bien conservé. « À consommer jusqu’au… » est tout autre : dépassée, cette date expose à un risque, et le produit se jette sans être goûté.', '[{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"}]', 108),
  (207, 2, 7, 'À quoi sert surtout le Nutri-Score ?', 'De A à E, la lettre se calcule pour 100 g ou 100 ml, à partir du tableau nutritionnel et de certains ingrédients. Elle ignore la part que vous servez. Un D ou un E peut se manger, moins souvent et en plus petite quantité.', '[{"title":"Nutri-Score : nouvelle formule (communiqués des 17/3/2025 et 30/6/2025)","publisher":"Santé publique France","year":"2025","url":"https://www.santepubliquefrance.fr/determinants-de-sante/nutrition-et-activite-physique/articles/nutri-score"}]', 109),
  (208, 2, 8, 'Pour quelle quantité le tableau nutritionnel doit-il toujours donner ses valeurs ?', 'C’est la colonne à lire pour comparer deux paquets, puisque la quantité y est la même. Si une colonne « par portion » s’y ajoute, regardez le poids de cette portion : la vôtre est peut-être plus grande, ou plus petite.', '[{"title":"Déclaration nutritionnelle sur les denrées alimentaires (dépliant / fiche)","publisher":"DGCCRF","year":"2014","url":"https://www.economie.gouv.fr/dgccrf/Publications/Vie-pratique/Fiches-pratiques/declaration-nutritionnelle-sur-denrees-alimentaires"}]', 125),
  (209, 2, 9, 'Lequel de ces aliments fait partie des quatorze allergènes à signaler ?', 'Le céleri est sur la liste européenne, avec le lait, l’œuf, l’arachide ou la moutarde. Visage qui gonfle, gêne pour respirer après un aliment : appelez le 15 ou le 112. Allergique à un aliment hors liste ? Lisez tous les ingrédients.', '[{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/","site":"site de la HAS"}]', 123),
  (210, 2, 10, 'Un paquet rapporté de voyage indique 0,4 g de sodium. Combien de sel cela fait-il ?', 'Le sel d’une étiquette se calcule ainsi : sodium multiplié par 2,5. Ici, 0,4 × 2,5 = 1 g. Lire le sodium comme du sel, c’est donc en compter beaucoup trop peu. Si le médecin a limité votre sel, demandez-lui de quel chiffre il parle.', '[{"title":"Déclaration nutritionnelle sur les denrées alimentaires (dépliant / fiche)","publisher":"DGCCRF","year":"2014","url":"https://www.economie.gouv.fr/dgccrf/Publications/Vie-pratique/Fiches-pratiques/declaration-nutritionnelle-sur-denrees-alimentaires"}]', 125),
  (601, 6, 1, 'Effort intense de plus d’une heure : combien de glucides par heure, selon la Société internationale de nutrition sportive ?', 'Un demi-litre de boisson à 6 % de glucides en apporte déjà 30 g. Si l’effort est plus court ou plus tranquille, l’eau suffit le plus souvent. Ce repère vaut pour un adulte en bonne santé ; avec un diabète, voyez d’abord le médecin.', '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4","lang":"en"}]', 307),
  (602, 6, 2, 'Pendant un effort long, on boit plus que l’on ne perd. De quoi le sang peut-il manquer dangereusement ?', 'Confusion ou malaise : appelez le 15 ou le 112. Ce manque de sodium s’appelle l’hyponatrémie. Avant 65 ans, se peser avant et après aide à boire juste : on ne doit pas avoir pris de poids. Cœur ou reins malades, grossesse, traitement : demandez conseil au médecin.', '[{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597","lang":"en"}]', 319),
  (603, 6, 3, 'Protéines : quel apport quotidien suffit en général à l’adulte sportif, selon la Société internationale de nutrition sportive ?', 'C’est un repère pour un entraînement régulier et une bonne santé : 84 à 120 g par jour à 60 kg. Le total de la journée compte plus que l’heure. Il ne convient ni à l’adolescent, ni pendant la grossesse, ni à des reins malades sans avis médical.', '[{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8","lang":"en"}]', 303),
  (604, 6, 4, 'Dans quel cas vaut-il mieux manger des glucides sans tarder après l’effort ?', 'Le corps a alors peu de temps pour refaire ses réserves : pain, riz ou fruits tombent bien. Sinon, le prochain repas suffit le plus souvent. Avec un diabète traité, suivez d’abord les consignes de l’équipe qui vous soigne.', '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4","lang":"en"}]', 305),
  (605, 6, 5, 'Pour environ une heure de sport par jour, combien de glucides quotidiens, selon le collège américain de médecine du sport ?', 'À 60 kg, cela fait 300 à 420 g, tous aliments compris. Une activité légère en demande 3 à 5 g par kilo ; plus de 4 à 5 heures par jour, 8 à 12 g. Ces repères d’adulte ne valent pas sans avis médical en cas de diabète.', '[{"title":"Nutrition and Athletic Performance (AND, DC, ACSM)","publisher":"ACSM","year":"2016","url":"https://doi.org/10.1249/MSS.0000000000000852","lang":"en"}]', 310),
  (606, 6, 6, 'Qu’est-ce qui dépasse 200 mg de caféine, la quantité que l’EFSA juge sûre en une prise ?', 'Trois expressos font environ 240 mg, selon les teneurs types de l’EFSA. La limite vaut aussi les jours de sport, pour un adulte en bonne santé ; enceinte ou allaitante, 200 mg sur toute la journée. Avant 18 ans ou avec un cœur malade, pas de caféine pour la performance.', '[{"title":"EFSA explains risk assessment: Caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine","lang":"en"},{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102","lang":"en"}]', 302),
  (607, 6, 7, 'Qu’a donné l’eau de coco chez 12 sportifs, comparée à l’eau ou à une boisson pour le sport ?', 'L’essai est petit, mais il ne montre aucun avantage. L’eau de coco apporte aussi des sucres, environ 2,5 g pour 100 g, et du potassium : si vos reins sont malades, demandez l’avis du médecin avant d’en boire.', '[{"title":"Comparison of coconut water and a sport drink on hydration and performance","publisher":"Kalman et al., JISSN","year":"2012","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC3293068/","lang":"en"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', 719),
  (608, 6, 8, 'Effort long, peu de temps pour récupérer : combien boire par kilo de poids perdu, selon le collège américain de médecine du sport ?', 'Après l’effort, on boit donc un peu plus que ses pertes, avec un repas ou une boisson salés ; pendant, on ne les dépasse pas. Ce repère d’adulte ne vaut pas en cas de maladie du cœur ou des reins, ou de tension trop haute : suivez alors votre médecin.', '[{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597","lang":"en"}]', 321),
  (609, 6, 9, 'Que désigne le REDs, dont parle le Comité international olympique ?', 'Manger longtemps trop peu pour ce que l’on dépense dérègle les hormones, les os, les défenses, l’humeur et la performance, chez les femmes comme chez les hommes. Fatigue qui dure, blessures à répétition, règles absentes : voyez un médecin, du sport si possible.', '[{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994","lang":"en"}]', 306),
  (610, 6, 10, 'Quel risque l’Anses signale-t-elle avec les compléments « muscle » ou « brûle-graisse » ?', 'On peut se doper sans le savoir, et l’efficacité n’est souvent pas démontrée. L’Anses faisait aussi état, en 2016, de 49 signalements d’effets indésirables. Demandez l’avis du médecin ou du pharmacien avant d’en prendre ; pas pour un enfant, un adolescent ou une femme enceinte.', '[{"title":"Compléments alimentaires destinés aux sportifs","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/system/files/NUT2014SA0008Ra.pdf"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"}]', 318),
  (101, 1, 1, 'Lesquels comptent dans les « 5 fruits et légumes par jour » ?', 'Tous comptent. Le repère est d’au moins cinq portions par jour, par exemple trois de légumes et deux de fruits. Une boîte de haricots verts ou un sachet d’épinards surgelés vous en rapproche donc autant que le marché.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"}]', 102),
  (102, 1, 2, 'Que perd-on presque entièrement en buvant un pur jus d’orange au lieu de manger l’orange ?', 'Pour 100 g, l’orange apporte 2,7 g de fibres, le jus 0,3 g. Selon Santé publique France, ce jus ne compte pas comme une portion de fruit : un demi-verre par jour au plus avant 11 ans, un verre au plus ensuite.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024"}]', 102),
  (103, 1, 3, 'Quel est le repère de produits laitiers pour un adulte de moins de 75 ans ?', 'Deux par jour : l’ancien repère de trois a été abandonné pour l’adulte. À partir de 75 ans, on conseille d’en prendre deux ou trois. Si vous les digérez mal, parlez-en à votre médecin avant de tous les supprimer.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/","site":"site du HCSP"}]', 110),
  (104, 1, 4, 'Selon une enquête française de 2010, d’où venait surtout le sel consommé ?', 'Chez les volontaires de cette enquête, environ les trois quarts du sel venaient de produits tout prêts. Le pain et les biscottes pesaient 24 % du total. L’OMS conseille à l’adulte moins de 5 g par jour, tout compris. Cœur ou reins malades : suivez la limite de votre médecin.', '[{"title":"NutriNet-Santé : consommation de sel en France (premiers résultats)","publisher":"Inserm/Inra/Cnam/Paris 13","year":"2010"},{"title":"Réduction de l’apport en sodium (aide-mémoire)","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news-room/fact-sheets/detail/salt-reduction"}]', 103),
  (105, 1, 5, 'Lentilles, pois chiches, haricots secs : quel est le repère pour un adulte ?', 'Au moins deux fois par semaine, et ce rythme reste conseillé après 75 ans. Si votre ventre y est peu habitué, commencez par une petite part. En cas de maladie des reins ou des intestins, demandez d’abord l’avis de votre médecin.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/","site":"site du HCSP"}]', 608),
  (106, 1, 6, 'Quel est le repère français d’activité physique dynamique pour un adulte ?', 'Au moins 30 minutes par jour, en passant aussi moins de temps assis. Entre 5 et 17 ans, l’OMS vise 60 minutes par jour en moyenne. Malade, ou sans activité depuis longtemps ? Demandez à votre médecin comment reprendre.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Lignes directrices sur l’activité physique et la sédentarité","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/physical-activity"}]', 313),
  (107, 1, 7, 'Quel est le repère de consommation de poisson pour un adulte ?', 'Sardine, maquereau, hareng et saumon sont des poissons gras. Pendant la grossesse ou l’allaitement, et avant 3 ans, évitez notamment l’espadon et le requin. La sage-femme ou le médecin vous donnera la liste complète.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Consommation de poissons : fiche de conseils, d’après l’avis de 2013","publisher":"Anses","year":"2013","url":"https://www.anses.fr/system/files/ANSES-Ft-RecosPoissons.pdf"}]', 111),
  (108, 1, 8, 'Combien pèse environ une portion de fruits ou de légumes pour un adulte ?', 'C’est le repère du Haut Conseil de la santé publique. Cinq fois 80 g font 400 g, le minimum quotidien de l’OMS à partir de 10 ans. Pour les plus jeunes, elle retient 350 g entre 6 et 9 ans, 250 g entre 2 et 5 ans.', '[{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Carbohydrate intake for adults and children: guideline","publisher":"OMS","year":"2023","url":"https://www.who.int/publications/i/item/9789240073593","lang":"en"}]', 102),
  (109, 1, 9, 'À poids égal, lequel de ces aliments apporte le plus de fibres ?', 'Pour 100 g : environ 8,5 g dans les lentilles, 3 g dans les haricots verts ou les épinards, 1,4 g dans la pomme. Un adulte peut viser 25 à 30 g par jour. Augmentez petit à petit ; intestin malade, demandez au médecin.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Recommandations d’apports en fibres (AS 30 g/j)","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/system/files/NUT2012SA0103Ra-2.pdf"}]', 104),
  (110, 1, 10, 'Quelles matières grasses ajoutées les repères français privilégient-ils ?', 'Le repère : un peu chaque jour, surtout de ces trois huiles. Elles ont bien moins de graisses saturées que le beurre : 7 à 15 g pour 100 g, contre 55 g. Le beurre garde sa place, en petite quantité.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', 105),
  (901, 9, 1, 'Pour que les protéines des céréales et des légumes secs se complètent, que faut-il faire ?', 'Les protéines sont faites d’acides aminés. Les légumes secs apportent bien l’un d’eux, la lysine ; les céréales, ceux dits « soufrés ». Du pain le matin et des lentilles le soir font donc équipe. Avec l’âge, c’est plus délicat : voyez le médecin avant de supprimer la viande.', '[{"title":"Complementary proteins (HealthTalk)","publisher":"American Institute for Cancer Research","lang":"en"},{"title":"Dietary protein and amino acids in vegetarian diets: a review","publisher":"Mariotti & Gardner, Nutrients","year":"2019","url":"https://doi.org/10.3390/nu11112661","lang":"en"}]', 602),
  (902, 9, 2, 'Dans une étude, à quel moment un café n’a-t-il pas freiné l’absorption du fer du repas ?', 'Le café freinait l’absorption du fer quand il était bu avec le repas, et encore une heure après. Si vos réserves de fer sont bonnes, ce détail compte peu. Si elles sont basses, ou pendant une grossesse, suivez les conseils du médecin ou de la sage-femme.', '[{"title":"Inhibition of food iron absorption by coffee","publisher":"Morck et al., AJCN","year":"1983","url":"https://pubmed.ncbi.nlm.nih.gov/6402915/","lang":"en"},{"title":"Inhibition of non-haem iron absorption in man by polyphenolic-containing beverages","publisher":"Hurrell et al., Br J Nutr","year":"1999","url":"https://pubmed.ncbi.nlm.nih.gov/10999016/","lang":"en"}]', 604),
  (903, 9, 3, 'À quantité égale, combien de protéines une boisson à l’amande nature apporte-t-elle, comparée au lait ?', 'Environ 1 g pour 100 g, contre 3,4 g dans le lait demi-écrémé ; sans ajout, elle a aussi bien moins de calcium. Selon l’Anses, avant 1 an, aucune boisson végétale ne remplace le lait maternel ou infantile. En cas d’allergie aux fruits à coque, évitez celle à l’amande.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/fr/system/files/NUT2011sa0261.pdf"}]', 606),
  (904, 9, 4, 'Une orange au dessert, après des lentilles : quel effet sur l’absorption de leur fer ?', 'Sur un seul repas, la vitamine C peut multiplier l’absorption du fer végétal, jusqu’à quatre fois. Sur plusieurs jours d’alimentation complète, le gain est bien plus petit : elle ne corrige pas à elle seule une carence. Fatigue qui dure, grossesse, enfant végétarien : voyez le médecin.', '[{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/","lang":"en"},{"title":"Effect of ascorbic acid intake on nonheme-iron absorption from a complete diet","publisher":"Cook & Reddy, AJCN","year":"2001","url":"https://doi.org/10.1093/ajcn/73.1.93","lang":"en"}]', 604),
  (905, 9, 5, 'Chez l’adulte, pour qui l’Anses retient-elle un seuil d’isoflavones de soja deux fois plus bas ?', 'Les isoflavones agissent, faiblement, comme des hormones, les œstrogènes. Selon l’Anses (2025), le seuil est aussi plus bas pendant la grossesse et chez l’enfant avant la puberté. Alternez avec d’autres légumes secs, limitez le soja chez l’enfant et évitez-le si vous êtes enceinte.', '[{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/","site":"site de l’Anses"},{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/fr/system/files/NUT2017SA0141.pdf"}]', 603),
  (906, 9, 6, 'Repère adulte : 4 µg de vitamine B12 par jour. Qu’en apporte, au plus, une alimentation végane sans complément ni produit enrichi ?', 'Autant dire presque rien, d’après les sources médicales citées : un complément est nécessaire à tout âge. Demandez lequel au médecin ou au pharmacien, car 4 µg n’est pas la dose d’un comprimé. Enfant, grossesse, allaitement : il faut un suivi médical.', '[{"title":"Vitamine B12 et régimes sans produits animaux","publisher":"Prescrire"},{"title":"Clinical practice: vegetarian infant and child nutrition","publisher":"Van Winckel et al., Eur J Pediatr","year":"2011","url":"https://doi.org/10.1007/s00431-011-1547-x","lang":"en"}]', 605),
  (907, 9, 7, 'Pourquoi ne pas cuire des haricots rouges secs à la seule mijoteuse ?', 'Violents vomissements après un plat de haricots : appelez le 15 ou le 112. Pour l’éviter, la FDA, une agence américaine, conseille au moins 5 heures de trempage, l’eau jetée, puis 30 minutes à gros bouillons. Ceux en boîte sont déjà cuits.', '[{"title":"Bad Bug Book, 2e éd. : phytohémagglutinine (haricots rouges)","publisher":"FDA (États-Unis)","year":"2012","url":"https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition","hreflang":"en"}]', 409),
  (908, 9, 8, 'Selon l’Anses (2025), à quoi une alimentation végétarienne est-elle associée ?', 'L’Anses juge cette preuve modérée : c’est un lien, qui ne remplace aucun traitement. À l’inverse, fer, iode, vitamines B12 et D sont à des niveaux moins favorables, et les fractures peut-être plus fréquentes. Grossesse, grand âge, enfant : parlez-en au médecin.', '[{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"}]', 616),
  (909, 9, 9, 'Pesé cuit, lequel de ces aliments apporte le moins de protéines pour 100 g ?', 'Moins de 5 g pour 100 g de quinoa cuit, à peu près comme des pâtes complètes. Les pois cassés et les pois chiches en offrent plus de 8 g, les haricots rouges près de 10 g. Comptez donc le quinoa comme un féculent, et mariez-le aux légumes secs.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', 601),
  (910, 9, 10, 'Laquelle de ces huiles contient le plus d’ALA, un oméga-3 d’origine végétale ?', 'Environ 12 g pour 100 g d’huile de noix, contre 7,5 g pour le colza, moins de 1 g pour l’olive et presque rien pour le tournesol. Un peu chaque jour convient. En cas d’allergie aux noix, prenez plutôt le colza.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/ressources-pros/elaboration-des-recommandations-nutritionnelles/les-recommandations-adultes-alimentation-activite-physique-et-sedentarite"}]', 117),
  (401, 4, 1, 'Pour 100 g, lequel de ces aliments, mangé cru, apporte le plus de vitamine C ?', 'Environ 120 mg pour 100 g de poivron rouge cru, contre un peu plus de 80 mg pour le kiwi et moins de 50 mg pour l’orange. La tomate est loin derrière. Si vous cuisez vos légumes, le micro-ondes en garde souvent le plus, et l’eau bouillante le moins.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Effect of different cooking methods on the content of vitamins and true retention in selected vegetables","publisher":"Lee et al., Food Sci Biotechnol","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6049644/","lang":"en"}]', 213),
  (402, 4, 2, 'Pour 100 g, lequel de ces aliments apporte le plus de fer ?', 'Environ 4 mg dans 100 g de moules cuites, contre 2,8 mg dans un steak haché à 5 % de matière grasse, 2,4 mg dans les lentilles et 2,1 mg dans les épinards. Enceinte, ne mangez pas de coquillages crus. Fatigue qui dure : voyez le médecin avant de prendre du fer.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Prévention listériose/toxoplasmose pendant la grossesse","publisher":"UNESS / application hospitalière Bébé-info-service"}]', 201),
  (403, 4, 3, 'Au soleil, la peau fabrique de la vitamine D. Chez qui en fabrique-t-elle moins ?', 'Selon l’Anses, la peau en fabrique moins avec l’âge, après la ménopause, ou quand elle est mate ou foncée. Un supplément se décide avec le médecin. Pour un bébé : jamais de plein soleil, et seulement le médicament prescrit, en comptant les gouttes.', '[{"title":"Vitamin D: why do I need an adequate intake and how can I make sure I get it?","publisher":"Anses","year":"2021","url":"https://www.anses.fr/en/content/vitamin-d-why-do-i-need-adequate-intake-and-how-can-i-make-sure-i-get-it","lang":"en"},{"title":"Vitamine D chez l’enfant : recourir aux médicaments et non aux compléments alimentaires","publisher":"Anses / ANSM","year":"2021","url":"https://www.anses.fr/fr/content/vitamine-d-chez-l%E2%80%99enfant-recourir-aux-m%C3%A9dicaments-et-non-aux-compl%C3%A9ments-alimentaires-pour"}]', 202),
  (404, 4, 4, 'Au cours d’un repas de lentilles, qu’est-ce qui freine l’absorption de leur fer ?', 'Dans une étude, du thé noir bu avec du pain a réduit de 79 à 94 % l’absorption du fer. La viande et la vitamine C l’aident, au même repas, sans corriger à elles seules une carence. Réserves basses, grossesse, enfant végétarien : parlez-en au médecin.', '[{"title":"Inhibition of non-haem iron absorption in man by polyphenolic-containing beverages","publisher":"Hurrell et al., Br J Nutr","year":"1999","url":"https://pubmed.ncbi.nlm.nih.gov/10999016/","lang":"en"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/","lang":"en"}]', 604),
  (405, 4, 5, 'Sans calcium ajouté, combien une boisson à l’amande en apporte-t-elle, par rapport à autant de lait ?', 'Environ 12 mg pour 100 g, contre 117 mg dans le lait demi-écrémé : cherchez le mot « calcium » sur la brique. Avant 1 an, selon l’Anses, une boisson végétale ne remplace ni le lait maternel ni le lait infantile. En cas d’allergie aux fruits à coque, évitez l’amande.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/fr/system/files/NUT2011sa0261.pdf"}]', 606),
  (406, 4, 6, 'Lequel de ces aliments apporte naturellement de la vitamine B12 ?', 'Œufs, poissons, viandes et fromages en apportent. Sans aucun produit animal, l’assiette n’en fournit presque pas : d’après la revue Prescrire, il faut un complément, à tout âge. Grossesse, allaitement, enfant : un suivi médical est indispensable.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Vitamine B12 et régimes sans produits animaux","publisher":"Prescrire"}]', 605),
  (407, 4, 7, 'Lequel de ces aliments compte parmi les sources d’iode ?', 'Produits laitiers, œufs, poissons et sel iodé en apportent ; le sel rose de l’Himalaya, lui, n’est pas iodé. Inutile de saler davantage. Selon l’Anses, les femmes enceintes en reçoivent en moyenne trop peu ; un supplément se prend seulement sur avis médical.', '[{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/fr/system/files/NUT2017SA0141.pdf"},{"title":"An analysis of the mineral composition of pink salt available in Australia","publisher":"Fayet-Moore et al., Foods","year":"2020","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7603209/","lang":"en"}]', 212),
  (408, 4, 8, 'Pour 100 g, lequel de ces aliments apporte le plus de calcium ?', 'Près de 800 mg pour 100 g de sardines en boîte, avec leurs arêtes, contre environ 545 mg pour la mozzarella, 130 mg pour le yaourt et 100 mg pour le tofu. Le repère est de 950 mg par jour dès 25 ans ; davantage seulement si le médecin le dit.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"},{"title":"Dietary reference values for calcium","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4101","lang":"en"}]', 210),
  (409, 4, 9, 'Magnésium en compléments : quelle est la limite européenne par jour, pour un adulte ?', 'Cette limite vaut pour les compléments seuls, pas pour le magnésium des repas. Additionnez donc vos boîtes, multivitamines comprises. Reins malades, grossesse, traitement, enfant : aucun complément sans l’avis d’un médecin.', '[{"title":"Overview on tolerable upper intake levels (version 4, 2018)","publisher":"EFSA / SCF","year":"2018","url":"https://www.efsa.europa.eu/sites/default/files/assets/UL_Summary_tables.pdf","lang":"en"}]', 211),
  (410, 4, 10, 'Chez l’adulte sans carence, que sait-on des multivitamines pour éviter maladies du cœur et cancers ?', 'Des experts américains (USPSTF) jugent les preuves insuffisantes ; ils déconseillent le bêta-carotène et la vitamine E dans ce but. Un complément ne remplace ni une alimentation variée ni un traitement. Si l’on vous en a prescrit un, ne l’arrêtez pas seul. Grossesse, maladie, enfant : demandez conseil avant d’en prendre.', '[{"title":"Vitamin, mineral and multivitamin supplementation to prevent CVD and cancer","publisher":"USPSTF","year":"2022","url":"https://doi.org/10.1001/jama.2022.8970","lang":"en"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"}]', 726),
  (1001, 10, 1, '« Le sucre roux est meilleur pour la santé que le sucre blanc » : vrai ou faux ?', 'Pour 100 g, comptez 95,5 g de sucres dans le roux et 99,8 g dans le blanc. Quant aux minéraux du sucre roux, il y en a trop peu pour compter. Choisissez selon votre goût, la main légère dans les deux cas. Avec un diabète, gardez les repères de votre médecin.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://doi.org/10.5281/zenodo.4770600"}]', 722),
  (1002, 10, 2, '« Manger lentement aide à manger moins » : vrai ou faux ?', 'Dans 22 études, ralentir faisait prendre moins de calories au repas, sans faim plus forte ensuite. Ce n’est pas une promesse de perte de poids. Si vous manquez d’appétit ou maigrissez sans le vouloir, ne cherchez pas à manger moins : consultez.', '[{"title":"A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger","publisher":"Robinson et al., AJCN","year":"2014","url":"https://doi.org/10.3945/ajcn.113.081745","lang":"en"}]', 704),
  (1003, 10, 3, '« Le sel rose de l’Himalaya est meilleur pour la santé » : vrai ou faux ?', 'Ce sel rose est surtout du chlorure de sodium, comme le blanc, et il n’est pas iodé. Pour un apport utile en minéraux, il en faudrait plus de 30 g par jour, ce qui serait bien trop : l’OMS conseille moins de 5 g de sel.', '[{"title":"An analysis of the mineral composition of pink salt available in Australia","publisher":"Fayet-Moore et al., Foods","year":"2020","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7603209/","lang":"en"},{"title":"Réduction de l’apport en sodium (aide-mémoire)","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news-room/fact-sheets/detail/salt-reduction"}]', 718),
  (1004, 10, 4, '« Le lait fait du mucus » : vrai ou faux ?', 'Le lait peut laisser la bouche un peu pâteuse, mais il n’augmente pas le mucus. Hors allergie, un rhume ou de l’asthme n’obligent pas à l’arrêter. Si votre enfant tousse souvent, voyez son médecin avant de supprimer quoi que ce soit.', '[{"title":"Milk, mucus and myths","publisher":"Balfour-Lynn, Arch Dis Child","year":"2019","url":"https://doi.org/10.1136/archdischild-2018-314896","lang":"en"}]', 727),
  (1005, 10, 5, '« Pas de miel avant un an » : vrai ou faux ?', 'Un bébé a pris du miel et respire ou avale mal ? Appelez le 15 ou le 112. S’il va bien, prévenez son médecin. Le botulisme infantile peut être grave : jamais de miel avant un an, ni cuit, ni sur la tétine.', '[{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010"}]', 707),
  (1006, 10, 6, '« Les glucides du soir font grossir » : vrai ou faux ?', 'Dans un essai de six mois chez 78 policiers en situation d’obésité, garder les glucides pour le dîner n’a pas empêché de maigrir. Un seul essai ne fait pas un conseil. Avec un diabète, demandez au médecin avant de changer leur place dans la journée.', '[{"title":"Greater weight loss and hormonal changes after 6 months diet with carbohydrates eaten mostly at dinner","publisher":"Sofer et al., Obesity","year":"2011","url":"https://doi.org/10.1038/oby.2011.48","lang":"en"}]', 702),
  (1007, 10, 7, '« Un légume surgelé nature vaut souvent un légume frais » : vrai ou faux ?', 'Sur huit fruits et légumes comparés, la vitamine C était la même dans cinq, et plus élevée dans le surgelé pour trois. Le bêta-carotène était parfois plus bas. L’une des deux études citées est payée par la filière, autant le savoir.', '[{"title":"Selected nutrient analyses of fresh, fresh-stored, and frozen fruits and vegetables","publisher":"Li et al., J Food Compos Anal","year":"2017","url":"https://doi.org/10.1016/j.jfca.2017.02.002","lang":"en"},{"title":"Vitamin retention in eight fruits and vegetables: refrigerated and frozen storage","publisher":"Bouzari et al., J Agric Food Chem","year":"2015","url":"https://doi.org/10.1021/jf5058793","lang":"en"}]', 701),
  (1008, 10, 8, '« Les ondes du micro-ondes restent dans l’aliment » : vrai ou faux ?', 'Une fois l’aliment chauffé, il n’y reste pas d’ondes, et un appareil en bon état est sans danger. Les légumes y gardent même souvent mieux leur vitamine C que dans l’eau bouillante.', '[{"title":"Fours à micro-ondes (fiche d’information)","publisher":"OFSP (Suisse)","year":"2016"},{"title":"Effect of different cooking methods on the content of vitamins and true retention in selected vegetables","publisher":"Lee et al., Food Sci Biotechnol","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6049644/","lang":"en"}]', 729),
  (1009, 10, 9, '« Les fibres sont bonnes pour la santé » : vrai ou faux ?', 'Par rapport à de faibles apports, 25 à 29 g par jour sont associés à une mortalité plus basse de 15 à 30 %. C’est un lien observé, pas une garantie. Si votre intestin est malade ou opéré depuis peu, demandez d’abord au médecin.', '[{"title":"Carbohydrate quality and human health","publisher":"Reynolds et al., Lancet","year":"2019","url":"https://doi.org/10.1016/S0140-6736(18)31809-9","lang":"en"}]', 104),
  (1010, 10, 10, '« Le sucre rend les enfants hyperactifs » : vrai ou faux ?', 'Dans 23 études « en aveugle », le sucre ne changeait ni le comportement ni l’attention ; un petit effet chez certains n’est pas exclu. Le limiter reste utile, pour les dents notamment. Un enfant très agité au quotidien ? Parlez-en à son médecin.', '[{"title":"The effect of sugar on behavior or cognition in children: a meta-analysis","publisher":"Wolraich et al., JAMA","year":"1995","url":"https://doi.org/10.1001/jama.1995.03530200053037","lang":"en"}]', 710),
  (1011, 10, 11, '« L’ananas fait fondre la graisse » : vrai ou faux ?', 'Thé vert, piment et vinaigre n’y arrivent pas non plus. Les compléments « minceur », eux, représentaient selon l’Anses 15 % des signalements d’effets indésirables en 2014. Avant d’en prendre, demandez au médecin ou au pharmacien, surtout enceinte, malade ou sous traitement.', '[{"title":"Bilan nutrivigilance ; p-synéphrine dans les compléments minceur","publisher":"Anses","year":"2014"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"}]', 716),
  (1012, 10, 12, '« Il faut une cure détox pour nettoyer son corps » : vrai ou faux ?', 'Aucun essai avec tirage au sort ne montre qu’un régime détox élimine des toxines ou amincit durablement. Enfant, grossesse, grand âge, diabète, traitement : pas de privation sans avis médical. Et si une fatigue dure, mieux vaut en parler au médecin.', '[{"title":"Detox diets for toxin elimination and weight management: a critical review","publisher":"Klein & Kiat, J Hum Nutr Diet","year":"2015","url":"https://doi.org/10.1111/jhn.12286","lang":"en"}]', 714)
on conflict (id) do update set
  quiz_id = excluded.quiz_id,
  order_index = excluded.order_index,
  question = excluded.question,
  explanation = excluded.explanation,
  sources = excluded.sources,
  faq_id = excluded.faq_id;
select setval(pg_get_serial_sequence('public.faqalim_quiz_questions', 'id'), (select max(id) from public.faqalim_quiz_questions));

insert into public.faqalim_quiz_answers (id, question_id, answer_text, is_correct, order_index) values
  (3011, 301, 'L’eau pure, et aucune autre boisson', false, 1),
  (3012, 301, 'Toutes les boissons, sans les aliments', false, 2),
  (3013, 301, 'Les boissons et l’eau des aliments', true, 3),
  (3014, 301, 'L’eau et les tisanes, mais pas le café', false, 4),
  (3021, 302, 'Elle ne gêne pas la digestion', true, 1),
  (3022, 302, 'Elle dilue trop les sucs digestifs', false, 2),
  (3023, 302, 'Elle bloque la digestion si elle est froide', false, 3),
  (3024, 302, 'Elle empêche d’absorber les vitamines', false, 4),
  (3031, 303, 'Elle a nettement diminué', false, 1),
  (3032, 303, 'Elle a un peu diminué', false, 2),
  (3033, 303, 'Elle a un peu augmenté', false, 3),
  (3034, 303, 'Elle est restée la même', true, 4),
  (3041, 304, 'Le lait demi-écrémé nature', false, 1),
  (3042, 304, 'L’eau de coco, sans ajout', false, 2),
  (3043, 304, 'La boisson au soja nature', false, 3),
  (3044, 304, 'Le jus d’orange, pur jus', true, 4),
  (3051, 305, 'Aucun verre, à aucun moment', false, 1),
  (3052, 305, 'Un verre par jour au plus', true, 2),
  (3053, 305, 'Deux verres par jour au plus', false, 3),
  (3054, 305, 'Trois verres par jour au plus', false, 4),
  (3061, 306, 'L’eau nature', true, 1),
  (3062, 306, 'Le lait écrémé', false, 2),
  (3063, 306, 'Le soda « zéro »', false, 3),
  (3064, 306, 'Le jus pressé', false, 4),
  (3071, 307, 'L’eau gazeuse nature', false, 1),
  (3072, 307, 'La tisane sans sucre', false, 2),
  (3073, 307, 'La bière bien fraîche', true, 3),
  (3074, 307, 'La soupe froide de légumes', false, 4),
  (3081, 308, 'Oui, surtout celles du matin', false, 1),
  (3082, 308, 'Non, ce repère est peu fiable', true, 2),
  (3083, 308, 'Oui, si elles sont jaune pâle', false, 3),
  (3084, 308, 'Non, mieux vaut pincer la peau', false, 4),
  (7011, 701, 'Dans les casiers de la porte', false, 1),
  (7012, 701, 'Dans le bac à légumes', false, 2),
  (7013, 701, 'Dans la zone la plus froide', true, 3),
  (7014, 701, 'Au milieu, loin des parois', false, 4),
  (7021, 702, 'Un quart d’heure', false, 1),
  (7022, 702, 'Une demi-heure', false, 2),
  (7023, 702, 'Une heure', false, 3),
  (7024, 702, 'Deux heures', true, 4),
  (7031, 703, 'Une ratatouille', false, 1),
  (7032, 703, 'Un poulet à la crème', true, 2),
  (7033, 703, 'Un poulet aux carottes', false, 3),
  (7034, 703, 'Des lentilles aux légumes', false, 4),
  (7041, 704, 'Des spores de bactérie survivent à sa cuisson', true, 1),
  (7042, 704, 'Son amidon devient indigeste en refroidissant', false, 2),
  (7043, 704, 'Son humidité le fait moisir dès le lendemain', false, 3),
  (7044, 704, 'Sa cuisson détruit ses conservateurs naturels', false, 4),
  (7051, 705, '70 °C', true, 1),
  (7052, 705, '80 °C', false, 2),
  (7053, 705, '90 °C', false, 3),
  (7054, 705, '100 °C', false, 4),
  (7061, 706, 'Le froid a détruit ses protéines', false, 1),
  (7062, 706, 'Son jus a emporté ses vitamines', false, 2),
  (7063, 706, 'Le froid n’a pas tué ses microbes', true, 3),
  (7064, 706, 'Son emballage n’est plus étanche', false, 4),
  (7071, 707, '« À consommer de préférence avant le… »', false, 1),
  (7072, 707, '« À consommer jusqu’au… »', true, 2),
  (7073, 707, '« À consommer de préférence avant fin… »', false, 3),
  (7074, 707, '« Date de congélation… »', false, 4),
  (7081, 708, 'L’eau fait entrer ses bactéries dans la chair', false, 1),
  (7082, 708, 'L’eau emporte une partie de ses vitamines', false, 2),
  (7083, 708, 'L’eau froide ralentit sa cuisson à cœur', false, 3),
  (7084, 708, 'L’eau projette ses bactéries tout autour', true, 4),
  (7091, 709, 'Le cuire sans le décongeler', true, 1),
  (7092, 709, 'Le cuire après une nuit au réfrigérateur', false, 2),
  (7093, 709, 'Le cuire après un bain d’eau froide', false, 3),
  (7094, 709, 'Le cuire après un passage au micro-ondes', false, 4),
  (7101, 710, 'La levure continue de gonfler dans l’estomac', false, 1),
  (7102, 710, 'La farine crue peut porter des bactéries', true, 2),
  (7103, 710, 'L’amidon cru bloque toute la digestion', false, 3),
  (7104, 710, 'Le sel y est plus concentré qu’une fois cuit', false, 4),
  (5011, 501, 'De vitamine B1', false, 1),
  (5012, 501, 'De vitamine B6', false, 2),
  (5013, 501, 'De vitamine B9', true, 3),
  (5014, 501, 'De vitamine C', false, 4),
  (5021, 502, 'D’environ 70 kcal par jour', true, 1),
  (5022, 502, 'D’environ 200 kcal par jour', false, 2),
  (5023, 502, 'D’environ 350 kcal par jour', false, 3),
  (5024, 502, 'D’environ 500 kcal par jour', false, 4),
  (5031, 503, 'Pour sa richesse en cholestérol', false, 1),
  (5032, 503, 'Pour sa richesse en vitamine K', false, 2),
  (5033, 503, 'Pour sa richesse en vitamine B12', false, 3),
  (5034, 503, 'Pour sa richesse en vitamine A', true, 4),
  (5041, 504, 'La sardine', false, 1),
  (5042, 504, 'L’espadon', true, 2),
  (5043, 504, 'Le maquereau', false, 3),
  (5044, 504, 'Le hareng', false, 4),
  (5051, 505, 'L’emmental', false, 1),
  (5052, 505, 'Le comté', false, 2),
  (5053, 505, 'Le beaufort', false, 3),
  (5054, 505, 'Le munster', true, 4),
  (5061, 506, 'Les légumes, avant les fruits', false, 1),
  (5062, 506, 'Au choix, sans ordre imposé', true, 2),
  (5063, 506, 'Les céréales, avant les légumes', false, 3),
  (5064, 506, 'Les fruits, avant les légumes', false, 4),
  (5071, 507, 'Pour éviter un surdosage', true, 1),
  (5072, 507, 'Pour qu’elle agisse plus vite', false, 2),
  (5073, 507, 'Pour éviter une allergie', false, 3),
  (5074, 507, 'Pour en donner moins souvent', false, 4),
  (5081, 508, 'Jusqu’à 1 an', false, 1),
  (5082, 508, 'Jusqu’à 2 ans', false, 2),
  (5083, 508, 'Jusqu’à 3 ans', false, 3),
  (5084, 508, 'Jusqu’à 5 ans', true, 4),
  (5091, 509, 'Environ 3 fois', false, 1),
  (5092, 509, 'Environ 5 fois', false, 2),
  (5093, 509, 'Environ 8 fois', true, 3),
  (5094, 509, 'Environ 15 fois', false, 4),
  (8011, 801, 'La taille de l’assiette, à elle seule', false, 1),
  (8012, 801, 'La taille de la portion ou du paquet', true, 2),
  (8013, 801, 'L’heure à laquelle on passe à table', false, 3),
  (8014, 801, 'La couleur de la vaisselle choisie', false, 4),
  (8021, 802, 'Une orange entière', false, 1),
  (8022, 802, 'Un verre de lait nature', false, 2),
  (8023, 802, 'Une grappe de raisin', false, 3),
  (8024, 802, 'Un jus d’orange pur jus', true, 4),
  (8031, 803, 'Environ une personne sur vingt', false, 1),
  (8032, 803, 'Environ une personne sur dix', false, 2),
  (8033, 803, 'Environ une personne sur cinq', false, 3),
  (8034, 803, 'D’un tiers à deux tiers d’entre elles', true, 4),
  (8041, 804, '30 g', true, 1),
  (8042, 804, '60 g', false, 2),
  (8043, 804, '90 g', false, 3),
  (8044, 804, '125 g', false, 4),
  (8051, 805, 'Trois fois moins de sucres', false, 1),
  (8052, 805, 'Un peu plus de sucres', false, 2),
  (8053, 805, 'Peu de chose, c’est surtout du sucre', true, 3),
  (8054, 805, 'Des minéraux en quantité utile', false, 4),
  (8061, 806, 'On a faim plus tôt que prévu', false, 1),
  (8062, 806, 'On mange moins au repas suivant', true, 2),
  (8063, 806, 'On mange plus au repas suivant', false, 3),
  (8064, 806, 'On a davantage envie de sucré', false, 4),
  (8071, 807, 'De les préférer au sucre', false, 1),
  (8072, 807, 'De les réserver aux boissons', false, 2),
  (8073, 807, 'De ne pas compter sur eux', true, 3),
  (8074, 807, 'De les alterner avec du miel', false, 4),
  (8081, 808, 'Elle est prévue, avec un début et une fin', true, 1),
  (8082, 808, 'Elle est légère, sans sucre ni matière grasse', false, 2),
  (8083, 808, 'Elle est prise l’après-midi, jamais le soir', false, 3),
  (8084, 808, 'Elle est faite d’un fruit et d’un laitage', false, 4),
  (8091, 809, 'Ils ont mangé autant qu’avec du non transformé', false, 1),
  (8092, 809, 'Ils ont mangé environ 100 kcal de plus par jour', false, 2),
  (8093, 809, 'Ils ont mangé moins, plus vite rassasiés', false, 3),
  (8094, 809, 'Ils ont mangé environ 500 kcal de plus par jour', true, 4),
  (8101, 810, 'Deux repas et deux goûters', false, 1),
  (8102, 810, 'Trois repas, sans goûter', false, 2),
  (8103, 810, 'Trois repas et un goûter', true, 3),
  (8104, 810, 'Trois repas et deux collations', false, 4),
  (2011, 201, 'C’est celui qui apporte le plus d’énergie', false, 1),
  (2012, 201, 'C’est celui que la marque met en avant', false, 2),
  (2013, 201, 'C’est celui qui pèse le plus dans le produit', true, 3),
  (2014, 201, 'C’est celui qui coûte le plus au fabricant', false, 4),
  (2021, 202, 'Le pourcentage de fraises dans le produit', true, 1),
  (2022, 202, 'Le pays d’origine des fraises utilisées', false, 2),
  (2023, 202, 'La variété et la saison des fraises', false, 3),
  (2024, 202, 'La quantité de sucre venant des fraises', false, 4),
  (2031, 203, 'De l’amidon, qui compte comme un sucre', false, 1),
  (2032, 203, 'D’un sucre ajouté contre l’acidité', false, 2),
  (2033, 203, 'D’un édulcorant, compté comme un sucre', false, 3),
  (2034, 203, 'Du lait, qui en contient naturellement', true, 4),
  (2041, 204, 'Au plus 3 g de matières grasses pour 100 g', false, 1),
  (2042, 204, 'Au moins 30 % de moins qu’un fromage similaire', true, 2),
  (2043, 204, 'Au plus 0,5 g de matières grasses pour 100 g', false, 3),
  (2044, 204, 'Au moins 10 % de moins qu’un fromage similaire', false, 4),
  (2051, 205, 'Elle contient au plus 0,5 g de sucres pour 100 g', false, 1),
  (2052, 205, 'Elle a 30 % de sucres de moins qu’une autre', false, 2),
  (2053, 205, 'Elle est sucrée avec du miel ou du sirop', false, 3),
  (2054, 205, 'Elle contient les sucres naturels des fruits', true, 4),
  (2061, 206, 'Il a pu perdre du goût sans devenir dangereux', true, 1),
  (2062, 206, 'Il n’a plus le droit d’être vendu en magasin', false, 2),
  (2063, 206, 'Il est devenu risqué pour les plus fragiles', false, 3),
  (2064, 206, 'Il doit être rapporté au magasin sans tarder', false, 4),
  (2071, 207, 'À savoir quelle quantité manger par jour', false, 1),
  (2072, 207, 'À connaître le degré de transformation', false, 2),
  (2073, 207, 'À comparer des produits d’un même rayon', true, 3),
  (2074, 207, 'À repérer les produits sans additifs', false, 4),
  (2081, 208, 'Pour une portion choisie par la marque', false, 1),
  (2082, 208, 'Pour une portion moyenne d’adulte', false, 2),
  (2083, 208, 'Pour 100 g ou 100 ml de produit', true, 3),
  (2084, 208, 'Pour le paquet ou la bouteille entière', false, 4),
  (2091, 209, 'La fraise', false, 1),
  (2092, 209, 'Le céleri', true, 2),
  (2093, 209, 'La tomate', false, 3),
  (2094, 209, 'Le kiwi', false, 4),
  (2101, 210, '0,16 g de sel', false, 1),
  (2102, 210, '0,4 g de sel', false, 2),
  (2103, 210, '0,8 g de sel', false, 3),
  (2104, 210, '1 g de sel', true, 4),
  (6011, 601, 'De 10 à 15 g par heure', false, 1),
  (6012, 601, 'De 30 à 60 g par heure', true, 2),
  (6013, 601, 'De 100 à 120 g par heure', false, 3),
  (6014, 601, 'De 130 à 150 g par heure', false, 4),
  (6021, 602, 'De sodium', true, 1),
  (6022, 602, 'De calcium', false, 2),
  (6023, 602, 'De fer', false, 3),
  (6024, 602, 'De sucre', false, 4),
  (6031, 603, 'De 0,6 à 0,8 g par kilo', false, 1),
  (6032, 603, 'De 0,8 à 1 g par kilo', false, 2),
  (6033, 603, 'De 1 à 1,2 g par kilo', false, 3),
  (6034, 603, 'De 1,4 à 2 g par kilo', true, 4),
  (6041, 604, 'Si l’on repart dans moins de 4 heures', true, 1),
  (6042, 604, 'Si l’on a fait de la musculation', false, 2),
  (6043, 604, 'Si l’on s’est entraîné le matin', false, 3),
  (6044, 604, 'Si la séance a duré plus de 30 minutes', false, 4),
  (6051, 605, 'De 1 à 2 g par kilo de poids', false, 1),
  (6052, 605, 'De 3 à 4 g par kilo de poids', false, 2),
  (6053, 605, 'De 5 à 7 g par kilo de poids', true, 3),
  (6054, 605, 'De 8 à 12 g par kilo de poids', false, 4),
  (6061, 606, 'Deux tasses de thé noir', false, 1),
  (6062, 606, 'Deux colas de 355 ml', false, 2),
  (6063, 606, 'Trois expressos de 60 ml', true, 3),
  (6064, 606, 'Un café filtre de 200 ml', false, 4),
  (6071, 607, 'Une meilleure réhydratation et moins de ballonnements', false, 1),
  (6072, 607, 'Une réhydratation pas meilleure et plus de ballonnements', true, 2),
  (6073, 607, 'Une meilleure réhydratation mais plus de ballonnements', false, 3),
  (6074, 607, 'Une réhydratation pas meilleure mais moins de ballonnements', false, 4),
  (6081, 608, 'Environ 0,5 L', false, 1),
  (6082, 608, 'Environ 0,75 L', false, 2),
  (6083, 608, 'Environ 1 L', false, 3),
  (6084, 608, 'Environ 1,5 L', true, 4),
  (6091, 609, 'Un apport d’énergie trop faible pour la dépense', true, 1),
  (6092, 609, 'Un excès de protéines par rapport aux glucides', false, 2),
  (6093, 609, 'Un manque d’eau lors des efforts prolongés', false, 3),
  (6094, 609, 'Un manque de sommeil lié à l’entraînement', false, 4),
  (6101, 610, 'Une prise de poids durable', false, 1),
  (6102, 610, 'Un dopage involontaire', true, 2),
  (6103, 610, 'Une accoutumance aux protéines', false, 3),
  (6104, 610, 'Une baisse de la souplesse', false, 4),
  (1011, 101, 'Les frais seulement, crus ou cuits', false, 1),
  (1012, 101, 'Les frais, les surgelés et les conserves', true, 2),
  (1013, 101, 'Les frais et les surgelés, pas les conserves', false, 3),
  (1014, 101, 'Les frais et les conserves, pas les surgelés', false, 4),
  (1021, 102, 'La vitamine C du fruit', false, 1),
  (1022, 102, 'Les sucres du fruit', false, 2),
  (1023, 102, 'Le potassium du fruit', false, 3),
  (1024, 102, 'Les fibres du fruit', true, 4),
  (1031, 103, 'Un tous les deux jours', false, 1),
  (1032, 103, 'Un par jour', false, 2),
  (1033, 103, 'Deux par jour', true, 3),
  (1034, 103, 'Trois par jour', false, 4),
  (1041, 104, 'Des aliments achetés tout prêts', true, 1),
  (1042, 104, 'Du sel ajouté dans l’assiette', false, 2),
  (1043, 104, 'Du sel de l’eau de cuisson', false, 3),
  (1044, 104, 'Du sel naturel des aliments frais', false, 4),
  (1051, 105, 'Au moins deux fois par mois', false, 1),
  (1052, 105, 'Au moins deux fois par semaine', true, 2),
  (1053, 105, 'Au moins une fois par jour', false, 3),
  (1054, 105, 'Au plus une fois par semaine', false, 4),
  (1061, 106, 'Au moins 30 minutes par jour', true, 1),
  (1062, 106, 'Au moins 10 minutes par jour', false, 2),
  (1063, 106, 'Au moins 1 heure par semaine', false, 3),
  (1064, 106, 'Au moins 2 heures par semaine', false, 4),
  (1071, 107, 'Une fois par semaine, gras ou maigre', false, 1),
  (1072, 107, 'Deux fois par semaine, toujours maigre', false, 2),
  (1073, 107, 'Quatre fois par semaine, dont deux gras', false, 3),
  (1074, 107, 'Deux fois par semaine, dont un gras', true, 4),
  (1081, 108, 'De 80 à 100 g', true, 1),
  (1082, 108, 'De 150 à 200 g', false, 2),
  (1083, 108, 'De 250 à 300 g', false, 3),
  (1084, 108, 'De 350 à 400 g', false, 4),
  (1091, 109, 'La pomme avec sa peau', false, 1),
  (1092, 109, 'Les haricots verts cuits', false, 2),
  (1093, 109, 'Les lentilles vertes cuites', true, 3),
  (1094, 109, 'Les épinards cuits', false, 4),
  (1101, 110, 'Les huiles de palme et de maïs, et le beurre', false, 1),
  (1102, 110, 'Les huiles de colza, de noix et d’olive', true, 2),
  (1103, 110, 'Les huiles d’arachide, de maïs et de palme', false, 3),
  (1104, 110, 'Le beurre, la crème et l’huile de coco', false, 4),
  (9011, 901, 'Les réunir dans la même assiette', false, 1),
  (9012, 901, 'Manger les céréales en premier', false, 2),
  (9013, 901, 'Les varier au fil de la journée', true, 3),
  (9014, 901, 'Les espacer de deux heures au plus', false, 4),
  (9021, 902, 'Une heure avant le repas', true, 1),
  (9022, 902, 'Avec le plat principal', false, 2),
  (9023, 902, 'Au moment du dessert', false, 3),
  (9024, 902, 'Une heure après le repas', false, 4),
  (9031, 903, 'Environ deux fois plus', false, 1),
  (9032, 903, 'À peu près autant', false, 2),
  (9033, 903, 'Environ un quart de moins', false, 3),
  (9034, 903, 'Environ trois fois moins', true, 4),
  (9041, 904, 'Nul : elle n’aide que le fer de la viande', false, 1),
  (9042, 904, 'Net au repas, plus faible sur plusieurs jours', true, 2),
  (9043, 904, 'Faible au repas, plus net sur plusieurs jours', false, 3),
  (9044, 904, 'Défavorable : elle le freine, comme le thé', false, 4),
  (9051, 905, 'Les hommes avant la cinquantaine', false, 1),
  (9052, 905, 'Les femmes en âge d’avoir un enfant', true, 2),
  (9053, 905, 'Les hommes après la cinquantaine', false, 3),
  (9054, 905, 'Les femmes après la ménopause', false, 4),
  (9061, 906, '0,25 µg par jour', true, 1),
  (9062, 906, '1,25 µg par jour', false, 2),
  (9063, 906, '2,25 µg par jour', false, 3),
  (9064, 906, '3,25 µg par jour', false, 4),
  (9071, 907, 'Leurs protéines seraient détruites', false, 1),
  (9072, 907, 'Leur fer ne serait plus absorbé', false, 2),
  (9073, 907, 'Ils pourraient faire vomir violemment', true, 3),
  (9074, 907, 'Leurs fibres seraient perdues', false, 4),
  (9081, 908, 'À moins de diabète de type 2', true, 1),
  (9082, 908, 'À moins de fractures des os', false, 2),
  (9083, 908, 'À de meilleures réserves de fer', false, 3),
  (9084, 908, 'À un meilleur niveau d’iode', false, 4),
  (9091, 909, 'Le haricot rouge', false, 1),
  (9092, 909, 'Le pois cassé', false, 2),
  (9093, 909, 'Le pois chiche', false, 3),
  (9094, 909, 'Le quinoa', true, 4),
  (9101, 910, 'L’huile de colza', false, 1),
  (9102, 910, 'L’huile de noix', true, 2),
  (9103, 910, 'L’huile d’olive', false, 3),
  (9104, 910, 'L’huile de tournesol', false, 4),
  (4011, 401, 'L’orange', false, 1),
  (4012, 401, 'Le poivron rouge', true, 2),
  (4013, 401, 'La tomate', false, 3),
  (4014, 401, 'Le kiwi', false, 4),
  (4021, 402, 'Les épinards cuits', false, 1),
  (4022, 402, 'Les lentilles vertes cuites', false, 2),
  (4023, 402, 'Le steak haché cuit', false, 3),
  (4024, 402, 'Les moules cuites', true, 4),
  (4031, 403, 'Chez les personnes âgées', true, 1),
  (4032, 403, 'Chez les adolescents', false, 2),
  (4033, 403, 'Chez les jeunes adultes', false, 3),
  (4034, 403, 'Chez les peaux claires', false, 4),
  (4041, 404, 'Un kiwi au dessert', false, 1),
  (4042, 404, 'Un morceau de bœuf', false, 2),
  (4043, 404, 'Une tasse de thé noir', true, 3),
  (4044, 404, 'Une salade de poivron cru', false, 4),
  (4051, 405, 'Près de dix fois moins', true, 1),
  (4052, 405, 'Environ deux fois moins', false, 2),
  (4053, 405, 'À peu près autant', false, 3),
  (4054, 405, 'Environ deux fois plus', false, 4),
  (4061, 406, 'Le tofu', false, 1),
  (4062, 406, 'Les lentilles', false, 2),
  (4063, 406, 'Les épinards', false, 3),
  (4064, 406, 'Les œufs', true, 4),
  (4071, 407, 'Le miel', false, 1),
  (4072, 407, 'Le yaourt', true, 2),
  (4073, 407, 'Le sel rose', false, 3),
  (4074, 407, 'L’huile de colza', false, 4),
  (4081, 408, 'La sardine en boîte', true, 1),
  (4082, 408, 'Le tofu nature', false, 2),
  (4083, 408, 'Le yaourt nature', false, 3),
  (4084, 408, 'La mozzarella', false, 4),
  (4091, 409, '1 000 mg', false, 1),
  (4092, 409, '750 mg', false, 2),
  (4093, 409, '500 mg', false, 3),
  (4094, 409, '250 mg', true, 4),
  (4101, 410, 'Elles réduisent nettement ces risques', false, 1),
  (4102, 410, 'Elles protègent surtout après 60 ans', false, 2),
  (4103, 410, 'Les preuves manquent pour conclure', true, 3),
  (4104, 410, 'Elles augmentent un peu ces risques', false, 4),
  (10011, 1001, 'Vrai : il contient moitié moins de sucres', false, 1),
  (10012, 1001, 'Faux : il contient plus de sucres que le blanc', false, 2),
  (10013, 1001, 'Faux : il est presque aussi riche en sucres', true, 3),
  (10014, 1001, 'Vrai : ses minéraux font la différence', false, 4),
  (10021, 1002, 'Vrai : on avale moins, sans avoir plus faim après', true, 1),
  (10022, 1002, 'Faux : la faim revient plus forte une heure après', false, 2),
  (10023, 1002, 'Vrai : on digère mieux, donc on assimile moins', false, 3),
  (10024, 1002, 'Faux : la vitesse ne change rien à la quantité', false, 4),
  (10031, 1003, 'Vrai : il contient bien moins de sodium', false, 1),
  (10032, 1003, 'Faux : il est plus salé que le sel blanc', false, 2),
  (10033, 1003, 'Vrai : ses minéraux comblent les manques', false, 3),
  (10034, 1003, 'Faux : c’est surtout du sel, et sans iode', true, 4),
  (10041, 1004, 'Vrai : il fait couler le nez davantage', false, 1),
  (10042, 1004, 'Faux : c’est une simple sensation en bouche', true, 2),
  (10043, 1004, 'Vrai : mais seulement pendant un gros rhume', false, 3),
  (10044, 1004, 'Faux : il assèche le nez et la gorge', false, 4),
  (10051, 1005, 'Faux : l’interdit dure jusqu’à 3 ans', false, 1),
  (10052, 1005, 'Vrai : il expose au botulisme, même cuit', true, 2),
  (10053, 1005, 'Faux : l’interdit dure jusqu’à 6 ans', false, 3),
  (10054, 1005, 'Vrai : il expose à une carence en fer', false, 4),
  (10061, 1006, 'Vrai : la nuit, ils sont tous stockés', false, 1),
  (10062, 1006, 'Faux : le sommeil les brûle en entier', false, 2),
  (10063, 1006, 'Vrai : sauf le riz et les pâtes complètes', false, 3),
  (10064, 1006, 'Faux : la journée compte plus que l’heure', true, 4),
  (10071, 1007, 'Vrai : il a souvent autant de vitamine C', true, 1),
  (10072, 1007, 'Faux : le grand froid détruit la vitamine C', false, 2),
  (10073, 1007, 'Vrai : le fabricant y ajoute des vitamines', false, 3),
  (10074, 1007, 'Faux : il perd ses fibres en décongelant', false, 4),
  (10081, 1008, 'Vrai : elles se fixent sur les graisses', false, 1),
  (10082, 1008, 'Faux : elles restent dans le plat seulement', false, 2),
  (10083, 1008, 'Faux : elles le chauffent, sans y rester', true, 3),
  (10084, 1008, 'Vrai : pendant quelques minutes seulement', false, 4),
  (10091, 1009, 'Faux : on ne les digère pas, elles sont inutiles', false, 1),
  (10092, 1009, 'Vrai : elles chassent les toxines du corps', false, 2),
  (10093, 1009, 'Faux : elles vident le corps de ses vitamines', false, 3),
  (10094, 1009, 'Vrai : elles sont associées à moins de décès', true, 4),
  (10101, 1010, 'Faux : les études ne voient pas d’effet global', true, 1),
  (10102, 1010, 'Vrai : l’effet dure une heure après le goûter', false, 2),
  (10103, 1010, 'Faux : il calme au contraire les plus agités', false, 3),
  (10104, 1010, 'Vrai : mais seulement avant l’âge de 6 ans', false, 4),
  (10111, 1011, 'Vrai : une de ses enzymes la dissout', false, 1),
  (10112, 1011, 'Faux : aucun aliment n’a ce pouvoir', true, 2),
  (10113, 1011, 'Faux : seul le vinaigre a cet effet', false, 3),
  (10114, 1011, 'Vrai : mais seulement mangé à jeun', false, 4),
  (10121, 1012, 'Vrai : le foie a besoin d’une pause', false, 1),
  (10122, 1012, 'Faux : seule la transpiration s’en charge', false, 2),
  (10123, 1012, 'Faux : le foie et les reins s’en chargent', true, 3),
  (10124, 1012, 'Vrai : les jus chassent les toxines', false, 4)
on conflict (id) do update set
  question_id = excluded.question_id,
  answer_text = excluded.answer_text,
  is_correct = excluded.is_correct,
  order_index = excluded.order_index;
select setval(pg_get_serial_sequence('public.faqalim_quiz_answers', 'id'), (select max(id) from public.faqalim_quiz_answers));

delete from public.faqalim_search_synonyms;
insert into public.faqalim_search_synonyms (topic, term, is_source, is_target, strength) values
  (1, 'réfrigérateur', true, true, 0.95),
  (1, 'frigo', true, false, 0.95),
  (1, 'frigidaire', true, false, 0.95),
  (1, 'frigi', true, false, 0.95),
  (1, 'réfrigérer', true, true, 0.95),
  (1, 'clayette', true, true, 0.95),
  (1, 'frigos', true, false, 0.95),
  (1, 'frigorifique', true, false, 0.95),
  (2, 'congélateur', true, true, 0.95),
  (2, 'congélo', true, false, 0.95),
  (2, 'freezer', true, false, 0.95),
  (2, 'congeler', true, true, 0.95),
  (2, 'congélation', true, true, 0.95),
  (2, 'congelé', true, true, 0.95),
  (2, 'surgelé', true, true, 0.95),
  (2, 'surgélation', true, false, 0.95),
  (2, 'picard', true, false, 0.95),
  (2, 'congel', true, true, 0.95),
  (2, 'surgélateur', true, false, 0.95),
  (2, 'bac à congélation', true, false, 0.95),
  (3, 'recongeler', true, true, 0.95),
  (3, 'recongélation', true, true, 0.95),
  (3, 'recongelé', true, true, 0.95),
  (3, 'recongélateur', true, false, 0.95),
  (4, 'décongeler', true, true, 0.95),
  (4, 'décongélation', true, false, 0.95),
  (4, 'décongelé', true, true, 0.95),
  (4, 'dégeler', true, true, 0.95),
  (5, 'micro-ondes', true, true, 0.95),
  (5, 'microondes', true, false, 0.95),
  (5, 'micro onde', true, true, 0.95),
  (5, 'microonde', true, false, 0.95),
  (6, 'cuire', true, true, 0.95),
  (6, 'cuisson', true, true, 0.95),
  (6, 'cuit', true, true, 0.95),
  (6, 'cuite', true, true, 0.95),
  (6, 'mijoter', true, true, 0.95),
  (6, 'cuisiner', true, true, 0.95),
  (7, 'réchauffer', true, true, 0.95),
  (7, 'réchauffage', true, true, 0.95),
  (7, 'réchauffé', true, true, 0.95),
  (8, 'garder', true, true, 0.95),
  (8, 'conserver', true, true, 0.95),
  (8, 'conservation', true, true, 0.95),
  (8, 'stocker', true, false, 0.95),
  (8, 'se conserve', true, true, 0.95),
  (8, 'se garde', true, true, 0.95),
  (9, 'restes', true, true, 0.95),
  (9, 'restant', true, false, 0.95),
  (9, 'reste de repas', true, true, 0.95),
  (9, 'reste du repas', true, true, 0.95),
  (9, 'rab', true, true, 0.95),
  (9, 'reste de plat', true, true, 0.95),
  (9, 'fond de casserole', true, false, 0.95),
  (10, 'gaspiller', true, true, 0.95),
  (10, 'gaspillage', true, false, 0.95),
  (10, 'antigaspi', true, false, 0.95),
  (10, 'anti gaspi', true, false, 0.95),
  (10, 'gaspi', true, true, 0.95),
  (11, 'poêle', true, true, 0.95),
  (11, 'sauteuse', true, false, 0.95),
  (11, 'wok', true, true, 0.95),
  (12, 'cru', true, true, 0.95),
  (12, 'crue', true, true, 0.95),
  (12, 'crus', true, true, 0.95),
  (12, 'crues', true, true, 0.95),
  (13, 'laver', true, true, 0.95),
  (13, 'rincer', true, true, 0.95),
  (13, 'lavage', true, false, 0.95),
  (13, 'rinçage', true, true, 0.95),
  (13, 'nettoyer', true, true, 0.95),
  (13, 'nettoyage', true, true, 0.95),
  (13, 'nettoie', true, true, 0.95),
  (13, 'passer sous l’eau', true, true, 0.95),
  (13, 'passer à l’eau', true, true, 0.95),
  (13, 'désinfecter', true, false, 0.95),
  (13, 'récurer', true, false, 0.95),
  (13, 'savonner', true, false, 0.95),
  (14, 'péremption', true, false, 0.95),
  (14, 'périmé', true, false, 0.95),
  (14, 'périmée', true, false, 0.95),
  (14, 'date passée', true, true, 0.95),
  (14, 'date dépassée', true, true, 0.95),
  (14, 'DLC', true, true, 0.95),
  (14, 'DDM', true, true, 0.95),
  (14, 'DLUO', true, false, 0.95),
  (14, 'passé la date', true, true, 0.95),
  (14, 'expiré', true, true, 0.95),
  (14, 'expirée', true, true, 0.95),
  (14, 'date limite', true, true, 0.95),
  (14, 'périmer', true, false, 0.95),
  (14, 'date expirée', true, true, 0.95),
  (14, 'date de consommation', true, false, 0.95),
  (14, 'dépassé', true, true, 0.95),
  (15, 'durée', true, true, 0.95),
  (15, 'combien de temps', true, true, 0.95),
  (15, 'longtemps', true, true, 0.95),
  (15, 'quelle durée', true, true, 0.95),
  (15, 'pendant longtemps', true, true, 0.95),
  (16, 'soda', true, true, 0.95),
  (16, 'coca', true, false, 0.95),
  (16, 'coca cola', true, false, 0.95),
  (16, 'pepsi', true, false, 0.95),
  (16, 'cola', true, true, 0.95),
  (16, 'fanta', true, false, 0.95),
  (16, 'orangina', true, false, 0.95),
  (16, 'sprite', true, false, 0.95),
  (16, 'schweppes', true, false, 0.95),
  (16, 'oasis', true, false, 0.95),
  (16, 'capri sun', true, false, 0.95),
  (16, 'ice tea', true, false, 0.95),
  (16, 'sirop', true, true, 0.95),
  (16, 'limonade', true, false, 0.95),
  (16, 'boisson sucrée', true, true, 0.95),
  (16, 'boisson gazeuse', true, false, 0.95),
  (16, '7up', true, false, 0.95),
  (16, 'seven up', true, false, 0.95),
  (16, 'lipton', true, false, 0.95),
  (16, 'grenadine', true, false, 0.95),
  (16, 'cherry coke', true, false, 0.95),
  (16, 'tropico', true, false, 0.95),
  (16, 'teisseire', true, false, 0.95),
  (16, 'boisson sucrée gazeuse', true, false, 0.95),
  (16, 'soft', true, false, 0.95),
  (16, 'soft drink', true, false, 0.95),
  (16, 'coka', true, false, 0.95),
  (17, 'café', true, true, 0.95),
  (17, 'expresso', true, true, 0.95),
  (17, 'nespresso', true, false, 0.95),
  (17, 'caféine', true, true, 0.95),
  (17, 'kawa', true, false, 0.95),
  (17, 'capuccino', true, false, 0.95),
  (17, 'cappuccino', true, false, 0.95),
  (17, 'espresso', true, false, 0.95),
  (17, 'café filtre', true, true, 0.95),
  (17, 'ristretto', true, false, 0.95),
  (17, 'starbucks', true, false, 0.95),
  (17, 'senseo', true, false, 0.95),
  (17, 'dosette de café', true, false, 0.95),
  (17, 'café noir', true, true, 0.95),
  (17, 'cafés', true, true, 0.95),
  (18, 'boisson énergisante', true, true, 0.95),
  (18, 'red bull', true, false, 0.95),
  (18, 'redbull', true, false, 0.95),
  (18, 'monster', true, false, 0.95),
  (18, 'energy drink', true, false, 0.95),
  (18, 'boisson énergétique', true, false, 0.95),
  (18, 'crazy tiger', true, false, 0.95),
  (18, 'rockstar', true, false, 0.95),
  (18, 'guarana', true, false, 0.95),
  (18, 'boisson énergie', true, true, 0.95),
  (18, 'canette énergisante', true, true, 0.95),
  (18, 'redbulls', true, false, 0.95),
  (19, 'boisson de l’effort', true, true, 0.95),
  (19, 'boisson isotonique', true, false, 0.95),
  (19, 'isotonique', true, false, 0.95),
  (19, 'isostar', true, false, 0.95),
  (19, 'powerade', true, false, 0.95),
  (19, 'gatorade', true, false, 0.95),
  (19, 'boisson sportive', true, true, 0.95),
  (19, 'aquarius', true, false, 0.95),
  (19, 'overstims', true, false, 0.95),
  (19, 'électrolytes', true, false, 0.95),
  (19, 'boisson énergétique sport', true, false, 0.95),
  (19, 'boisson glucidique', true, false, 0.95),
  (19, 'maltodextrine', true, false, 0.95),
  (20, 'jus de fruits', true, true, 0.95),
  (20, 'jus', true, true, 0.95),
  (20, 'jus d’orange', true, true, 0.95),
  (20, 'smoothie', true, false, 0.95),
  (20, 'nectar', true, false, 0.95),
  (20, 'jus de pomme', true, true, 0.95),
  (20, 'jus pressé', true, true, 0.95),
  (20, 'multifruits', true, false, 0.95),
  (20, 'tropicana', true, false, 0.95),
  (20, 'jus de raisin', true, true, 0.95),
  (20, 'jus d’ananas', true, false, 0.95),
  (20, 'jus de fruit', true, true, 0.95),
  (20, 'pur jus', true, true, 0.95),
  (20, 'jus frais', true, true, 0.95),
  (20, 'milkshake', true, false, 0.95),
  (20, 'milk-shake', true, false, 0.95),
  (21, 'alcool', true, true, 0.95),
  (21, 'bière', true, true, 0.95),
  (21, 'apéro alcoolisé', true, false, 0.95),
  (21, 'whisky', true, false, 0.95),
  (21, 'vodka', true, false, 0.95),
  (21, 'alcoolisé', true, false, 0.95),
  (21, 'spiritueux', true, false, 0.95),
  (21, 'vin rosé', true, true, 0.95),
  (21, 'vin blanc', true, true, 0.95),
  (21, 'mousseux', true, false, 0.95),
  (21, 'prosecco', true, false, 0.95),
  (21, 'rhum', true, true, 0.95),
  (21, 'gin', true, false, 0.95),
  (21, 'tequila', true, false, 0.95),
  (21, 'ricard', true, false, 0.95),
  (21, 'spritz', true, false, 0.95),
  (21, 'mojito', true, false, 0.95),
  (21, 'punch', true, false, 0.95),
  (21, 'liqueur', true, false, 0.95),
  (21, 'digestif alcoolisé', true, false, 0.95),
  (21, 'picole', true, false, 0.95),
  (21, 'picoler', true, false, 0.95),
  (21, 'bourré', true, false, 0.95),
  (21, 'ivre', true, false, 0.95),
  (21, 'saoul', true, false, 0.95),
  (21, 'pinte', true, false, 0.95),
  (21, 'alcoolique', true, false, 0.95),
  (21, 'boire un coup', true, true, 0.95),
  (21, 'boissons alcoolisées', true, false, 0.95),
  (21, 'bières', true, true, 0.95),
  (22, 'vin rouge', true, true, 0.95),
  (22, 'pinard', true, false, 0.95),
  (22, 'verre de vin', true, true, 0.95),
  (22, 'verre de rouge', true, true, 0.95),
  (22, 'bordeaux', true, false, 0.95),
  (22, 'bourgogne', true, false, 0.95),
  (22, 'beaujolais', true, false, 0.95),
  (22, 'côtes du rhône', true, false, 0.95),
  (22, 'coup de rouge', true, true, 0.95),
  (23, 's’hydrater', true, true, 0.95),
  (23, 'hydratation', true, true, 0.95),
  (23, 'hydrater', true, true, 0.95),
  (23, 'réhydrater', true, true, 0.95),
  (23, 'réhydratation', true, true, 0.95),
  (24, 'déshydrate', true, true, 0.95),
  (24, 'déshydratation', true, true, 0.95),
  (24, 'déshydrater', true, true, 0.95),
  (25, 'boisson végétale', true, true, 0.95),
  (25, 'lait végétal', true, true, 0.95),
  (25, 'lait d’amande', true, true, 0.95),
  (25, 'lait d’avoine', true, true, 0.95),
  (25, 'lait de soja', true, true, 0.95),
  (25, 'lait de riz', true, true, 0.95),
  (25, 'lait végétaux', true, true, 0.95),
  (25, 'lait de noisette', true, true, 0.95),
  (25, 'lait d’épeautre', true, true, 0.95),
  (25, 'oatly', true, false, 0.95),
  (25, 'alpro', true, false, 0.95),
  (25, 'bjorg', true, false, 0.95),
  (25, 'boisson avoine', true, false, 0.95),
  (25, 'boisson amande', true, true, 0.95),
  (25, 'lait soja', true, true, 0.95),
  (25, 'lait avoine', true, true, 0.95),
  (26, 'eau du robinet', true, true, 0.95),
  (26, 'eau de ville', true, false, 0.95),
  (26, 'eau calcaire', true, false, 0.95),
  (26, 'robinet', true, true, 0.95),
  (26, 'eau potable', true, false, 0.95),
  (27, 'eau citronnée', true, true, 0.95),
  (27, 'eau au citron', true, true, 0.95),
  (27, 'citron chaud', true, false, 0.95),
  (27, 'jus de citron', true, true, 0.95),
  (27, 'citron pressé', true, true, 0.95),
  (27, 'eau tiède citron', true, false, 0.95),
  (27, 'eau chaude citron', true, false, 0.95),
  (27, 'citron matin', true, true, 0.95),
  (28, 'produits laitiers', true, true, 0.95),
  (28, 'laitage', true, true, 0.95),
  (28, 'laitages', true, true, 0.95),
  (28, 'yaourt', true, true, 0.95),
  (28, 'yahourt', true, false, 0.95),
  (28, 'yoghourt', true, false, 0.95),
  (28, 'fromage', true, true, 0.95),
  (28, 'yaourts', true, true, 0.95),
  (28, 'fromage blanc', true, true, 0.95),
  (28, 'produit laitier', true, true, 0.95),
  (29, 'lactose', true, true, 0.95),
  (29, 'lait de vache', true, true, 0.95),
  (30, 'viande', true, true, 0.95),
  (30, 'bidoche', true, false, 0.95),
  (30, 'barbaque', true, false, 0.95),
  (30, 'carné', true, true, 0.95),
  (30, 'viande rouge', true, true, 0.95),
  (30, 'steak', true, true, 0.95),
  (30, 'rôti', true, true, 0.95),
  (30, 'rosbif', true, false, 0.95),
  (30, 'viandard', true, false, 0.95),
  (30, 'barbac', true, false, 0.95),
  (31, 'charcuterie', true, true, 0.95),
  (31, 'jambon', true, true, 0.95),
  (31, 'saucisson', true, true, 0.95),
  (31, 'lardons', true, true, 0.95),
  (31, 'saucisse', true, true, 0.95),
  (31, 'rillettes', true, true, 0.95),
  (31, 'pâté', true, true, 0.95),
  (31, 'knacki', true, false, 0.95),
  (31, 'merguez', true, false, 0.95),
  (31, 'salami', true, false, 0.95),
  (31, 'mortadelle', true, false, 0.95),
  (31, 'andouillette', true, false, 0.95),
  (31, 'coppa', true, false, 0.95),
  (31, 'jambon blanc', true, false, 0.95),
  (31, 'jambon cru', true, true, 0.95),
  (31, 'jambon de Paris', true, false, 0.95),
  (31, 'herta', true, false, 0.95),
  (31, 'fleury michon', true, false, 0.95),
  (31, 'pancetta', true, false, 0.95),
  (31, 'chipolata', true, false, 0.95),
  (31, 'terrine', true, false, 0.95),
  (31, 'saucisses', true, true, 0.95),
  (31, 'cervelas', true, false, 0.95),
  (31, 'charcut', true, true, 0.95),
  (32, 'steak haché', true, true, 0.95),
  (32, 'steack haché', true, false, 0.95),
  (32, 'viande hachée', true, true, 0.95),
  (32, 'bœuf haché', true, true, 0.95),
  (32, 'hamburger', true, false, 0.95),
  (32, 'burger', true, false, 0.95),
  (32, 'steack', true, false, 0.95),
  (32, 'steak hachés', true, true, 0.95),
  (32, 'haché', true, true, 0.95),
  (32, 'cheeseburger', true, false, 0.95),
  (32, 'boulettes de viande', true, true, 0.95),
  (32, 'bœuf hachés', true, true, 0.95),
  (33, 'poulet', true, true, 0.95),
  (33, 'volaille', true, true, 0.95),
  (33, 'dinde', true, false, 0.95),
  (33, 'blanc de poulet', true, true, 0.95),
  (33, 'cuisse de poulet', true, true, 0.95),
  (33, 'pilon de poulet', true, false, 0.95),
  (33, 'escalope de dinde', true, false, 0.95),
  (33, 'escalope de poulet', true, true, 0.95),
  (33, 'aiguillettes de poulet', true, false, 0.95),
  (33, 'pintade', true, false, 0.95),
  (33, 'canard', true, false, 0.95),
  (33, 'ailes de poulet', true, false, 0.95),
  (33, 'chicken', true, false, 0.95),
  (33, 'poulet rôti', true, false, 0.95),
  (34, 'poisson', true, true, 0.95),
  (34, 'thon', true, true, 0.95),
  (34, 'saumon', true, true, 0.95),
  (34, 'cabillaud', true, true, 0.95),
  (34, 'sushi', true, false, 0.95),
  (34, 'poiscaille', true, false, 0.95),
  (34, 'maquereau', true, true, 0.95),
  (34, 'sardine', true, true, 0.95),
  (34, 'colin', true, false, 0.95),
  (34, 'merlu', true, false, 0.95),
  (34, 'hareng', true, true, 0.95),
  (34, 'dorade', true, false, 0.95),
  (34, 'daurade', true, true, 0.95),
  (34, 'anchois', true, false, 0.95),
  (34, 'morue', true, false, 0.95),
  (34, 'sashimi', true, false, 0.95),
  (34, 'maki', true, false, 0.95),
  (34, 'makis', true, false, 0.95),
  (34, 'poke bowl', true, false, 0.95),
  (34, 'thon en boîte', true, true, 0.95),
  (34, 'poisson pané', true, true, 0.95),
  (34, 'poissons gras', true, true, 0.95),
  (34, 'saumon fumé', true, true, 0.95),
  (35, 'œuf', true, true, 0.95),
  (35, 'œufs', true, true, 0.95),
  (35, 'euf', true, false, 0.95),
  (35, 'eufs', true, false, 0.95),
  (35, 'omelette', true, true, 0.95),
  (35, 'œuf à la coque', true, true, 0.95),
  (35, 'œuf mollet', true, false, 0.95),
  (35, 'œuf poché', true, false, 0.95),
  (35, 'œufs brouillés', true, true, 0.95),
  (35, 'œuf dur', true, true, 0.95),
  (35, 'ouef', true, false, 0.95),
  (36, 'légumes secs', true, true, 0.95),
  (36, 'légumineuses', true, true, 0.95),
  (36, 'légume sec', true, true, 0.95),
  (36, 'pois chiche', true, true, 0.95),
  (36, 'lentilles', true, true, 0.95),
  (36, 'haricots secs', true, true, 0.95),
  (36, 'pois cassés', true, true, 0.95),
  (36, 'fèves', true, true, 0.95),
  (36, 'haricots blancs', true, true, 0.95),
  (36, 'lentilles corail', true, true, 0.95),
  (36, 'haricots noirs', true, true, 0.95),
  (36, 'fayots', true, false, 0.95),
  (36, 'légumineuse', true, true, 0.95),
  (36, 'flageolet', true, false, 0.95),
  (36, 'cassoulet', true, false, 0.95),
  (36, 'hummus', true, false, 0.95),
  (37, 'haricots rouges', true, true, 0.95),
  (37, 'haricot rouge', true, true, 0.95),
  (37, 'chili con carne', true, false, 0.95),
  (37, 'flageolets', true, false, 0.95),
  (38, 'végane', true, true, 0.95),
  (38, 'vegan', true, true, 0.95),
  (38, 'véganisme', true, false, 0.95),
  (38, 'végétalien', true, true, 0.95),
  (38, 'végétalienne', true, true, 0.95),
  (38, 'végétalisme', true, false, 0.95),
  (38, 'plant based', true, false, 0.95),
  (38, 'sans produit animal', true, true, 0.95),
  (38, 'végétaliens', true, true, 0.95),
  (39, 'végétarien', true, true, 0.95),
  (39, 'végé', true, true, 0.95),
  (39, 'veggie', true, false, 0.95),
  (39, 'végétarisme', true, false, 0.95),
  (39, 'végétarienne', true, true, 0.95),
  (39, 'sans viande', true, true, 0.95),
  (39, 'pescetarien', true, false, 0.95),
  (39, 'mange pas de viande', true, true, 0.95),
  (39, 'plus de viande', true, true, 0.95),
  (39, 'végétariens', true, true, 0.95),
  (39, 'vegetarian', true, false, 0.95),
  (40, 'steaks végétaux', true, true, 0.95),
  (40, 'steak végétal', true, true, 0.95),
  (40, 'steak végé', true, true, 0.95),
  (40, 'galette végétale', true, true, 0.95),
  (40, 'burger végétal', true, false, 0.95),
  (40, 'simili carné', true, false, 0.95),
  (40, 'fausse viande', true, false, 0.95),
  (40, 'beyond meat', true, false, 0.95),
  (40, 'beyond burger', true, false, 0.95),
  (40, 'nuggets végétaux', true, false, 0.95),
  (40, 'boulettes végétales', true, false, 0.95),
  (40, 'saucisse végétale', true, false, 0.95),
  (40, 'jambon végétal', true, false, 0.95),
  (40, 'viande végétale', true, true, 0.95),
  (40, 'substitut de viande', true, false, 0.95),
  (40, 'alternative à la viande', true, false, 0.95),
  (40, 'steak de soja', true, true, 0.95),
  (40, 'steack vegetal', true, false, 0.95),
  (41, 'végétal', true, true, 0.95),
  (41, 'végétaux', true, true, 0.95),
  (41, 'végétale', true, true, 0.95),
  (41, 'plantes', true, true, 0.95),
  (42, 'tofu', true, true, 0.95),
  (42, 'tempeh', true, true, 0.95),
  (42, 'seitan', true, true, 0.95),
  (43, 'soja', true, true, 0.95),
  (43, 'sauce soja', true, true, 0.95),
  (43, 'edamame', true, false, 0.95),
  (43, 'protéines de soja', true, true, 0.95),
  (43, 'PST', true, false, 0.95),
  (43, 'soya', true, false, 0.95),
  (44, 'boisson au soja', true, true, 0.95),
  (44, 'tonyu', true, false, 0.95),
  (45, 'légumes', true, true, 0.95),
  (45, 'verdure', true, false, 0.95),
  (45, 'crudités', true, true, 0.95),
  (45, 'légume', true, true, 0.95),
  (46, 'fruits à coque', true, true, 0.95),
  (46, 'noix', true, true, 0.95),
  (46, 'amandes', true, true, 0.95),
  (46, 'noisettes', true, true, 0.95),
  (46, 'oléagineux', true, false, 0.95),
  (46, 'noix de cajou', true, false, 0.95),
  (46, 'pistaches', true, false, 0.95),
  (46, 'noix de pécan', true, false, 0.95),
  (46, 'noix du Brésil', true, false, 0.95),
  (46, 'cajou', true, false, 0.95),
  (46, 'pignons', true, false, 0.95),
  (46, 'pistache', true, false, 0.95),
  (46, 'amande', true, true, 0.95),
  (46, 'noisette', true, true, 0.95),
  (46, 'fruits secs oléagineux', true, false, 0.95),
  (47, 'arachide', true, true, 0.95),
  (47, 'cacahuète', true, true, 0.95),
  (47, 'cacahouète', true, false, 0.95),
  (47, 'beurre de cacahuète', true, false, 0.95),
  (47, 'peanut butter', true, false, 0.95),
  (47, 'peanut', true, false, 0.95),
  (47, 'cacahuètes', true, true, 0.95),
  (47, 'beurre de cacahouète', true, false, 0.95),
  (47, 'cahuète', true, false, 0.95),
  (48, 'féculents', true, true, 0.95),
  (48, 'pâtes', true, true, 0.95),
  (48, 'riz', true, true, 0.95),
  (48, 'spaghetti', true, false, 0.95),
  (48, 'nouilles', true, false, 0.95),
  (48, 'coquillettes', true, false, 0.95),
  (48, 'macaroni', true, false, 0.95),
  (48, 'féculent', true, true, 0.95),
  (48, 'tagliatelles', true, false, 0.95),
  (48, 'penne', true, false, 0.95),
  (48, 'vermicelles', true, false, 0.95),
  (48, 'ramen', true, true, 0.95),
  (48, 'gnocchi', true, false, 0.95),
  (48, 'spaghettis', true, false, 0.95),
  (49, 'pain', true, true, 0.95),
  (49, 'baguette', true, true, 0.95),
  (49, 'tartines', true, true, 0.95),
  (49, 'boulangerie', true, true, 0.95),
  (49, 'pain de mie', true, true, 0.95),
  (49, 'pain blanc', true, true, 0.95),
  (49, 'pain de campagne', true, false, 0.95),
  (49, 'harrys', true, false, 0.95),
  (49, 'tartine', true, true, 0.95),
  (49, 'baguettes', true, true, 0.95),
  (50, 'complet', true, true, 0.95),
  (50, 'complète', true, true, 0.95),
  (50, 'intégral', true, false, 0.95),
  (50, 'intégrale', true, false, 0.95),
  (51, 'frites', true, true, 0.95),
  (51, 'chips', true, true, 0.95),
  (51, 'fritures', true, true, 0.95),
  (51, 'pommes frites', true, true, 0.95),
  (51, 'potatoes', true, false, 0.95),
  (51, 'friteuse', true, true, 0.95),
  (51, 'pringles', true, false, 0.95),
  (51, 'lays', true, false, 0.95),
  (51, 'chips de légumes', true, true, 0.95),
  (51, 'frite', true, true, 0.95),
  (52, 'courgette', true, true, 0.95),
  (52, 'courge', true, true, 0.95),
  (52, 'potimarron', true, false, 0.95),
  (52, 'coloquinte', true, false, 0.95),
  (53, 'cantine', true, true, 0.95),
  (53, 'restaurant scolaire', true, false, 0.95),
  (53, 'resto scolaire', true, false, 0.95),
  (53, 'self', true, false, 0.95),
  (53, 'réfectoire', true, false, 0.95),
  (53, 'restaurant d’entreprise', true, false, 0.95),
  (53, 'repas de la cantine', true, true, 0.95),
  (54, 'protéines', true, true, 0.95),
  (54, 'protéine', true, true, 0.95),
  (54, 'prot', true, true, 0.95),
  (54, 'prots', true, true, 0.95),
  (54, 'protéinée', true, true, 0.95),
  (54, 'protéique', true, false, 0.95),
  (54, 'proteins', true, true, 0.95),
  (55, 'protéines en poudre', true, true, 0.95),
  (55, 'whey', true, false, 0.95),
  (55, 'shaker de protéines', true, false, 0.95),
  (55, 'poudre de protéines', true, true, 0.95),
  (55, 'protéine en poudre', true, true, 0.95),
  (55, 'caséine', true, false, 0.95),
  (55, 'shaker', true, false, 0.95),
  (55, 'whey protein', true, false, 0.95),
  (55, 'gainer', true, true, 0.95),
  (55, 'mass gainer', true, true, 0.95),
  (55, 'isolate', true, false, 0.95),
  (55, 'shake protéiné', true, false, 0.95),
  (55, 'shakers', true, false, 0.95),
  (55, 'barre protéinée', true, false, 0.95),
  (55, 'poudre protéinée', true, true, 0.95),
  (55, 'wey', true, false, 0.95),
  (56, 'glucides', true, true, 0.95),
  (56, 'carbs', true, false, 0.95),
  (56, 'sucres lents', true, true, 0.95),
  (56, 'sucre lent', true, true, 0.95),
  (56, 'sucres rapides', true, true, 0.95),
  (56, 'sucre rapide', true, true, 0.95),
  (56, 'hydrates de carbone', true, false, 0.95),
  (56, 'carbo', true, false, 0.95),
  (56, 'glucide', true, true, 0.95),
  (57, 'graisses', true, true, 0.95),
  (57, 'lipides', true, true, 0.95),
  (57, 'matières grasses', true, true, 0.95),
  (57, 'gras', true, true, 0.95),
  (57, 'matière grasse', true, true, 0.95),
  (57, 'acides gras', true, true, 0.95),
  (57, 'corps gras', true, true, 0.95),
  (57, 'graisse', true, true, 0.95),
  (57, 'lipide', true, true, 0.95),
  (58, 'oméga-3', true, true, 0.95),
  (58, 'omega3', true, false, 0.95),
  (58, 'oméga 3', true, true, 0.95),
  (58, 'DHA', true, true, 0.95),
  (58, 'EPA', true, true, 0.95),
  (59, 'sel', true, true, 0.95),
  (59, 'sodium', true, true, 0.95),
  (59, 'salé', true, true, 0.95),
  (59, 'saler', true, true, 0.95),
  (59, 'trop salé', true, false, 0.95),
  (59, 'fleur de sel', true, true, 0.95),
  (59, 'gros sel', true, true, 0.95),
  (59, 'salière', true, true, 0.95),
  (59, 'sans sel', true, true, 0.95),
  (59, 'trop de sel', true, true, 0.95),
  (59, 'resaler', true, false, 0.95),
  (60, 'sucre', true, true, 0.95),
  (60, 'sucres', true, true, 0.95),
  (60, 'sucreries', true, false, 0.95),
  (60, 'glucose', true, true, 0.95),
  (60, 'sucrée', true, true, 0.95),
  (60, 'trop sucré', true, true, 0.95),
  (60, 'sucre blanc', true, true, 0.95),
  (60, 'saccharose', true, false, 0.95),
  (61, 'calories', true, true, 0.95),
  (61, 'kcal', true, true, 0.95),
  (61, 'calorique', true, false, 0.95),
  (61, 'cal', true, true, 0.95),
  (61, 'calorie', true, true, 0.95),
  (61, 'kilocalories', true, false, 0.95),
  (61, 'kcals', true, true, 0.95),
  (61, 'apport calorique', true, false, 0.95),
  (61, 'cals', true, true, 0.95),
  (61, 'caloris', true, true, 0.95),
  (62, 'fibres', true, true, 0.95),
  (62, 'fibre', true, true, 0.95),
  (62, 'fibre alimentaire', true, false, 0.95),
  (63, 'acide folique', true, true, 0.95),
  (63, 'folates', true, true, 0.95),
  (63, 'vitamine B9', true, true, 0.95),
  (63, 'spéciafoldine', true, false, 0.95),
  (63, 'folate', true, true, 0.95),
  (63, 'B9', true, true, 0.95),
  (63, 'acide folic', true, false, 0.95),
  (64, 'compléments alimentaires', true, true, 0.95),
  (64, 'gélules', true, true, 0.95),
  (64, 'comprimés', true, true, 0.95),
  (64, 'complément', true, true, 0.95),
  (64, 'cachets', true, true, 0.95),
  (64, 'multivitamines', true, true, 0.95),
  (64, 'gummies', true, false, 0.95),
  (64, 'pilules', true, false, 0.95),
  (64, 'complément alimentaire', true, true, 0.95),
  (64, 'ampoules de vitamines', true, false, 0.95),
  (64, 'cure de vitamines', true, true, 0.95),
  (64, 'vitamines en comprimés', true, true, 0.95),
  (64, 'arkopharma', true, false, 0.95),
  (64, 'juvamine', true, false, 0.95),
  (64, 'azinc', true, false, 0.95),
  (64, 'alvityl', true, false, 0.95),
  (65, 'sel rose', true, true, 0.95),
  (65, 'sel de l’Himalaya', true, true, 0.95),
  (65, 'sel de Guérande', true, false, 0.95),
  (65, 'sel gris', true, true, 0.95),
  (65, 'sel de mer', true, true, 0.95),
  (65, 'fleur de sel de Guérande', true, false, 0.95),
  (66, 'sucre roux', true, true, 0.95),
  (66, 'cassonade', true, false, 0.95),
  (66, 'sucre de canne', true, false, 0.95),
  (66, 'sucre complet', true, true, 0.95),
  (66, 'sirop d’agave', true, false, 0.95),
  (66, 'rapadura', true, false, 0.95),
  (66, 'sirop d’érable', true, false, 0.95),
  (66, 'sucre brun', true, false, 0.95),
  (66, 'muscovado', true, false, 0.95),
  (66, 'sucre de coco', true, true, 0.95),
  (66, 'vergeoise', true, false, 0.95),
  (66, 'sucre non raffiné', true, false, 0.95),
  (66, 'agave', true, false, 0.95),
  (67, 'édulcorants', true, true, 0.95),
  (67, 'aspartame', true, false, 0.95),
  (67, 'stévia', true, false, 0.95),
  (67, 'sucrette', true, false, 0.95),
  (67, 'sucralose', true, false, 0.95),
  (67, 'faux sucre', true, true, 0.95),
  (67, 'zéro', true, true, 0.95),
  (67, 'polyols', true, true, 0.95),
  (67, 'coca zéro', true, false, 0.95),
  (67, 'coca light', true, false, 0.95),
  (67, 'soda light', true, false, 0.95),
  (67, 'canderel', true, false, 0.95),
  (67, 'acésulfame', true, false, 0.95),
  (67, 'xylitol', true, false, 0.95),
  (67, 'boisson light', true, false, 0.95),
  (67, 'zéro sucre', true, true, 0.95),
  (67, 'pepsi zéro', true, false, 0.95),
  (67, 'édulcorant', true, true, 0.95),
  (67, 'coke zéro', true, false, 0.95),
  (68, 'additifs', true, true, 0.95),
  (68, 'E250', true, false, 0.95),
  (68, 'conservateurs', true, false, 0.95),
  (68, 'colorants', true, false, 0.95),
  (68, 'conservateur', true, false, 0.95),
  (68, 'colorant', true, false, 0.95),
  (68, 'glutamate', true, false, 0.95),
  (68, 'émulsifiant', true, false, 0.95),
  (68, 'exhausteur de goût', true, false, 0.95),
  (69, 'ultra-transformés', true, true, 0.95),
  (69, 'plats préparés', true, true, 0.95),
  (69, 'ultratransformé', true, false, 0.95),
  (69, 'plat industriel', true, true, 0.95),
  (69, 'plats industriels', true, true, 0.95),
  (69, 'ultra transformé', true, true, 0.95),
  (69, 'malbouffe', true, false, 0.95),
  (69, 'junk food', true, false, 0.95),
  (69, 'fast food', true, false, 0.95),
  (69, 'fastfood', true, false, 0.95),
  (69, 'mcdo', true, false, 0.95),
  (69, 'macdo', true, false, 0.95),
  (69, 'nova', true, false, 0.95),
  (69, 'KFC', true, false, 0.95),
  (69, 'burger king', true, false, 0.95),
  (69, 'plat tout prêt', true, true, 0.95),
  (69, 'plats tout prêts', true, true, 0.95),
  (69, 'tout prêt', true, true, 0.95),
  (69, 'industriel', true, true, 0.95),
  (69, 'nourriture industrielle', true, false, 0.95),
  (69, 'uber eats', true, false, 0.95),
  (69, 'deliveroo', true, false, 0.95),
  (69, 'bolino', true, false, 0.95),
  (69, 'nouilles instantanées', true, false, 0.95),
  (69, 'cochonneries', true, false, 0.95),
  (69, 'mac do', true, true, 0.95),
  (69, 'mcdonald’s', true, false, 0.95),
  (69, 'macdonald', true, false, 0.95),
  (69, 'plat micro-ondable', true, false, 0.95),
  (69, 'plats cuisinés industriels', true, true, 0.95),
  (70, 'allégé', true, true, 0.95),
  (70, '0 %', true, true, 0.95),
  (70, 'zéro pour cent', true, true, 0.95),
  (70, 'sans matière grasse', true, true, 0.95),
  (70, 'réduit en matière grasse', true, true, 0.95),
  (70, 'allégée', true, true, 0.95),
  (71, 'bio', true, true, 0.95),
  (71, 'biologique', true, false, 0.95),
  (71, 'AB', true, false, 0.95),
  (71, 'agriculture biologique', true, false, 0.95),
  (71, 'bios', true, true, 0.95),
  (71, 'biocoop', true, false, 0.95),
  (72, 'bébé', true, true, 0.95),
  (72, 'nourrisson', true, true, 0.95),
  (72, 'nouveau-né', true, true, 0.95),
  (72, 'nouveau né', true, true, 0.95),
  (72, 'bb', true, false, 0.95),
  (72, 'bébés', true, true, 0.95),
  (72, 'tout-petit', true, true, 0.95),
  (72, 'nourrissons', true, true, 0.95),
  (72, 'bambin', true, false, 0.95),
  (72, 'poupon', true, false, 0.95),
  (72, 'baby', true, false, 0.95),
  (72, 'prématuré', true, true, 0.95),
  (72, 'jumeaux', true, false, 0.95),
  (72, 'nourison', true, false, 0.95),
  (72, 'bout de chou', true, false, 0.95),
  (73, 'enfant', true, true, 0.95),
  (73, 'gamin', true, false, 0.95),
  (73, 'gosse', true, false, 0.95),
  (73, 'fils', true, true, 0.95),
  (73, 'fille', true, true, 0.95),
  (73, 'garçon', true, true, 0.95),
  (73, 'môme', true, true, 0.95),
  (73, 'fiston', true, false, 0.95),
  (73, 'gamine', true, false, 0.95),
  (73, 'fillette', true, false, 0.95),
  (73, 'petit garçon', true, false, 0.95),
  (73, 'petite fille', true, false, 0.95),
  (73, 'petit-fils', true, true, 0.95),
  (73, 'petits-enfants', true, true, 0.95),
  (73, 'kids', true, false, 0.95),
  (73, 'kid', true, false, 0.95),
  (73, 'loulou', true, false, 0.95),
  (73, 'loulous', true, false, 0.95),
  (73, 'mioche', true, false, 0.95),
  (73, 'marmot', true, false, 0.95),
  (73, 'minot', true, false, 0.95),
  (73, 'écolier', true, false, 0.95),
  (73, 'neveu', true, false, 0.95),
  (73, 'nièce', true, false, 0.95),
  (73, 'garçons', true, true, 0.95),
  (73, 'filles', true, true, 0.95),
  (74, 'ado', true, true, 0.95),
  (74, 'adolescent', true, true, 0.95),
  (74, 'adolescente', true, true, 0.95),
  (74, 'adolescence', true, true, 0.95),
  (74, 'ados', true, true, 0.95),
  (74, 'collégien', true, false, 0.95),
  (74, 'lycéen', true, false, 0.95),
  (74, 'préado', true, false, 0.95),
  (74, 'pré-ado', true, true, 0.95),
  (74, 'lycéenne', true, false, 0.95),
  (74, 'collégienne', true, false, 0.95),
  (74, 'collège', true, true, 0.95),
  (74, 'lycée', true, false, 0.95),
  (74, 'teenager', true, false, 0.95),
  (74, 'puberté', true, true, 0.95),
  (74, 'jeune sportif', true, false, 0.95),
  (75, 'enceinte', true, true, 0.95),
  (75, 'grossesse', true, true, 0.95),
  (75, 'femme enceinte', true, true, 0.95),
  (75, 'future maman', true, false, 0.95),
  (75, 'attends un bébé', true, true, 0.95),
  (75, 'premier trimestre', true, true, 0.95),
  (75, 'femmes enceintes', true, true, 0.95),
  (75, 'attends un enfant', true, true, 0.95),
  (75, 'attendre un enfant', true, true, 0.95),
  (75, 'deuxième trimestre', true, true, 0.95),
  (75, 'troisième trimestre', true, true, 0.95),
  (75, 'mois de grossesse', true, true, 0.95),
  (75, 'futur maman', true, false, 0.95),
  (75, 'pregnant', true, false, 0.95),
  (75, 'enseinte', true, false, 0.95),
  (75, 'semaines de grossesse', true, true, 0.95),
  (75, '1er trimestre', true, false, 0.95),
  (75, 'enceintes', true, true, 0.95),
  (76, 'allaiter', true, true, 0.95),
  (76, 'allaitement', true, true, 0.95),
  (76, 'allaitant', true, true, 0.95),
  (76, 'allaitante', true, true, 0.95),
  (76, 'donner le sein', true, true, 0.95),
  (76, 'allaite', true, true, 0.95),
  (76, 'tétée', true, true, 0.95),
  (76, 'tétées', true, true, 0.95),
  (76, 'sein', true, true, 0.95),
  (76, 'donne le sein', true, true, 0.95),
  (76, 'allaites', true, true, 0.95),
  (76, 'au sein', true, true, 0.95),
  (76, 'lactation', true, false, 0.95),
  (77, 'biberon', true, true, 0.95),
  (77, 'lait en poudre', true, true, 0.95),
  (77, 'lait infantile', true, true, 0.95),
  (77, 'bib', true, true, 0.95),
  (77, 'lait maternisé', true, false, 0.95),
  (77, 'tétine', true, true, 0.95),
  (77, 'bibi', true, false, 0.95),
  (77, 'gallia', true, false, 0.95),
  (77, 'guigoz', true, false, 0.95),
  (77, 'nidal', true, false, 0.95),
  (77, 'lait premier âge', true, true, 0.95),
  (77, 'lait 1er âge', true, true, 0.95),
  (77, 'lait deuxième âge', true, false, 0.95),
  (77, 'lait 2ème âge', true, false, 0.95),
  (77, 'préparation infantile', true, false, 0.95),
  (77, 'bibron', true, false, 0.95),
  (77, 'laits infantiles', true, true, 0.95),
  (78, 'diversification', true, true, 0.95),
  (78, 'purée bébé', true, true, 0.95),
  (78, 'petits pots', true, true, 0.95),
  (78, 'petit pot', true, true, 0.95),
  (78, 'premiers repas', true, true, 0.95),
  (78, 'manger à la cuillère', true, true, 0.95),
  (78, 'purées de bébé', true, true, 0.95),
  (78, 'diversifier', true, true, 0.95),
  (78, 'diversif', true, true, 0.95),
  (78, 'première purée', true, true, 0.95),
  (78, 'purées maison', true, false, 0.95),
  (78, 'blédina', true, false, 0.95),
  (78, 'aliments solides', true, false, 0.95),
  (78, 'babycook', true, false, 0.95),
  (78, 'compote bébé', true, true, 0.95),
  (78, 'petits pots maison', true, false, 0.95),
  (79, 'senior', true, true, 0.95),
  (79, 'âgé', true, true, 0.95),
  (79, 'personne âgée', true, true, 0.95),
  (79, 'vieux', true, false, 0.95),
  (79, 'vieille', true, true, 0.95),
  (79, 'papy', true, false, 0.95),
  (79, 'mamie', true, false, 0.95),
  (79, 'grand-mère', true, true, 0.95),
  (79, 'grand-père', true, true, 0.95),
  (79, 'grands-parents', true, true, 0.95),
  (79, 'vieillir', true, false, 0.95),
  (79, 'EHPAD', true, false, 0.95),
  (79, 'retraité', true, false, 0.95),
  (79, 'mémé', true, true, 0.95),
  (79, 'papi', true, true, 0.95),
  (79, '60 ans', true, true, 0.95),
  (79, '65 ans', true, true, 0.95),
  (79, '70 ans', true, true, 0.95),
  (79, '75 ans', true, true, 0.95),
  (79, '80 ans', true, true, 0.95),
  (79, 'mamy', true, false, 0.95),
  (79, 'pépé', true, false, 0.95),
  (79, 'mamé', true, false, 0.95),
  (79, 'mémère', true, false, 0.95),
  (79, 'pépère', true, false, 0.95),
  (79, 'aîné', true, true, 0.95),
  (79, 'aînés', true, true, 0.95),
  (79, 'troisième âge', true, false, 0.95),
  (79, '3e âge', true, false, 0.95),
  (79, 'grand âge', true, true, 0.95),
  (79, 'parents âgés', true, true, 0.95),
  (79, 'mère âgée', true, true, 0.95),
  (79, 'père âgé', true, true, 0.95),
  (79, 'vieux parents', true, false, 0.95),
  (79, 'octogénaire', true, false, 0.95),
  (79, 'maison de retraite', true, false, 0.95),
  (79, 'vieillard', true, false, 0.95),
  (79, 'vieillesse', true, false, 0.95),
  (79, 'retraitée', true, false, 0.95),
  (79, 'âgée', true, true, 0.95),
  (79, 'papie', true, true, 0.95),
  (79, 'mammie', true, false, 0.95),
  (79, 'vieille dame', true, false, 0.95),
  (80, 'sport', true, true, 0.95),
  (80, 'sportif', true, true, 0.95),
  (80, 'sportive', true, true, 0.95),
  (80, 'entraînement', true, true, 0.95),
  (80, 'entraîner', true, true, 0.95),
  (80, 'exercice', true, true, 0.95),
  (80, 'séance', true, true, 0.95),
  (80, 'effort', true, true, 0.95),
  (80, 'fitness', true, false, 0.95),
  (80, 'cardio', true, true, 0.95),
  (80, 'training', true, false, 0.95),
  (80, 'workout', true, false, 0.95),
  (80, 'séances de sport', true, true, 0.95),
  (80, 'entrainements', true, true, 0.95),
  (80, 'athlète', true, false, 0.95),
  (80, 'HIIT', true, false, 0.95),
  (80, 'zumba', true, false, 0.95),
  (80, 'basic fit', true, false, 0.95),
  (80, 's’entrainer', true, true, 0.95),
  (80, 'sportifs', true, true, 0.95),
  (81, 'muscle', true, true, 0.95),
  (81, 'muscu', true, false, 0.95),
  (81, 'musculation', true, false, 0.95),
  (81, 'muscler', true, true, 0.95),
  (81, 'prise de masse', true, false, 0.95),
  (81, 'prendre du muscle', true, true, 0.95),
  (81, 'musculaire', true, false, 0.95),
  (81, 'gym', true, true, 0.95),
  (81, 'bodybuilding', true, false, 0.95),
  (81, 'salle de sport', true, false, 0.95),
  (81, 'masse musculaire', true, false, 0.95),
  (81, 'prise de muscle', true, true, 0.95),
  (81, 'muscles', true, true, 0.95),
  (81, 'haltères', true, false, 0.95),
  (81, 'biceps', true, false, 0.95),
  (81, 'pectoraux', true, false, 0.95),
  (81, 'body building', true, false, 0.95),
  (81, 'bodybuilder', true, false, 0.95),
  (81, 'musclée', true, true, 0.95),
  (81, 'muscul', true, false, 0.95),
  (81, 'tonifier', true, false, 0.95),
  (81, 'prendre de la masse', true, false, 0.95),
  (82, 'course', true, true, 0.95),
  (82, 'courir', true, true, 0.95),
  (82, 'running', true, false, 0.95),
  (82, 'marathon', true, false, 0.95),
  (82, 'footing', true, true, 0.95),
  (82, 'jogging', true, false, 0.95),
  (82, 'trail', true, false, 0.95),
  (82, 'semi-marathon', true, false, 0.95),
  (82, 'semi', true, false, 0.95),
  (82, 'course à pied', true, false, 0.95),
  (82, 'runner', true, false, 0.95),
  (82, 'coureur', true, false, 0.95),
  (82, 'coureuse', true, false, 0.95),
  (82, 'joggeur', true, false, 0.95),
  (82, 'jogger', true, false, 0.95),
  (82, '10 km', true, true, 0.95),
  (82, '10 bornes', true, false, 0.95),
  (82, '21 km', true, true, 0.95),
  (82, '42 km', true, true, 0.95),
  (82, 'courrir', true, false, 0.95),
  (82, 'foulée', true, false, 0.95),
  (82, 'footings', true, true, 0.95),
  (83, 'récupérer', true, true, 0.95),
  (83, 'récupération', true, false, 0.95),
  (83, 'récup', true, true, 0.95),
  (83, 'courbatures', true, false, 0.95),
  (83, 'post training', true, false, 0.95),
  (83, 'post workout', true, false, 0.95),
  (83, 'après entraînement', true, true, 0.95),
  (83, 'après l’entrainement', true, true, 0.95),
  (83, 'récupère', true, true, 0.95),
  (83, 'après séance', true, true, 0.95),
  (84, 'transpirer', true, true, 0.95),
  (84, 'transpiration', true, false, 0.95),
  (84, 'sueur', true, true, 0.95),
  (84, 'suer', true, true, 0.95),
  (84, 'transpirant', true, true, 0.95),
  (84, 'sue', true, true, 0.95),
  (84, 'suée', true, true, 0.95),
  (84, 'dégouline', true, false, 0.95),
  (85, 'activité physique', true, true, 0.95),
  (85, 'bouger', true, true, 0.95),
  (85, 'marche à pied', true, true, 0.95),
  (85, 'promenade', true, false, 0.95),
  (85, 'faire de l’exercice', true, false, 0.95),
  (85, 'exercice physique', true, true, 0.95),
  (85, 'bouge pas', true, true, 0.95),
  (85, 'pas par jour', true, true, 0.95),
  (86, 'brûle-graisses', true, true, 0.95),
  (86, 'brûleur de graisse', true, false, 0.95),
  (86, 'fat burner', true, false, 0.95),
  (86, 'brûleurs de graisses', true, false, 0.95),
  (87, 'maigrir', true, true, 0.95),
  (87, 'perdre du poids', true, true, 0.95),
  (87, 'mincir', true, true, 0.95),
  (87, 'perte de poids', true, true, 0.95),
  (87, 'minceur', true, true, 0.95),
  (87, 'perdre du ventre', true, false, 0.95),
  (87, 'perdre des kilos', true, true, 0.95),
  (87, 'amaigrissement', true, true, 0.95),
  (87, 'maigrit', true, true, 0.95),
  (87, 'perdre du gras', true, false, 0.95),
  (87, 'kilos en trop', true, true, 0.95),
  (87, 'kilos superflus', true, false, 0.95),
  (87, 'amincir', true, false, 0.95),
  (87, 'affiner', true, true, 0.95),
  (87, 'perdre quelques kilos', true, false, 0.95),
  (87, 'perdre poids', true, true, 0.95),
  (87, 'perdre des kg', true, true, 0.95),
  (87, 'perdre kg', true, true, 0.95),
  (87, 'perdre du bide', true, false, 0.95),
  (87, 'mincit', true, false, 0.95),
  (87, 'minci', true, true, 0.95),
  (87, 'perte poids', true, true, 0.95),
  (88, 'grossir', true, true, 0.95),
  (88, 'prendre du poids', true, true, 0.95),
  (88, 'prise de poids', true, true, 0.95),
  (88, 'grossit', true, true, 0.95),
  (88, 'fait grossir', true, true, 0.95),
  (88, 'prendre des kilos', true, true, 0.95),
  (88, 'grossis', true, true, 0.95),
  (88, 'grossi', true, true, 0.95),
  (88, 'kilos en plus', true, true, 0.95),
  (88, 'pris du poids', true, true, 0.95),
  (88, 'prend du poids', true, true, 0.95),
  (88, 'pris des kilos', true, true, 0.95),
  (88, 'engraisser', true, false, 0.95),
  (88, 'faire grossir', true, false, 0.95),
  (88, 'fait prendre du poids', true, true, 0.95),
  (88, 'prendre du gras', true, true, 0.95),
  (89, 'surpoids', true, true, 0.95),
  (89, 'obésité', true, true, 0.95),
  (89, 'obèse', true, true, 0.95),
  (89, 'trop gros', true, true, 0.95),
  (89, 'en surpoids', true, true, 0.95),
  (89, 'trop grosse', true, true, 0.95),
  (89, 'rondeurs', true, false, 0.95),
  (89, 'embonpoint', true, false, 0.95),
  (89, 'enrobé', true, false, 0.95),
  (89, 'potelé', true, false, 0.95),
  (89, 'rondouillard', true, false, 0.95),
  (89, 'obèses', true, true, 0.95),
  (89, 'trop rond', true, false, 0.95),
  (89, 'un peu rond', true, true, 0.95),
  (89, 'trop enveloppé', true, false, 0.95),
  (89, 'gros pour son âge', true, true, 0.95),
  (90, 'effet yoyo', true, false, 0.95),
  (90, 'yoyo', true, false, 0.95),
  (90, 'reprendre du poids', true, true, 0.95),
  (90, 'reprise de poids', true, false, 0.95),
  (90, 'yo-yo', true, false, 0.95),
  (90, 'repris mes kilos', true, false, 0.95),
  (90, 'repris les kilos', true, false, 0.95),
  (90, 'regrossir', true, false, 0.95),
  (90, 'regrossi', true, false, 0.95),
  (90, 'reprendre mes kilos', true, false, 0.95),
  (90, 'repris du poids après', true, false, 0.95),
  (90, 'tout repris', true, false, 0.95),
  (91, 'régime', true, true, 0.95),
  (91, 'diète', true, true, 0.95),
  (91, 'rééquilibrage', true, false, 0.95),
  (91, 'diet', true, true, 0.95),
  (91, 'rééquilibrage alimentaire', true, false, 0.95),
  (91, 'régimes', true, true, 0.95),
  (91, 'mise au régime', true, false, 0.95),
  (91, 'au régime', true, true, 0.95),
  (92, 'jeûne', true, true, 0.95),
  (92, 'jeûner', true, true, 0.95),
  (92, 'fasting', true, false, 0.95),
  (92, 'jeûne intermittent', true, true, 0.95),
  (92, '16 8', true, true, 0.95),
  (92, 'intermittent fasting', true, false, 0.95),
  (92, 'OMAD', true, false, 0.95),
  (92, '18 6', true, true, 0.95),
  (92, 'sans manger pendant', true, true, 0.95),
  (93, 'détox', true, true, 0.95),
  (93, 'cure détox', true, true, 0.95),
  (93, 'jus détox', true, true, 0.95),
  (93, 'thé détox', true, false, 0.95),
  (93, 'détoxifier', true, false, 0.95),
  (93, 'purifier', true, true, 0.95),
  (93, 'cure de jus', true, true, 0.95),
  (93, 'dépuratif', true, false, 0.95),
  (93, 'monodiète', true, false, 0.95),
  (93, 'drainant', true, false, 0.95),
  (93, 'nettoyer le foie', true, true, 0.95),
  (93, 'toxines', true, true, 0.95),
  (93, 'éliminer les toxines', true, true, 0.95),
  (93, 'detoxifiant', true, false, 0.95),
  (93, 'nettoyer l’organisme', true, false, 0.95),
  (93, 'detoxe', true, true, 0.95),
  (94, 'faim', true, true, 0.95),
  (94, 'affamé', true, true, 0.95),
  (94, 'satiété', true, true, 0.95),
  (94, 'fringale', true, false, 0.95),
  (94, 'la dalle', true, false, 0.95),
  (94, 'crève la dalle', true, false, 0.95),
  (94, 'creux', true, true, 0.95),
  (94, 'petit creux', true, false, 0.95),
  (94, 'fringales', true, false, 0.95),
  (94, 'ventre qui gargouille', true, true, 0.95),
  (94, 'crever de faim', true, false, 0.95),
  (94, 'appétit d’ogre', true, false, 0.95),
  (95, 'grignoter', true, true, 0.95),
  (95, 'grignotage', true, true, 0.95),
  (95, 'grignote', true, true, 0.95),
  (95, 'grignotte', true, false, 0.95),
  (95, 'grignotages', true, true, 0.95),
  (95, 'picorer', true, true, 0.95),
  (95, 'picore', true, true, 0.95),
  (95, 'entre les repas', true, true, 0.95),
  (95, 'mange entre les repas', true, true, 0.95),
  (95, 'grignotter', true, false, 0.95),
  (96, 'goûter', true, true, 0.95),
  (96, 'quatre heures', true, true, 0.95),
  (96, 'quatre-heures', true, true, 0.95),
  (96, 'goûters', true, true, 0.95),
  (96, '4 heures', true, true, 0.95),
  (96, 'quatre heure', true, true, 0.95),
  (96, 'gouté', true, true, 0.95),
  (97, 'collation', true, true, 0.95),
  (97, 'encas', true, true, 0.95),
  (97, 'en-cas', true, true, 0.95),
  (97, 'snack', true, false, 0.95),
  (97, 'snacking', true, false, 0.95),
  (97, 'casse-croûte', true, false, 0.95),
  (97, 'snacks', true, false, 0.95),
  (97, 'petite faim', true, true, 0.95),
  (97, 'casse-dalle', true, false, 0.95),
  (97, 'collations', true, true, 0.95),
  (98, 'apéritif', true, true, 0.95),
  (98, 'apéro', true, false, 0.95),
  (98, 'apéros', true, false, 0.95),
  (98, 'apéritifs', true, true, 0.95),
  (98, 'amuse-gueule', true, false, 0.95),
  (98, 'amuse-bouche', true, false, 0.95),
  (98, 'tapas', true, false, 0.95),
  (98, 'apéro dînatoire', true, false, 0.95),
  (98, 'gâteaux apéro', true, false, 0.95),
  (98, 'biscuits apéritifs', true, false, 0.95),
  (98, 'planche apéro', true, false, 0.95),
  (98, 'cocktail dînatoire', true, false, 0.95),
  (99, 'petit-déjeuner', true, true, 0.95),
  (99, 'petit déj', true, true, 0.95),
  (99, 'ptit dej', true, false, 0.95),
  (99, 'petitdej', true, false, 0.95),
  (99, 'p’tit déj', true, false, 0.95),
  (99, 'breakfast', true, false, 0.95),
  (99, 'brunch', true, false, 0.95),
  (99, 'repas du matin', true, true, 0.95),
  (99, 'petit déjeûner', true, true, 0.95),
  (99, 'pti dej', true, false, 0.95),
  (100, 'dîner', true, true, 0.95),
  (100, 'soir', true, true, 0.95),
  (100, 'souper', true, true, 0.95),
  (100, 'repas du soir', true, true, 0.95),
  (100, 'le soir', true, true, 0.95),
  (100, 'manger le soir', true, true, 0.95),
  (100, 'dîner léger', true, true, 0.95),
  (101, 'déjeuner', true, true, 0.95),
  (101, 'midi', true, true, 0.95),
  (101, 'repas de midi', true, true, 0.95),
  (101, 'lunchbox', true, false, 0.95),
  (101, 'gamelle', true, false, 0.95),
  (101, 'tupperware', true, false, 0.95),
  (101, 'lunch box', true, false, 0.95),
  (101, 'pique-nique', true, false, 0.95),
  (101, 'lunch', true, false, 0.95),
  (101, 'bento', true, false, 0.95),
  (101, 'pause déjeuner', true, false, 0.95),
  (101, 'picnic', true, false, 0.95),
  (101, 'pic-nic', true, false, 0.95),
  (101, 'piquenique', true, false, 0.95),
  (101, 'panier repas', true, false, 0.95),
  (101, 'repas au bureau', true, true, 0.95),
  (101, 'boîte repas', true, true, 0.95),
  (101, 'tup', true, false, 0.95),
  (101, 'tupp', true, false, 0.95),
  (101, 'manger au travail', true, true, 0.95),
  (101, 'repas à emporter', true, true, 0.95),
  (102, 'portion', true, true, 0.95),
  (102, 'quantité', true, true, 0.95),
  (102, 'portions', true, true, 0.95),
  (102, 'ration', true, false, 0.95),
  (102, 'grammage', true, false, 0.95),
  (102, 'grammes par personne', true, false, 0.95),
  (102, 'assiette trop pleine', true, false, 0.95),
  (102, 'taille de portion', true, true, 0.95),
  (103, 'IMC', true, true, 0.95),
  (103, 'indice de masse corporelle', true, true, 0.95),
  (103, 'BMI', true, false, 0.95),
  (103, 'masse corporelle', true, true, 0.95),
  (104, 'métabolisme de base', true, true, 0.95),
  (104, 'métabolisme', true, true, 0.95),
  (104, 'dépense énergétique', true, false, 0.95),
  (104, 'métabolisme basal', true, false, 0.95),
  (104, 'BMR', true, false, 0.95),
  (104, 'TDEE', true, false, 0.95),
  (104, 'dépense calorique', true, false, 0.95),
  (104, 'calories au repos', true, false, 0.95),
  (104, 'calories brûlées', true, false, 0.95),
  (104, 'mifflin', true, true, 0.95),
  (105, 'écran', true, true, 0.95),
  (105, 'télé', true, true, 0.95),
  (105, 'télévision', true, true, 0.95),
  (105, 'téléphone', true, true, 0.95),
  (105, 'portable', true, false, 0.95),
  (105, 'tablette', true, true, 0.95),
  (105, 'netflix', true, false, 0.95),
  (105, 'TV', true, false, 0.95),
  (105, 'smartphone', true, false, 0.95),
  (105, 'youtube', true, false, 0.95),
  (105, 'ordi', true, true, 0.95),
  (105, 'ordinateur', true, false, 0.95),
  (105, 'dessin animé', true, true, 0.95),
  (105, 'dessins animés', true, true, 0.95),
  (105, 'ipad', true, false, 0.95),
  (105, 'série télé', true, false, 0.95),
  (105, 'devant la télé', true, true, 0.95),
  (105, 'console', true, true, 0.95),
  (105, 'téloche', true, false, 0.95),
  (106, 'cholestérol', true, true, 0.95),
  (106, 'LDL', true, true, 0.95),
  (106, 'HDL', true, false, 0.95),
  (106, 'cholesterolémie', true, false, 0.95),
  (106, 'mauvais cholestérol', true, true, 0.95),
  (106, 'bon cholestérol', true, true, 0.95),
  (106, 'cholestero', true, true, 0.95),
  (106, 'cholesterole', true, true, 0.95),
  (107, 'intoxication alimentaire', true, true, 0.95),
  (107, 'empoisonnement', true, false, 0.95),
  (107, 'tourista', true, false, 0.95),
  (107, 'intoxiqué', true, false, 0.95),
  (107, 'intoxication', true, true, 0.95),
  (107, 'intox', true, true, 0.95),
  (107, 'turista', true, false, 0.95),
  (107, 'toxi-infection', true, false, 0.95),
  (107, 'empoisonné', true, false, 0.95),
  (107, 'food poisoning', true, false, 0.95),
  (107, 'intoxications', true, true, 0.95),
  (107, 'intoxiquer', true, false, 0.95),
  (108, 'gastro', true, true, 0.95),
  (108, 'gastro-entérite', true, false, 0.95),
  (108, 'diarrhée', true, true, 0.95),
  (108, 'vomissements', true, true, 0.95),
  (108, 'vomir', true, true, 0.95),
  (108, 'vomit', true, true, 0.95),
  (108, 'vomis', true, true, 0.95),
  (108, 'vomi', true, true, 0.95),
  (108, 'vomissement', true, true, 0.95),
  (108, 'diarrhées', true, true, 0.95),
  (108, 'gerbe', true, false, 0.95),
  (108, 'gerber', true, false, 0.95),
  (108, 'dégueuler', true, false, 0.95),
  (108, 'chiasse', true, false, 0.95),
  (108, 'la courante', true, true, 0.95),
  (108, 'selles liquides', true, false, 0.95),
  (108, 'gastro entérite', true, false, 0.95),
  (108, 'caca liquide', true, false, 0.95),
  (108, 'coulante', true, false, 0.95),
  (108, 'diarhée', true, false, 0.95),
  (108, 'diarée', true, true, 0.95),
  (108, 'vomisse', true, true, 0.95),
  (108, 'vomissant', true, false, 0.95),
  (109, 'ballonner', true, true, 0.95),
  (109, 'ballonnements', true, true, 0.95),
  (109, 'flatulences', true, false, 0.95),
  (109, 'ballonnent', true, true, 0.95),
  (109, 'ballonne', true, true, 0.95),
  (109, 'gaz', true, true, 0.95),
  (109, 'ventre gonflé', true, true, 0.95),
  (109, 'gonflé', true, true, 0.95),
  (109, 'prout', true, false, 0.95),
  (109, 'bidon gonflé', true, false, 0.95),
  (109, 'ballonnée', true, true, 0.95),
  (109, 'prouts', true, false, 0.95),
  (109, 'ventre qui gonfle', true, true, 0.95),
  (109, 'bide gonflé', true, false, 0.95),
  (109, 'aérophagie', true, false, 0.95),
  (109, 'flatulence', true, false, 0.95),
  (109, 'gargouillis', true, false, 0.95),
  (109, 'gonfle le ventre', true, true, 0.95),
  (110, 'intolérance au lactose', true, true, 0.95),
  (110, 'intolérant au lactose', true, true, 0.95),
  (110, 'mal au ventre après le lait', true, true, 0.95),
  (110, 'sans lactose', true, true, 0.95),
  (110, 'lait mal digéré', true, true, 0.95),
  (110, 'digère pas le lait', true, true, 0.95),
  (110, 'digère mal le lait', true, true, 0.95),
  (110, 'lactase', true, false, 0.95),
  (110, 'intolérante au lactose', true, true, 0.95),
  (110, 'intolérant lait', true, true, 0.95),
  (110, 'supporte pas le lait', true, true, 0.95),
  (111, 'maladie cœliaque', true, true, 0.95),
  (111, 'cœliaque', true, true, 0.95),
  (111, 'céliaque', true, false, 0.95),
  (111, 'allergie au gluten', true, true, 0.95),
  (111, 'allergique au gluten', true, true, 0.95),
  (111, 'intolérance au gluten', true, false, 0.95),
  (111, 'intolérant au gluten', true, false, 0.95),
  (111, 'intolérante au gluten', true, false, 0.95),
  (111, 'coeliac', true, false, 0.95),
  (112, 'allergie', true, true, 0.95),
  (112, 'allergique', true, true, 0.95),
  (112, 'allergies', true, true, 0.95),
  (112, 'allergènes', true, true, 0.95),
  (112, 'urticaire', true, true, 0.95),
  (112, 'réaction allergique', true, true, 0.95),
  (112, 'anaphylaxie', true, false, 0.95),
  (112, 'allergène', true, true, 0.95),
  (112, 'démange', true, false, 0.95),
  (112, 'épipen', true, false, 0.95),
  (112, 'plaques sur le visage', true, true, 0.95),
  (112, 'allergiques', true, true, 0.95),
  (112, 'alergie', true, false, 0.95),
  (112, 'alergique', true, false, 0.95),
  (113, 's’étouffer', true, true, 0.95),
  (113, 'étouffement', true, true, 0.95),
  (113, 'fausse route', true, false, 0.95),
  (113, 'avaler de travers', true, true, 0.95),
  (113, 'étouffe', true, true, 0.95),
  (113, 'étrangler', true, false, 0.95),
  (113, 's’étrangle', true, false, 0.95),
  (113, 'avalé de travers', true, true, 0.95),
  (113, 'coincé dans la gorge', true, false, 0.95),
  (113, 'fausses routes', true, false, 0.95),
  (113, 'suffoque', true, false, 0.95),
  (113, 'étouffer', true, true, 0.95),
  (113, 's’étouffait', true, false, 0.95),
  (114, 'thyroïde', true, true, 0.95),
  (114, 'iode', true, true, 0.95),
  (114, 'hyperthyroïdie', true, false, 0.95),
  (114, 'hashimoto', true, false, 0.95),
  (114, 'basedow', true, false, 0.95),
  (114, 'sel iodé', true, true, 0.95),
  (114, 'thyroid', true, true, 0.95),
  (114, 'tyroide', true, false, 0.95),
  (115, 'rein', true, true, 0.95),
  (115, 'reins', true, true, 0.95),
  (115, 'rénal', true, false, 0.95),
  (115, 'insuffisance rénale', true, false, 0.95),
  (115, 'dialyse', true, false, 0.95),
  (115, 'rénale', true, false, 0.95),
  (115, 'créatinine', true, false, 0.95),
  (115, 'insuffisant rénal', true, false, 0.95),
  (115, 'néphro', true, false, 0.95),
  (116, 'médicaments', true, true, 0.95),
  (116, 'traitement', true, true, 0.95),
  (116, 'médoc', true, false, 0.95),
  (116, 'médocs', true, false, 0.95),
  (116, 'anticoagulant', true, true, 0.95),
  (116, 'statine', true, true, 0.95),
  (116, 'médicament', true, true, 0.95),
  (116, 'AVK', true, false, 0.95),
  (116, 'fluidifiant', true, false, 0.95),
  (116, 'coumadine', true, false, 0.95),
  (116, 'eliquis', true, false, 0.95),
  (116, 'xarelto', true, false, 0.95),
  (116, 'crestor', true, false, 0.95),
  (116, 'tahor', true, false, 0.95),
  (116, 'statines', true, true, 0.95),
  (116, 'ordonnance', true, true, 0.95),
  (116, 'anticoagulants', true, true, 0.95),
  (116, 'cachets médicaments', true, false, 0.95),
  (116, 'traitements', true, true, 0.95),
  (117, 'digestion', true, true, 0.95),
  (117, 'digérer', true, true, 0.95),
  (117, 'estomac', true, true, 0.95),
  (117, 'digestif', true, true, 0.95),
  (117, 'digère', true, true, 0.95),
  (117, 'digestive', true, false, 0.95),
  (117, 'digérez', true, true, 0.95),
  (117, 'digeste', true, true, 0.95),
  (118, 'rhume', true, true, 0.95),
  (118, 'glaires', true, true, 0.95),
  (118, 'mucus', true, true, 0.95),
  (118, 'nez bouché', true, false, 0.95),
  (118, 'enrhumé', true, true, 0.95),
  (118, 'enrhumée', true, true, 0.95),
  (118, 'morve', true, false, 0.95),
  (118, 'nez qui coule', true, false, 0.95),
  (118, 'bronchite', true, false, 0.95),
  (118, 'glaire', true, true, 0.95),
  (118, 'crachats', true, false, 0.95),
  (118, 'toux grasse', true, true, 0.95),
  (118, 'toux', true, true, 0.95),
  (118, 'bronchiolite', true, false, 0.95),
  (119, 'vue', true, true, 0.95),
  (119, 'yeux', true, false, 0.95),
  (119, 'vision', true, true, 0.95),
  (119, 'myopie', true, true, 0.95),
  (119, 'œil', true, true, 0.95),
  (119, 'lunettes', true, false, 0.95),
  (119, 'voir mieux', true, true, 0.95),
  (119, 'vision nocturne', true, false, 0.95),
  (119, 'presbytie', true, true, 0.95),
  (120, 'canicule', true, true, 0.95),
  (120, 'chaleur', true, true, 0.95),
  (120, 'forte chaleur', true, true, 0.95),
  (120, 'été', true, true, 0.95),
  (120, 'grosse chaleur', true, true, 0.95),
  (120, 'quand il fait chaud', true, true, 0.95),
  (120, 'vague de chaleur', true, false, 0.95),
  (120, 'coup de chaleur', true, true, 0.95),
  (120, 'coup de chaud', true, true, 0.95),
  (120, 'chaleurs', true, true, 0.95),
  (120, 'insolation', true, false, 0.95),
  (120, 'trop chaud', true, true, 0.95),
  (120, 'il fait très chaud', true, true, 0.95),
  (120, 'fait chaud', true, true, 0.95),
  (120, 'forte température', true, false, 0.95),
  (120, 'caniculaire', true, false, 0.95),
  (121, 'carence', true, true, 0.95),
  (121, 'manque', true, true, 0.95),
  (121, 'déficit', true, false, 0.95),
  (121, 'manquer', true, true, 0.95),
  (121, 'carencée', true, true, 0.95),
  (121, 'déficience', true, false, 0.95),
  (121, 'manque de', true, true, 0.95),
  (121, 'carences', true, true, 0.95),
  (122, 'anorexie', true, true, 0.95),
  (122, 'boulimie', true, true, 0.95),
  (122, 'TCA', true, false, 0.95),
  (122, 'trouble alimentaire', true, true, 0.95),
  (122, 'troubles alimentaires', true, true, 0.95),
  (122, 'troubles du comportement alimentaire', true, false, 0.95),
  (122, 'hyperphagie', true, false, 0.95),
  (122, 'se faire vomir', true, false, 0.95),
  (122, 'anorexique', true, false, 0.95),
  (122, 'boulimique', true, false, 0.95),
  (122, 'orthorexie', true, false, 0.95),
  (122, 'crise de boulimie', true, true, 0.95),
  (122, 'hyperphage', true, false, 0.95),
  (122, 'binge eating', true, false, 0.95),
  (122, 'vomir exprès', true, false, 0.95),
  (122, 'vomir après les repas', true, true, 0.95),
  (122, 'se prive de manger', true, true, 0.95),
  (122, 'compulsions alimentaires', true, false, 0.95),
  (123, 'hyperactif', true, true, 0.95),
  (123, 'excité', true, false, 0.95),
  (123, 'hyperactivité', true, false, 0.95),
  (123, 'TDAH', true, false, 0.95),
  (123, 'surexcité', true, false, 0.95),
  (123, 'énervé', true, false, 0.95),
  (123, 'agité', true, true, 0.95),
  (123, 'agitée', true, true, 0.95),
  (123, 'intenable', true, false, 0.95),
  (123, 'TDA', true, false, 0.95),
  (123, 'surexcités', true, false, 0.95),
  (123, 'excités', true, false, 0.95),
  (123, 'survolté', true, false, 0.95),
  (124, 'budget', true, true, 0.95),
  (124, 'pas cher', true, true, 0.95),
  (124, 'étudiant', true, false, 0.95),
  (124, 'fauché', true, false, 0.95),
  (124, 'économique', true, false, 0.95),
  (124, 'à petit prix', true, true, 0.95),
  (124, 'fin de mois', true, true, 0.95),
  (124, 'économies', true, false, 0.95),
  (124, 'pas d’argent', true, true, 0.95),
  (124, 'sans argent', true, true, 0.95),
  (124, 'pas chers', true, true, 0.95),
  (124, 'moins cher', true, true, 0.95),
  (124, 'pas chère', true, true, 0.95),
  (124, 'pas de sous', true, true, 0.95),
  (124, 'sans le sou', true, true, 0.95),
  (124, 'économiser', true, false, 0.95),
  (124, 'RSA', true, false, 0.95),
  (124, 'smic', true, false, 0.95),
  (124, 'thune', true, false, 0.95),
  (124, 'tunes', true, false, 0.95),
  (124, 'fins de mois', true, true, 0.95),
  (124, 'dépenser moins', true, true, 0.95),
  (124, 'pouvoir d’achat', true, false, 0.95),
  (124, 'pas les moyens', true, true, 0.95),
  (124, 'low cost', true, false, 0.95),
  (124, 'précaire', true, false, 0.95),
  (124, 'fauchée', true, false, 0.95),
  (124, 'étudiante', true, false, 0.95),
  (124, 'galère d’argent', true, false, 0.95),
  (124, 'la dèche', true, true, 0.95),
  (124, 'étudiants', true, false, 0.95),
  (125, 'prix', true, true, 0.95),
  (125, 'cher', true, true, 0.95),
  (125, 'prix au kilo', true, true, 0.95),
  (125, 'coûter', true, true, 0.95),
  (125, 'coût', true, true, 0.95),
  (125, 'tarif', true, false, 0.95),
  (125, 'prix au litre', true, true, 0.95),
  (125, 'coûte', true, true, 0.95),
  (125, 'euros', true, true, 0.95),
  (125, 'arnaque', true, false, 0.95),
  (125, 'réduflation', true, false, 0.95),
  (125, 'shrinkflation', true, false, 0.95),
  (125, 'augmentation des prix', true, false, 0.95),
  (126, 'équilibré', true, true, 0.95),
  (126, 'sain', true, true, 0.95),
  (126, 'healthy', true, false, 0.95),
  (126, 'saine', true, true, 0.95),
  (126, 'équilibrée', true, true, 0.95),
  (126, 'équilibrer', true, true, 0.95),
  (126, 'sainement', true, false, 0.95),
  (126, 'bon pour la santé', true, true, 0.95),
  (126, 'équilibre alimentaire', true, false, 0.95),
  (126, 'plus sain', true, true, 0.95),
  (126, 'équilibrés', true, true, 0.95),
  (127, 'rapide', true, true, 0.95),
  (127, 'vite', true, true, 0.95),
  (127, 'vite fait', true, true, 0.95),
  (127, 'express', true, true, 0.95),
  (127, 'vingt minutes', true, true, 0.95),
  (127, '20 minutes', true, true, 0.95),
  (127, 'pressé', true, true, 0.95),
  (127, 'rapidement', true, true, 0.95),
  (127, 'pas le temps', true, true, 0.95),
  (127, '10 minutes', true, true, 0.95),
  (127, '15 minutes', true, true, 0.95),
  (127, '5 minutes', true, true, 0.95),
  (127, '30 minutes', true, true, 0.95),
  (127, 'en vitesse', true, false, 0.95),
  (127, 'pas envie de cuisiner', true, true, 0.95),
  (127, 'rapido', true, false, 0.95),
  (127, 'pas de temps', true, true, 0.95),
  (127, '10 min', true, true, 0.95),
  (127, '15 min', true, true, 0.95),
  (127, '20 min', true, true, 0.95),
  (127, 'quart d’heure', true, true, 0.95),
  (128, 'étiquette', true, true, 0.95),
  (128, 'emballage', true, true, 0.95),
  (128, 'étiquetage', true, false, 0.95),
  (128, 'paquet', true, true, 0.95),
  (128, 'liste d’ingrédients', true, true, 0.95),
  (128, 'étiquettes', true, true, 0.95),
  (128, 'emballages', true, true, 0.95),
  (128, 'composition du produit', true, false, 0.95),
  (128, 'packaging', true, false, 0.95),
  (128, 'dos du paquet', true, true, 0.95),
  (128, 'paquets', true, true, 0.95),
  (129, 'Nutri-Score', true, true, 0.95),
  (129, 'nutriscore', true, false, 0.95),
  (129, 'nutri score', true, true, 0.95),
  (129, 'note ABCDE', true, false, 0.95),
  (129, 'yuka', true, false, 0.95),
  (129, 'open food facts', true, false, 0.95),
  (129, 'nutriscores', true, false, 0.95),
  (129, 'score nutritionnel', true, true, 0.95),
  (129, 'nutriscorre', true, false, 0.95),
  (129, 'note sur le paquet', true, true, 0.95),
  (130, 'magasin', true, true, 0.95),
  (130, 'supermarché', true, false, 0.95),
  (130, 'courses', true, true, 0.95),
  (130, 'carrefour', true, false, 0.95),
  (130, 'leclerc', true, false, 0.95),
  (130, 'lidl', true, false, 0.95),
  (130, 'faire les courses', true, false, 0.95),
  (130, 'auchan', true, false, 0.95),
  (130, 'intermarché', true, false, 0.95),
  (130, 'monoprix', true, false, 0.95),
  (130, 'super U', true, true, 0.95),
  (130, 'aldi', true, false, 0.95),
  (130, 'grande surface', true, false, 0.95),
  (130, 'supérette', true, false, 0.95),
  (130, 'hypermarché', true, false, 0.95),
  (130, 'commissions', true, false, 0.95),
  (130, 'franprix', true, false, 0.95),
  (130, 'caddie', true, false, 0.95),
  (130, 'supermarchés', true, false, 0.95),
  (131, 'rappel', true, true, 0.95),
  (131, 'produit rappelé', true, true, 0.95),
  (131, 'rappelconso', true, true, 0.95),
  (131, 'rappel de lot', true, true, 0.95),
  (131, 'rappel produit', true, true, 0.95),
  (131, 'produits rappelés', true, true, 0.95),
  (131, 'rappels', true, true, 0.95),
  (131, 'retiré de la vente', true, true, 0.95),
  (131, 'retrait du marché', true, false, 0.95),
  (131, 'alerte sanitaire', true, false, 0.95),
  (131, 'lot rappelé', true, true, 0.95),
  (131, 'rappelé', true, true, 0.95),
  (131, 'rappelée', true, true, 0.95),
  (131, 'rappels produits', true, true, 0.95),
  (132, 'organiser les repas', true, true, 0.95),
  (132, 'meal prep', true, false, 0.95),
  (132, 'batch cooking', true, false, 0.95),
  (132, 'batchcooking', true, false, 0.95),
  (132, 'menus de la semaine', true, true, 0.95),
  (132, 'planifier', true, false, 0.95),
  (132, 'mealprep', true, false, 0.95),
  (132, 'menu de la semaine', true, true, 0.95),
  (132, 'batch', true, false, 0.95),
  (132, 'planning repas', true, false, 0.95),
  (132, 'planning des repas', true, false, 0.95),
  (132, 'préparer à l’avance', true, true, 0.95),
  (132, 'préparer mes repas', true, true, 0.95),
  (132, 'menus de semaine', true, true, 0.95),
  (132, 'semainier', true, false, 0.95),
  (132, 'organisation des repas', true, true, 0.95),
  (132, 'menus', true, true, 0.95),
  (132, 'idées de menus', true, false, 0.95),
  (132, 'repas d’avance', true, true, 0.95),
  (133, 'planète', true, true, 0.95),
  (133, 'écologie', true, true, 0.95),
  (133, 'environnement', true, false, 0.95),
  (133, 'climat', true, true, 0.95),
  (133, 'écolo', true, true, 0.95),
  (133, 'carbone', true, false, 0.95),
  (133, 'CO2', true, false, 0.95),
  (133, 'écologique', true, true, 0.95),
  (133, 'pollution', true, false, 0.95),
  (133, 'réchauffement climatique', true, false, 0.95),
  (133, 'empreinte carbone', true, false, 0.95),
  (133, 'bilan carbone', true, false, 0.95),
  (133, 'gaz à effet de serre', true, true, 0.95),
  (133, 'éco-responsable', true, false, 0.95),
  (133, 'développement durable', true, false, 0.95),
  (133, 'environnemental', true, false, 0.95),
  (133, 'écologiquement', true, false, 0.95),
  (134, 'saison', true, true, 0.95),
  (134, 'de saison', true, true, 0.95),
  (134, 'saisonnier', true, false, 0.95),
  (135, 'pesticides', true, true, 0.95),
  (135, 'pesticide', true, true, 0.95),
  (135, 'produits chimiques', true, false, 0.95),
  (135, 'glyphosate', true, false, 0.95),
  (135, 'résidus chimiques', true, false, 0.95),
  (136, 'huile', true, true, 0.95),
  (136, 'huile d’olive', true, true, 0.95),
  (136, 'huile de tournesol', true, true, 0.95),
  (136, 'huile de colza', true, true, 0.95),
  (136, 'huile végétale', true, true, 0.95),
  (136, 'lesieur', true, false, 0.95),
  (136, 'puget', true, false, 0.95),
  (136, 'isio', true, false, 0.95),
  (136, 'huiles', true, true, 0.95),
  (137, 'beurre', true, true, 0.95),
  (137, 'margarine', true, true, 0.95),
  (137, 'planta fin', true, false, 0.95),
  (137, 'saint hubert', true, false, 0.95),
  (137, 'fruit d’or', true, true, 0.95),
  (137, 'beurre demi-sel', true, false, 0.95),
  (138, 'cœur', true, true, 0.95),
  (138, 'cardiaque', true, false, 0.95),
  (138, 'infarctus', true, true, 0.95),
  (138, 'cardiovasculaire', true, true, 0.95),
  (138, 'crise cardiaque', true, false, 0.95),
  (138, 'cardiologue', true, false, 0.95),
  (138, 'artères', true, true, 0.95),
  (138, 'cardio-vasculaire', true, false, 0.95),
  (139, 'danger', true, true, 0.95),
  (139, 'risque', true, true, 0.95),
  (139, 'dangereux', true, true, 0.95),
  (139, 'risques', true, true, 0.95),
  (139, 'nocif', true, false, 0.95),
  (139, 'mauvais', true, true, 0.95),
  (139, 'toxique', true, true, 0.95),
  (139, 'craindre', true, true, 0.95),
  (139, 'mauvais pour la santé', true, false, 0.95),
  (139, 'nocive', true, false, 0.95),
  (139, 'mal pour la santé', true, true, 0.95),
  (139, 'sans danger', true, true, 0.95),
  (139, 'safe', true, false, 0.95),
  (139, 'dangereuse', true, true, 0.95),
  (139, 'méfier', true, true, 0.95),
  (139, 'craignos', true, false, 0.95),
  (140, 'interdit', true, true, 0.95),
  (140, 'éviter', true, true, 0.95),
  (140, 'interdits', true, true, 0.95),
  (140, 'déconseillé', true, true, 0.95),
  (140, 'pas le droit', true, true, 0.95),
  (140, 'défendu', true, false, 0.95),
  (140, 'autorisé', true, true, 0.95),
  (140, 'autorisée', true, true, 0.95),
  (140, 'permis', true, true, 0.95),
  (140, 'ai le droit', true, true, 0.95),
  (140, 'a le droit', true, true, 0.95),
  (140, 'interdite', true, true, 0.95),
  (140, 'évité', true, true, 0.95),
  (140, 'faut éviter', true, true, 0.95),
  (140, 'déconseillée', true, true, 0.95),
  (140, 'proscrire', true, false, 0.95),
  (141, 'repères', true, true, 0.95),
  (141, 'recommandations', true, true, 0.95),
  (141, 'recommandation', true, true, 0.95),
  (141, 'limite', true, true, 0.95),
  (141, 'maximum', true, true, 0.95),
  (141, 'max', true, true, 0.95),
  (141, 'maxi', true, true, 0.95),
  (141, 'plafond', true, true, 0.95),
  (141, 'norme', true, true, 0.95),
  (141, 'recommandé', true, true, 0.95),
  (141, 'recommandée', true, true, 0.95),
  (141, 'conseillé', true, true, 0.95),
  (141, 'à ne pas dépasser', true, true, 0.95),
  (141, 'limites', true, true, 0.95),
  (141, 'dose journalière', true, false, 0.95),
  (142, 'boire', true, true, 0.95),
  (142, 'bois', true, true, 0.95),
  (142, 'boit', true, true, 0.95),
  (142, 'bu', true, false, 0.95),
  (142, 'boivent', true, false, 0.95),
  (142, 'buvez', true, true, 0.95),
  (142, 'boisson', true, true, 0.95),
  (142, 'buvait', true, false, 0.95),
  (142, 'siroter', true, false, 0.95),
  (142, 'boit pas', true, true, 0.95),
  (142, 'buvais', true, false, 0.95),
  (142, 'boient', true, true, 0.95),
  (143, 'reprendre', true, true, 0.95),
  (143, 'repris', true, false, 0.95),
  (143, 'reprend', true, true, 0.95),
  (143, 'reprends', true, true, 0.95),
  (143, 'repris du poids', true, false, 0.95),
  (143, 'reprise', true, false, 0.95),
  (144, 'perdre', true, true, 0.95),
  (144, 'perd', true, true, 0.95),
  (144, 'perdu', true, true, 0.95),
  (144, 'perds', true, true, 0.95),
  (144, 'perte', true, true, 0.95),
  (145, 'transpire', true, true, 0.95),
  (145, 'transpirez', true, true, 0.95),
  (145, 'transpires', true, true, 0.95),
  (145, 'transpirait', true, false, 0.95),
  (146, 'jeter', true, true, 0.95),
  (146, 'jette', true, true, 0.95),
  (146, 'jeté', true, true, 0.95),
  (146, 'jetez', true, true, 0.95),
  (146, 'bon à jeter', true, true, 0.95),
  (146, 'jetter', true, true, 0.95),
  (146, 'mettre à la poubelle', true, false, 0.95),
  (146, 'foutre en l’air', true, false, 0.95),
  (147, 'finir', true, false, 0.95),
  (147, 'finit', true, true, 0.95),
  (147, 'fini', true, true, 0.95),
  (147, 'terminer', true, true, 0.95),
  (147, 'termine', true, true, 0.95),
  (148, 'refuser', true, true, 0.95),
  (148, 'refuse', true, true, 0.95),
  (148, 'rejette', true, false, 0.95),
  (148, 'rejeter', true, false, 0.95),
  (149, 'acheter', true, true, 0.95),
  (149, 'achète', true, true, 0.95),
  (149, 'achat', true, true, 0.95),
  (149, 'achats', true, true, 0.95),
  (150, 'courir vite', true, true, 0.95),
  (150, 'cours', true, true, 0.95),
  (150, 'couru', true, false, 0.95),
  (151, 'inquiet', true, true, 0.95),
  (151, 'inquiète', true, true, 0.95),
  (151, 'inquiétude', true, false, 0.95),
  (151, 'inquiéter', true, true, 0.95),
  (151, 'peur', true, true, 0.95),
  (151, 'inquiète pour', true, true, 0.95),
  (151, 'm’inquiète', true, true, 0.95),
  (151, 'soucis', true, false, 0.95),
  (151, 'panique', true, false, 0.95),
  (151, 'angoisse', true, true, 0.95),
  (151, 'stresse', true, false, 0.95),
  (152, 'choisir', true, true, 0.95),
  (152, 'choix', true, true, 0.95),
  (152, 'choisis', true, true, 0.95),
  (153, 'poids', true, true, 0.95),
  (153, 'kilos', true, true, 0.95),
  (153, 'kilo', true, true, 0.95),
  (153, 'kg', true, false, 0.95),
  (153, 'kilogrammes', true, false, 0.95),
  (154, 'avaler', true, true, 0.95),
  (154, 'avale', true, true, 0.95),
  (155, 'amer', true, true, 0.95),
  (155, 'amère', true, true, 0.95),
  (155, 'amers', true, true, 0.95),
  (155, 'amertume', true, false, 0.95),
  (156, 'frais', true, true, 0.95),
  (156, 'fraîche', true, true, 0.95),
  (156, 'fraîcheur', true, false, 0.95),
  (157, 'sec', true, true, 0.95),
  (157, 'sèche', true, true, 0.95),
  (157, 'secs', true, true, 0.95),
  (157, 'sèches', true, true, 0.95),
  (158, 'soupe', true, true, 0.95),
  (158, 'potage', true, false, 0.95),
  (158, 'velouté', true, false, 0.95),
  (159, 'mijoteuse', true, true, 0.95),
  (159, 'slow cooker', true, false, 0.95),
  (159, 'crock pot', true, false, 0.95),
  (160, 'bouteille isotherme', true, true, 0.95),
  (160, 'thermos', true, true, 0.95),
  (161, 'sac isotherme', true, true, 0.95),
  (161, 'bloc glacé', true, true, 0.95),
  (161, 'pain de glace', true, true, 0.95),
  (161, 'glacière', true, false, 0.95),
  (162, 'récompense', true, true, 0.95),
  (162, 'récompenser', true, true, 0.95),
  (162, 'chantage', true, false, 0.95),
  (163, 'premier secours', true, true, 0.95),
  (163, 'premiers secours', true, true, 0.95),
  (163, 'gestes qui sauvent', true, false, 0.95),
  (164, 'graines de chia', true, true, 0.95),
  (164, 'chia', true, true, 0.95),
  (164, 'graine de chia', true, true, 0.95),
  (165, 'graines de lin', true, true, 0.95),
  (165, 'lin', true, true, 0.95),
  (165, 'graine de lin', true, true, 0.95),
  (166, 'flocons d’avoine', true, true, 0.95),
  (166, 'porridge', true, false, 0.95),
  (166, 'avoine', true, true, 0.95),
  (166, 'oatmeal', true, false, 0.95),
  (166, 'overnight oats', true, false, 0.95),
  (167, 'acide aminé', true, true, 0.95),
  (167, 'acides aminés', true, true, 0.95),
  (167, 'lysine', true, true, 0.95),
  (167, 'BCAAs', true, false, 0.95),
  (168, 'antioxydants', true, true, 0.95),
  (168, 'anti-oxydants', true, false, 0.95),
  (168, 'antioxydant', true, true, 0.95),
  (169, 'croûte de fromage', true, true, 0.95),
  (169, 'pâte molle', true, true, 0.95),
  (169, 'fromage à pâte molle', true, true, 0.95),
  (170, 'anémie', true, false, 0.8),
  (170, 'fer', false, true, 0.8),
  (171, 'ferritine', true, false, 0.8),
  (171, 'fer', false, true, 0.8),
  (172, 'fatigue', true, false, 0.8),
  (172, 'fer', false, true, 0.8),
  (172, 'magnésium', false, true, 0.8),
  (173, 'crampes', true, false, 0.8),
  (173, 'magnésium', false, true, 0.8),
  (174, 'stress', true, false, 0.8),
  (174, 'magnésium', false, true, 0.8),
  (175, 'constipation', true, false, 0.8),
  (175, 'fibres', false, true, 0.8),
  (176, 'constipé', true, false, 0.8),
  (176, 'fibres', false, true, 0.8),
  (177, 'transit', true, false, 0.8),
  (177, 'fibres', false, true, 0.8),
  (178, 'côlon irritable', true, false, 0.8),
  (178, 'fibres', false, true, 0.8),
  (178, 'ballonner', false, true, 0.8),
  (179, 'hémorroïdes', true, false, 0.8),
  (179, 'fibres', false, true, 0.8),
  (180, 'mal de ventre', true, false, 0.8),
  (180, 'lactose', false, true, 0.8),
  (180, 'ballonner', false, true, 0.8),
  (180, 'intoxication alimentaire', false, true, 0.8),
  (181, 'mal au ventre', true, false, 0.8),
  (181, 'lactose', false, true, 0.8),
  (181, 'ballonner', false, true, 0.8),
  (181, 'intoxication alimentaire', false, true, 0.8),
  (182, 'nausées', true, false, 0.8),
  (182, 'intoxication alimentaire', false, true, 0.8),
  (183, 'ostéoporose', true, false, 0.8),
  (183, 'calcium', false, true, 0.8),
  (184, 'os', true, false, 0.8),
  (184, 'calcium', false, true, 0.8),
  (184, 'vitamine D', false, true, 0.8),
  (185, 'fracture', true, false, 0.8),
  (185, 'calcium', false, true, 0.8),
  (185, 'vitamine D', false, true, 0.8),
  (186, 'ménopause', true, false, 0.8),
  (186, 'calcium', false, true, 0.8),
  (186, 'calcium vitamine D après 60 ans', false, true, 0.8),
  (187, 'soleil', true, false, 0.8),
  (187, 'vitamine D', false, true, 0.8),
  (188, 'hiver', true, false, 0.8),
  (188, 'vitamine D', false, true, 0.8),
  (189, 'uvedose', true, false, 0.8),
  (189, 'vitamine D', false, true, 0.8),
  (190, 'zymad', true, false, 0.8),
  (190, 'vitamine D', false, true, 0.8),
  (191, 'ampoule', true, false, 0.8),
  (191, 'vitamine D', false, true, 0.8),
  (192, 'scorbut', true, false, 0.8),
  (192, 'vitamine C', false, true, 0.8),
  (193, 'tension', true, false, 0.8),
  (193, 'sel', false, true, 0.8),
  (194, 'hypertension', true, false, 0.8),
  (194, 'sel', false, true, 0.8),
  (195, 'tension artérielle', true, false, 0.8),
  (195, 'sel', false, true, 0.8),
  (196, 'diabète', true, false, 0.8),
  (196, 'sucre', false, true, 0.8),
  (196, 'sucres', false, true, 0.8),
  (197, 'diabétique', true, false, 0.8),
  (197, 'sucre', false, true, 0.8),
  (197, 'sucres', false, true, 0.8),
  (198, 'glycémie', true, false, 0.8),
  (198, 'sucre', false, true, 0.8),
  (198, 'sucres', false, true, 0.8),
  (199, 'triglycérides', true, false, 0.8),
  (199, 'bonnes graisses', false, true, 0.8),
  (200, 'AVC', true, false, 0.8),
  (200, 'cœur', false, true, 0.8),
  (200, 'cholestérol', false, true, 0.8),
  (201, 'sarcopénie', true, false, 0.8),
  (201, 'muscle', false, true, 0.8),
  (202, 'fonte musculaire', true, false, 0.8),
  (202, 'garder du muscle', false, true, 0.8),
  (203, 'dénutrition', true, false, 0.8),
  (203, 'perte d’appétit', false, true, 0.8),
  (204, 'dénutri', true, false, 0.8),
  (204, 'perte d’appétit', false, true, 0.8),
  (205, 'ne mange plus', true, false, 0.8),
  (205, 'perte d’appétit', false, true, 0.8),
  (205, 'anorexie', false, true, 0.8),
  (206, 'appétit', true, false, 0.8),
  (206, 'perte d’appétit', false, true, 0.8),
  (207, 'ne mange pas assez', true, false, 0.8),
  (207, 'perte d’appétit', false, true, 0.8),
  (207, 'anorexie', false, true, 0.8),
  (208, 'pas faim', true, false, 0.8),
  (208, 'perte d’appétit', false, true, 0.8),
  (209, 'plus faim', true, false, 0.8),
  (209, 'perte d’appétit', false, true, 0.8),
  (210, 'ne boit pas', true, false, 0.8),
  (210, 'boire', false, true, 0.8),
  (210, 'soif', false, true, 0.8),
  (211, 'maigreur', true, false, 0.8),
  (211, 'perte d’appétit', false, true, 0.8),
  (212, 'aménorrhée', true, false, 0.8),
  (212, 'règles absentes', false, true, 0.8),
  (213, 'plus de règles', true, false, 0.8),
  (213, 'règles absentes', false, true, 0.8),
  (214, 'hypothyroïdie', true, false, 0.8),
  (214, 'iode', false, true, 0.8),
  (215, 'goitre', true, false, 0.8),
  (215, 'iode', false, true, 0.8),
  (216, 'spina bifida', true, false, 0.8),
  (216, 'vitamine B9', false, true, 0.8),
  (217, 'désir d’enfant', true, false, 0.8),
  (217, 'vitamine B9', false, true, 0.8),
  (218, 'tomber enceinte', true, false, 0.8),
  (218, 'vitamine B9', false, true, 0.8),
  (219, 'essai bébé', true, false, 0.8),
  (219, 'vitamine B9', false, true, 0.8),
  (220, 'toxoplasmose', true, false, 0.8),
  (220, 'enceinte', false, true, 0.8),
  (221, 'listeria', true, false, 0.8),
  (221, 'listériose', false, true, 0.8),
  (222, 'salmonelle', true, false, 0.8),
  (222, 'œuf', false, true, 0.8),
  (222, 'intoxication alimentaire', false, true, 0.8),
  (223, 'salmonellose', true, false, 0.8),
  (223, 'œuf', false, true, 0.8),
  (223, 'intoxication alimentaire', false, true, 0.8),
  (224, 'E. coli', true, false, 0.8),
  (224, 'steak haché', false, true, 0.8),
  (225, 'botulisme', true, false, 0.8),
  (225, 'miel', false, true, 0.8),
  (225, 'bocal bombé', false, true, 0.8),
  (226, 'mercure', true, false, 0.8),
  (226, 'poisson', false, true, 0.8),
  (227, 'métaux lourds', true, false, 0.8),
  (227, 'poisson', false, true, 0.8),
  (228, 'phytates', true, false, 0.8),
  (228, 'absorber le fer', false, true, 0.8),
  (229, 'œdème de Quincke', true, false, 0.8),
  (229, 'allergie alimentaire', false, true, 0.8),
  (230, 'boutons', true, false, 0.8),
  (230, 'allergie alimentaire', false, true, 0.8),
  (231, 'avale de travers', true, false, 0.8),
  (231, 's’étouffe', false, true, 0.8),
  (232, 'coucher', true, false, 0.8),
  (232, 'soir', false, true, 0.8),
  (233, 'nuit', true, false, 0.8),
  (233, 'soir', false, true, 0.8),
  (234, 'insomnie', true, false, 0.8),
  (234, 'café', false, true, 0.8),
  (235, 'dormir', true, false, 0.8),
  (235, 'café', false, true, 0.8),
  (235, 'soir', false, true, 0.8),
  (236, 'cancer', true, false, 0.8),
  (236, 'charcuterie', false, true, 0.8),
  (236, 'alcool', false, true, 0.8),
  (237, 'cancérigène', true, false, 0.8),
  (237, 'acrylamide', false, true, 0.8),
  (237, 'charcuterie', false, true, 0.8),
  (238, 'moral', true, false, 0.8),
  (238, 'poids m’inquiète', false, true, 0.8),
  (239, 'complexé', true, false, 0.8),
  (239, 'poids m’inquiète', false, true, 0.8),
  (240, 'mal dans ma peau', true, false, 0.8),
  (240, 'poids m’inquiète', false, true, 0.8),
  (241, 'nutritionniste', true, false, 0.8),
  (241, 'poids m’inquiète', false, true, 0.8),
  (242, 'diététicien', true, false, 0.8),
  (242, 'poids m’inquiète', false, true, 0.8),
  (243, 'dégoût', true, false, 0.8),
  (243, 'refuse les légumes', false, true, 0.8),
  (244, 'n’aime pas', true, false, 0.8),
  (244, 'refuse', false, true, 0.8),
  (245, 'veut pas manger', true, false, 0.8),
  (245, 'refuse', false, true, 0.8),
  (245, 'finit pas son assiette', false, true, 0.8),
  (246, 'veut rien manger', true, false, 0.8),
  (246, 'refuse', false, true, 0.8),
  (246, 'finit pas son assiette', false, true, 0.8),
  (247, 'difficile', true, false, 0.8),
  (247, 'refuse', false, true, 0.8),
  (248, 'caprice', true, false, 0.8),
  (248, 'refuse', false, true, 0.8),
  (249, 'néophobie', true, false, 0.8),
  (249, 'refuse les légumes', false, true, 0.8),
  (250, 'forcer', true, false, 0.8),
  (250, 'insister', false, true, 0.8),
  (251, 'finir son assiette', true, false, 0.8),
  (251, 'finit pas son assiette', false, true, 0.8),
  (252, 'yeux', true, false, 0.8),
  (252, 'carottes améliorent la vue', false, true, 0.8),
  (253, 'goutte au nez', true, false, 0.8),
  (253, 'glaires', false, true, 0.8),
  (254, 'viandes', true, false, 0.8),
  (254, 'viande', false, true, 0.8),
  (255, 'bœuf', true, false, 0.8),
  (255, 'viande', false, true, 0.8),
  (256, 'porc', true, false, 0.8),
  (256, 'viande', false, true, 0.8),
  (257, 'agneau', true, false, 0.8),
  (257, 'viande', false, true, 0.8),
  (258, 'entrecôte', true, false, 0.8),
  (258, 'viande', false, true, 0.8),
  (259, 'boudin', true, false, 0.8),
  (259, 'fer', false, true, 0.8),
  (260, 'popeye', true, false, 0.8),
  (260, 'épinards', false, true, 0.8),
  (261, 'épinard', true, false, 0.8),
  (261, 'fer', false, true, 0.8),
  (262, 'camembert', true, false, 0.8),
  (262, 'lait cru', false, true, 0.8),
  (262, 'listériose', false, true, 0.8),
  (263, 'lait cru', true, false, 0.8),
  (263, 'listériose', false, true, 0.8),
  (264, 'fromage au lait cru', true, false, 0.8),
  (264, 'listériose', false, true, 0.8),
  (265, 'roquefort', true, false, 0.8),
  (265, 'lait cru', false, true, 0.8),
  (265, 'listériose', false, true, 0.8),
  (266, 'raclette', true, false, 0.8),
  (266, 'lait cru', false, true, 0.8),
  (266, 'produits laitiers', false, true, 0.8),
  (267, 'sushi', true, false, 0.8),
  (267, 'poisson cru', false, true, 0.8),
  (267, 'poisson enceinte', false, true, 0.8),
  (268, 'foie gras', true, false, 0.8),
  (268, 'foie', false, true, 0.8),
  (268, 'éviter priorité', false, true, 0.8),
  (269, 'tiramisu', true, false, 0.8),
  (269, 'pâte à gâteau crue', false, true, 0.8),
  (270, 'mousse au chocolat', true, false, 0.8),
  (270, 'pâte à gâteau crue', false, true, 0.8),
  (271, 'mayonnaise', true, false, 0.8),
  (271, 'œuf', false, true, 0.8),
  (272, 'pâte à cookies', true, false, 0.8),
  (272, 'pâte à gâteau crue', false, true, 0.8),
  (273, 'pâte à crêpes', true, false, 0.8),
  (273, 'pâte à gâteau crue', false, true, 0.8),
  (274, 'lécher', true, false, 0.8),
  (274, 'goûter', false, true, 0.8),
  (275, 'chocolat', true, false, 0.8),
  (275, 'chocolat noir', false, true, 0.8),
  (276, 'cacao', true, false, 0.8),
  (276, 'chocolat noir', false, true, 0.8),
  (277, 'nutella', true, false, 0.8),
  (277, 'se cachent les sucres', false, true, 0.8),
  (277, 'goûter donner enfant', false, true, 0.8),
  (278, 'pâte à tartiner', true, false, 0.8),
  (278, 'se cachent les sucres', false, true, 0.8),
  (278, 'goûter donner enfant', false, true, 0.8),
  (279, 'bonbons', true, false, 0.8),
  (279, 'goûter donner enfant', false, true, 0.8),
  (279, 'sucre', false, true, 0.8),
  (280, 'gâteaux', true, false, 0.8),
  (280, 'goûter donner enfant', false, true, 0.8),
  (280, 'sucre', false, true, 0.8),
  (281, 'biscuits', true, false, 0.8),
  (281, 'goûter donner enfant', false, true, 0.8),
  (281, 'sucre', false, true, 0.8),
  (282, 'compote', true, false, 0.8),
  (282, 'goûter donner enfant', false, true, 0.8),
  (282, 'fruits', false, true, 0.8),
  (283, 'gourde de compote', true, false, 0.8),
  (283, 'goûter donner enfant', false, true, 0.8),
  (284, 'glace', true, false, 0.8),
  (284, 'sucre', false, true, 0.8),
  (285, 'céréales du petit-déjeuner', true, false, 0.8),
  (285, 'petit-déjeuner', false, true, 0.8),
  (286, 'céréales', true, false, 0.8),
  (286, 'sucres dans les produits', false, true, 0.8),
  (287, 'ketchup', true, false, 0.8),
  (287, 'sucres dans les produits', false, true, 0.8),
  (288, 'barre de céréales', true, false, 0.8),
  (288, 'collation', false, true, 0.8),
  (288, 'effort long', false, true, 0.8),
  (289, 'gel énergétique', true, false, 0.8),
  (289, 'effort long', false, true, 0.8),
  (290, 'banane', true, false, 0.8),
  (290, 'collation', false, true, 0.8),
  (290, 'avant le sport', false, true, 0.8),
  (291, 'pamplemousse', true, false, 0.8),
  (291, 'médicaments', false, true, 0.8),
  (292, 'kiwi', true, false, 0.8),
  (292, 'vitamine C', false, true, 0.8),
  (293, 'orange', true, false, 0.8),
  (293, 'vitamine C', false, true, 0.8),
  (294, 'agrumes', true, false, 0.8),
  (294, 'vitamine C', false, true, 0.8),
  (295, 'poivron', true, false, 0.8),
  (295, 'vitamine C', false, true, 0.8),
  (296, 'quinoa', true, false, 0.8),
  (296, 'protéines sans viande', false, true, 0.8),
  (297, 'lait', true, false, 0.8),
  (297, 'produits laitiers', false, true, 0.8),
  (297, 'calcium', false, true, 0.8),
  (298, 'comté', true, false, 0.8),
  (298, 'produits laitiers', false, true, 0.8),
  (299, 'lait de coco', true, false, 0.8),
  (299, 'huile de coco', false, true, 0.8),
  (300, 'noix de coco', true, false, 0.8),
  (300, 'huile de coco', false, true, 0.8),
  (300, 'eau de coco', false, true, 0.8),
  (301, 'huile de palme', true, false, 0.8),
  (301, 'huile', false, true, 0.8),
  (302, 'friture', true, false, 0.8),
  (302, 'huile', false, true, 0.8),
  (303, 'toast', true, false, 0.8),
  (303, 'pain grillé', false, true, 0.8),
  (304, 'pain brûlé', true, false, 0.8),
  (304, 'pain grillé', false, true, 0.8),
  (305, 'grille-pain', true, false, 0.8),
  (305, 'pain grillé', false, true, 0.8),
  (306, 'biscotte', true, false, 0.8),
  (306, 'pain', false, true, 0.8),
  (307, 'pizza', true, false, 0.8),
  (307, 'ultra-transformés', false, true, 0.8),
  (308, 'tacos', true, false, 0.8),
  (308, 'ultra-transformés', false, true, 0.8),
  (309, 'nuggets', true, false, 0.8),
  (309, 'ultra-transformés', false, true, 0.8),
  (310, 'carpaccio', true, false, 0.8),
  (310, 'viande crue', false, true, 0.8),
  (310, 'steak haché', false, true, 0.8),
  (311, 'tartare', true, false, 0.8),
  (311, 'viande crue', false, true, 0.8),
  (311, 'steak haché', false, true, 0.8),
  (312, 'saignant', true, false, 0.8),
  (312, 'steak haché', false, true, 0.8),
  (313, 'barbecue', true, false, 0.8),
  (313, 'poulet', false, true, 0.8),
  (313, 'steak haché', false, true, 0.8),
  (314, 'moisi', true, false, 0.8),
  (314, 'jeter', false, true, 0.8),
  (315, 'moisissure', true, false, 0.8),
  (315, 'jeter', false, true, 0.8),
  (316, 'moisissures', true, false, 0.8),
  (316, 'jeter', false, true, 0.8),
  (317, 'pourri', true, false, 0.8),
  (317, 'jeter', false, true, 0.8),
  (318, 'avarié', true, false, 0.8),
  (318, 'jeter', false, true, 0.8),
  (318, 'intoxication alimentaire', false, true, 0.8),
  (319, 'sent mauvais', true, false, 0.8),
  (319, 'jeter', false, true, 0.8),
  (320, 'gonflée', true, false, 0.8),
  (320, 'bocal bombé', false, true, 0.8),
  (321, 'bombée', true, false, 0.8),
  (321, 'bocal bombé', false, true, 0.8),
  (322, 'conserve', true, false, 0.8),
  (322, 'bocal bombé', false, true, 0.8),
  (323, 'conserves maison', true, false, 0.8),
  (323, 'bocal bombé', false, true, 0.8),
  (324, 'vapeur', true, false, 0.8),
  (324, 'cuisson garde le mieux', false, true, 0.8),
  (325, 'autocuiseur', true, false, 0.8),
  (325, 'cuisson garde le mieux', false, true, 0.8),
  (326, 'cocotte-minute', true, false, 0.8),
  (326, 'cuisson garde le mieux', false, true, 0.8),
  (327, 'air fryer', true, false, 0.8),
  (327, 'frites', false, true, 0.8),
  (328, 'airfryer', true, false, 0.8),
  (328, 'frites', false, true, 0.8),
  (329, 'degrés', true, false, 0.8),
  (329, 'température', false, true, 0.8),
  (330, 'thermostat', true, false, 0.8),
  (330, 'température', false, true, 0.8),
  (331, 'tiède', true, false, 0.8),
  (331, 'restes', false, true, 0.8),
  (332, 'hors du frigo', true, false, 0.8),
  (332, 'restes', false, true, 0.8),
  (333, 'riz cantonais', true, false, 0.8),
  (333, 'riz cuit', false, true, 0.8),
  (334, 'sandwich', true, false, 0.8),
  (334, 'emporter son déjeuner', false, true, 0.8),
  (335, 'glacière', true, false, 0.8),
  (335, 'emporter son déjeuner', false, true, 0.8),
  (336, 'bureau', true, false, 0.8),
  (336, 'emporter son déjeuner', false, true, 0.8),
  (337, 'boulot', true, false, 0.8),
  (337, 'emporter son déjeuner', false, true, 0.8),
  (338, 'salade en sachet', true, false, 0.8),
  (338, 'laver', false, true, 0.8),
  (339, 'grossesse poisson', true, false, 0.8),
  (339, 'enceinte quel poisson', false, true, 0.8),
  (340, 'cookies', true, false, 0.8),
  (340, 'goûter donner enfant', false, true, 0.8),
  (341, 'idée repas', true, false, 0.8),
  (341, 'cuisiner d’équilibré', false, true, 0.8),
  (342, 'recette', true, false, 0.8),
  (342, 'cuisiner d’équilibré', false, true, 0.8),
  (343, 'quoi manger ce soir', true, false, 0.8),
  (343, 'cuisiner d’équilibré', false, true, 0.8),
  (344, 'cuisiner vite', true, false, 0.8),
  (344, 'cuisiner d’équilibré', false, true, 0.8),
  (345, 'mal manger', true, false, 0.8),
  (345, 'assiette équilibrée', false, true, 0.8),
  (346, 'bien manger', true, false, 0.8),
  (346, 'assiette équilibrée', false, true, 0.8),
  (347, 'manger mieux', true, false, 0.8),
  (347, 'assiette équilibrée', false, true, 0.8),
  (348, 'manger sain', true, false, 0.8),
  (348, 'assiette équilibrée', false, true, 0.8),
  (349, 'manger équilibré', true, false, 0.8),
  (349, 'assiette équilibrée', false, true, 0.8),
  (350, 'pyramide alimentaire', true, false, 0.8),
  (350, 'assiette équilibrée', false, true, 0.8),
  (351, 'PNNS', true, false, 0.8),
  (351, 'assiette équilibrée', false, true, 0.8),
  (352, 'manger bouger', true, false, 0.8),
  (352, 'activité physique', false, true, 0.8),
  (353, 'cinq fruits et légumes', true, false, 0.8),
  (353, '5 fruits et légumes', false, true, 0.8),
  (354, '10000 pas', true, false, 0.8),
  (354, 'activité physique', false, true, 0.8),
  (355, 'vitamine', true, false, 0.8),
  (355, 'vitamines', false, true, 0.8),
  (356, 'B12', true, false, 0.8),
  (356, 'végane', false, true, 0.8),
  (357, 'spiruline', true, false, 0.8),
  (357, 'vitamine B12', false, true, 0.8),
  (358, 'créatine', true, false, 0.8),
  (358, 'compléments pour le muscle', false, true, 0.8),
  (359, 'BCAA', true, false, 0.8),
  (359, 'compléments pour le muscle', false, true, 0.8),
  (360, 'pré-workout', true, false, 0.8),
  (360, 'compléments pour le muscle', false, true, 0.8),
  (361, 'booster', true, false, 0.8),
  (361, 'compléments pour le muscle', false, true, 0.8),
  (362, 'dopage', true, false, 0.8),
  (362, 'compléments pour le muscle', false, true, 0.8),
  (363, 'collagène', true, false, 0.8),
  (363, 'tout le monde a besoin de compléments', false, true, 0.8),
  (364, 'oligo-éléments', true, false, 0.8),
  (364, 'compléments', false, true, 0.8),
  (365, 'super aliment', true, false, 0.8),
  (365, 'graines de chia', false, true, 0.8),
  (366, 'graines de courge', true, false, 0.8),
  (366, 'graines de lin', false, true, 0.8),
  (367, 'keto', true, false, 0.8),
  (367, 'régime très strict', false, true, 0.8),
  (368, 'cétogène', true, false, 0.8),
  (368, 'régime très strict', false, true, 0.8),
  (369, 'régime cétogène', true, false, 0.8),
  (369, 'régime très strict', false, true, 0.8),
  (370, 'dukan', true, false, 0.8),
  (370, 'régime très strict', false, true, 0.8),
  (371, 'hyperprotéiné', true, false, 0.8),
  (371, 'régime très strict', false, true, 0.8),
  (372, 'weight watchers', true, false, 0.8),
  (372, 'reprendre du poids', false, true, 0.8),
  (373, 'low carb', true, false, 0.8),
  (373, 'glucides du soir', false, true, 0.8),
  (374, 'sans sucre', true, false, 0.8),
  (374, 'sucres ajoutés', false, true, 0.8),
  (375, 'ozempic', true, false, 0.8),
  (375, 'poids m’inquiète', false, true, 0.8),
  (376, 'gras du ventre', true, false, 0.8),
  (376, 'brûlent les graisses', false, true, 0.8),
  (377, 'ventre plat', true, false, 0.8),
  (377, 'brûlent les graisses', false, true, 0.8),
  (378, 'thé vert', true, false, 0.8),
  (378, 'brûlent les graisses', false, true, 0.8),
  (379, 'ananas', true, false, 0.8),
  (379, 'brûlent les graisses', false, true, 0.8),
  (380, 'vinaigre de cidre', true, false, 0.8),
  (380, 'brûlent les graisses', false, true, 0.8),
  (381, 'tisane', true, false, 0.8),
  (381, 'boire', false, true, 0.8),
  (381, 'détox', false, true, 0.8),
  (382, 'drainer', true, false, 0.8),
  (382, 'détox', false, true, 0.8),
  (383, 'foie détox', true, false, 0.8),
  (383, 'détox', false, true, 0.8),
  (384, 'brita', true, false, 0.8),
  (384, 'eau du robinet', false, true, 0.8),
  (385, 'carafe filtrante', true, false, 0.8),
  (385, 'eau du robinet', false, true, 0.8),
  (386, 'eau en bouteille', true, false, 0.8),
  (386, 'eau du robinet', false, true, 0.8),
  (387, 'eau minérale', true, false, 0.8),
  (387, 'eau du robinet', false, true, 0.8),
  (388, 'plomb', true, false, 0.8),
  (388, 'eau du robinet', false, true, 0.8),
  (389, 'calcaire', true, false, 0.8),
  (389, 'eau du robinet', false, true, 0.8),
  (390, 'litre d’eau', true, false, 0.8),
  (390, 'eau faut-il boire par jour', false, true, 0.8),
  (391, 'évian', true, false, 0.8),
  (391, 'boire', false, true, 0.8),
  (392, 'hydratation sport', true, false, 0.8),
  (392, 'boire sport', false, true, 0.8),
  (393, 'match', true, false, 0.8),
  (393, 'sport', false, true, 0.8),
  (394, 'foot', true, false, 0.8),
  (394, 'sport', false, true, 0.8),
  (395, 'football', true, false, 0.8),
  (395, 'sport', false, true, 0.8),
  (396, 'vélo', true, false, 0.8),
  (396, 'sport', false, true, 0.8),
  (396, 'effort long', false, true, 0.8),
  (397, 'cyclisme', true, false, 0.8),
  (397, 'sport', false, true, 0.8),
  (397, 'effort long', false, true, 0.8),
  (398, 'rando', true, false, 0.8),
  (398, 'effort long', false, true, 0.8),
  (399, 'randonnée', true, false, 0.8),
  (399, 'effort long', false, true, 0.8),
  (400, 'ultra-trail', true, false, 0.8),
  (400, 'effort long', false, true, 0.8),
  (401, 'triathlon', true, false, 0.8),
  (401, 'effort long', false, true, 0.8),
  (402, 'natation', true, false, 0.8),
  (402, 'sport', false, true, 0.8),
  (403, 'piscine', true, false, 0.8),
  (403, 'sport', false, true, 0.8),
  (404, 'tennis', true, false, 0.8),
  (404, 'sport', false, true, 0.8),
  (405, 'yoga', true, false, 0.8),
  (405, 'activité physique', false, true, 0.8),
  (406, 'crossfit', true, false, 0.8),
  (406, 'muscle', false, true, 0.8),
  (407, 'tournoi', true, false, 0.8),
  (407, 'deux séances', false, true, 0.8),
  (408, 'compétition', true, false, 0.8),
  (408, 'veille d’une course', false, true, 0.8),
  (409, 'pasta party', true, false, 0.8),
  (409, 'pâtes la veille', false, true, 0.8),
  (410, 'hyponatrémie', true, false, 0.8),
  (410, 'boire trop d’eau', false, true, 0.8),
  (411, 'école', true, false, 0.8),
  (411, 'collation école', false, true, 0.8),
  (412, 'récré', true, false, 0.8),
  (412, 'collation école', false, true, 0.8),
  (413, 'maîtresse', true, false, 0.8),
  (413, 'collation école', false, true, 0.8),
  (414, 'maternelle', true, false, 0.8),
  (414, 'collation école', false, true, 0.8),
  (415, 'recette rapide', true, false, 0.8),
  (415, 'cuisiner équilibré minutes', false, true, 0.8),
  (416, 'crèche', true, false, 0.8),
  (416, 'bébé', false, true, 0.8),
  (417, 'croissance', true, false, 0.8),
  (417, 'enfant', false, true, 0.8),
  (418, 'DME', true, false, 0.8),
  (418, 'diversification', false, true, 0.8),
  (419, 'petit suisse', true, false, 0.8),
  (419, 'produits laitiers', false, true, 0.8),
  (420, 'morceaux', true, false, 0.8),
  (420, 'étouffe', false, true, 0.8),
  (421, 'tire-lait', true, false, 0.8),
  (421, 'allaiter', false, true, 0.8),
  (422, 'chauffe-biberon', true, false, 0.8),
  (422, 'biberon', false, true, 0.8),
  (423, 'stériliser', true, false, 0.8),
  (423, 'biberon', false, true, 0.8),
  (424, 'raisin', true, false, 0.8),
  (424, 'étouffe', false, true, 0.8),
  (425, 'raisins', true, false, 0.8),
  (425, 'étouffe', false, true, 0.8),
  (426, 'Heimlich', true, false, 0.8),
  (426, 'étouffe', false, true, 0.8),
  (427, 'anti-inflammatoire', true, false, 0.8),
  (427, 'médicaments', false, true, 0.8),
  (428, 'levothyrox', true, false, 0.8),
  (428, 'médicaments', false, true, 0.8),
  (428, 'iode', false, true, 0.8),
  (429, 'previscan', true, false, 0.8),
  (429, 'médicaments', false, true, 0.8),
  (430, 'mal manger seul', true, false, 0.8),
  (430, 'cuisiner vingt minutes', false, true, 0.8),
  (431, 'banque alimentaire', true, false, 0.8),
  (431, 'petit budget', false, true, 0.8),
  (432, 'CROUS', true, false, 0.8),
  (432, 'petit budget', false, true, 0.8),
  (433, 'promo', true, false, 0.8),
  (433, 'comparer les prix', false, true, 0.8),
  (434, 'promotions', true, false, 0.8),
  (434, 'comparer les prix', false, true, 0.8),
  (435, 'inflation', true, false, 0.8),
  (435, 'petit budget', false, true, 0.8),
  (436, 'vrac', true, false, 0.8),
  (436, 'comparer les prix', false, true, 0.8),
  (437, 'drive', true, false, 0.8),
  (437, 'comparer les prix', false, true, 0.8),
  (438, 'panier', true, false, 0.8),
  (438, 'saison', false, true, 0.8),
  (439, 'local', true, false, 0.8),
  (439, 'saison', false, true, 0.8),
  (440, 'AMAP', true, false, 0.8),
  (440, 'saison', false, true, 0.8),
  (441, 'fraises', true, false, 0.8),
  (441, 'saison', false, true, 0.8),
  (442, 'tomates en hiver', true, false, 0.8),
  (442, 'saison', false, true, 0.8),
  (443, 'traces de', true, false, 0.8),
  (443, 'allergènes', false, true, 0.8),
  (444, 'ingrédients', true, false, 0.8),
  (444, 'étiquette', false, true, 0.8),
  (445, 'valeurs nutritionnelles', true, false, 0.8),
  (445, 'tableau nutritionnel', false, true, 0.8),
  (446, 'tableau', true, false, 0.8),
  (446, 'tableau nutritionnel', false, true, 0.8),
  (447, 'AJR', true, false, 0.8),
  (447, 'tableau nutritionnel', false, true, 0.8),
  (448, 'dont acides gras', true, false, 0.8),
  (448, 'tableau nutritionnel', false, true, 0.8),
  (449, 'sucre caché', true, false, 0.8),
  (449, 'se cachent les sucres', false, true, 0.8),
  (450, 'sucres cachés', true, false, 0.8),
  (450, 'se cachent les sucres', false, true, 0.8),
  (451, 'combien de sucre', true, false, 0.8),
  (451, 'combien de sucre peut-on', false, true, 0.8),
  (452, 'sel caché', true, false, 0.8),
  (452, 'où se cache-t-il', false, true, 0.8),
  (453, 'bouillon cube', true, false, 0.8),
  (453, 'sel', false, true, 0.8),
  (454, 'flexitarien', true, false, 0.8),
  (454, 'manger moins de viande', false, true, 0.8),
  (455, 'flexi', true, false, 0.8),
  (455, 'manger moins de viande', false, true, 0.8),
  (456, 'sans viande', true, false, 0.8),
  (456, 'protéines sans viande', false, true, 0.8),
  (456, 'végétarien', false, true, 0.8),
  (457, 'remplacer la viande', true, false, 0.8),
  (457, 'protéines sans viande', false, true, 0.8),
  (458, 'protéines végétales', true, false, 0.8),
  (458, 'protéines sans viande', false, true, 0.8),
  (459, 'houmous', true, false, 0.8),
  (459, 'légumes secs', false, true, 0.8),
  (460, 'trempage', true, false, 0.8),
  (460, 'cuire les lentilles', false, true, 0.8),
  (461, 'kéfir', true, false, 0.8),
  (461, 'produits laitiers', false, true, 0.8),
  (462, 'probiotiques', true, false, 0.8),
  (462, 'compléments', false, true, 0.8),
  (463, 'microbiote', true, false, 0.8),
  (463, 'fibres', false, true, 0.8),
  (464, 'flore intestinale', true, false, 0.8),
  (464, 'fibres', false, true, 0.8),
  (465, 'satiété', true, false, 0.8),
  (465, 'vraie faim', false, true, 0.8),
  (466, 'compulsion', true, false, 0.8),
  (466, 'vraie faim', false, true, 0.8),
  (466, 'grignote', false, true, 0.8),
  (467, 'émotionnel', true, false, 0.8),
  (467, 'vraie faim', false, true, 0.8),
  (468, 'manger ses émotions', true, false, 0.8),
  (468, 'vraie faim', false, true, 0.8),
  (469, 'gourmandise', true, false, 0.8),
  (469, 'vraie faim', false, true, 0.8),
  (470, 'craquage', true, false, 0.8),
  (470, 'grignote', false, true, 0.8),
  (471, 'mâcher', true, false, 0.8),
  (471, 'manger lentement', false, true, 0.8),
  (472, 'trop vite', true, false, 0.8),
  (472, 'manger lentement', false, true, 0.8),
  (473, 'resservir', true, false, 0.8),
  (473, 'bonne quantité', false, true, 0.8),
  (474, 'peser', true, false, 0.8),
  (474, 'bonne quantité', false, true, 0.8),
  (475, 'balance', true, false, 0.8),
  (475, 'bonne quantité', false, true, 0.8),
  (475, 'IMC', false, true, 0.8),
  (476, 'assiette enfant', true, false, 0.8),
  (476, 'portion servir à un enfant', false, true, 0.8),
  (477, 'corpulence', true, false, 0.8),
  (477, 'IMC', false, true, 0.8),
  (478, 'calculatrice', true, false, 0.8),
  (478, 'IMC', false, true, 0.8),
  (478, 'métabolisme de base', false, true, 0.8),
  (479, 'calculer', true, false, 0.8),
  (479, 'estimer', false, true, 0.8),
  (480, 'sauter un repas', true, false, 0.8),
  (480, 'petit-déjeuner', false, true, 0.8),
  (480, 'jeûne', false, true, 0.8),
  (481, 'ramadan', true, false, 0.8),
  (481, 'jeûne', false, true, 0.8),
  (482, 'maigrir vite', true, false, 0.8),
  (482, 'régime très strict', false, true, 0.8),
  (482, 'reprendre du poids', false, true, 0.8),
  (483, 'maigrir rapidement', true, false, 0.8),
  (483, 'régime très strict', false, true, 0.8),
  (483, 'reprendre du poids', false, true, 0.8),
  (484, 'perdre kilos', true, false, 0.8),
  (484, 'régime très strict', false, true, 0.8),
  (484, 'reprendre du poids', false, true, 0.8),
  (484, 'maigrir', false, true, 0.8),
  (485, 'perdre 5 kilos', true, false, 0.8),
  (485, 'régime très strict', false, true, 0.8),
  (485, 'reprendre du poids', false, true, 0.8),
  (485, 'maigrir', false, true, 0.8),
  (486, 'perdre 10 kilos', true, false, 0.8),
  (486, 'régime très strict', false, true, 0.8),
  (486, 'reprendre du poids', false, true, 0.8),
  (486, 'maigrir', false, true, 0.8),
  (487, 'peur de grossir', true, false, 0.8),
  (487, 'anorexie', false, true, 0.8),
  (487, 'poids m’inquiète', false, true, 0.8),
  (488, 'obsédé', true, false, 0.8),
  (488, 'anorexie', false, true, 0.8),
  (488, 'poids m’inquiète', false, true, 0.8),
  (489, '40 degrés', true, false, 0.8),
  (489, 'canicule', false, true, 0.8),
  (490, 'il fait chaud', true, false, 0.8),
  (490, 'canicule', false, true, 0.8),
  (491, 'dehors', true, false, 0.8),
  (491, 'canicule', false, true, 0.8),
  (491, 'emporter déjeuner', false, true, 0.8),
  (492, 'chantier', true, false, 0.8),
  (492, 'emporter déjeuner', false, true, 0.8),
  (493, 'plage', true, false, 0.8),
  (493, 'emporter déjeuner', false, true, 0.8),
  (494, 'gonflement', true, false, 0.8),
  (494, 'allergie alimentaire', false, true, 0.8),
  (495, 'lèvres', true, false, 0.8),
  (495, 'allergie alimentaire', false, true, 0.8),
  (496, 'démangeaisons', true, false, 0.8),
  (496, 'allergie alimentaire', false, true, 0.8),
  (497, 'plaques rouges', true, false, 0.8),
  (497, 'allergie alimentaire', false, true, 0.8),
  (498, 'eczéma', true, false, 0.8),
  (498, 'allergie alimentaire', false, true, 0.8),
  (499, 'choc anaphylactique', true, false, 0.8),
  (499, 'allergie alimentaire', false, true, 0.8),
  (500, 'marathon', true, false, 0.8),
  (500, 'effort long', false, true, 0.8),
  (500, 'veille course', false, true, 0.8),
  (501, 'semi-marathon', true, false, 0.8),
  (501, 'effort long', false, true, 0.8),
  (501, 'veille course', false, true, 0.8),
  (502, 'végane', true, false, 0.8),
  (502, 'végétarien', false, true, 0.8),
  (502, 'végétal', false, true, 0.8),
  (503, 'végétarien', true, false, 0.8),
  (503, 'végétal', false, true, 0.8),
  (504, 'musculation', true, false, 0.8),
  (504, 'sportif', false, true, 0.8),
  (504, 'protéines quand on s’entraîne', false, true, 0.8),
  (505, 'muscu', true, false, 0.8),
  (505, 'sportif', false, true, 0.8),
  (505, 'protéines quand on s’entraîne', false, true, 0.8),
  (506, '16 h', true, false, 0.8),
  (506, 'goûter', false, true, 0.8),
  (506, 'collation après-midi', false, true, 0.8),
  (507, '17 h', true, false, 0.8),
  (507, 'goûter', false, true, 0.8),
  (507, 'collation après-midi', false, true, 0.8),
  (508, '10 h', true, false, 0.8),
  (508, 'collation école', false, true, 0.8),
  (509, 'après-midi', true, false, 0.8),
  (509, 'collation après-midi', false, true, 0.8),
  (510, 'fringale', true, false, 0.8),
  (510, 'collation après-midi', false, true, 0.8),
  (510, 'vraie faim', false, true, 0.8),
  (510, 'grignote', false, true, 0.8),
  (511, 'ouvert', true, false, 0.8),
  (511, 'après ouverture', false, true, 0.8),
  (512, 'ouverte', true, false, 0.8),
  (512, 'après ouverture', false, true, 0.8),
  (513, 'entamé', true, false, 0.8),
  (513, 'après ouverture', false, true, 0.8),
  (514, 'brique', true, false, 0.8),
  (514, 'après ouverture', false, true, 0.8),
  (515, 'rentre tard', true, false, 0.8),
  (515, 'cuisiner équilibré minutes', false, true, 0.8),
  (516, 'rentrer tard', true, false, 0.8),
  (516, 'cuisiner équilibré minutes', false, true, 0.8),
  (517, 'flemme', true, false, 0.8),
  (517, 'cuisiner équilibré minutes', false, true, 0.8),
  (518, 'frigo vide', true, false, 0.8),
  (518, 'cuisiner équilibré minutes', false, true, 0.8),
  (519, 'cuisiner rapide', true, false, 0.8),
  (519, 'cuisiner équilibré minutes', false, true, 0.8),
  (520, 'repas rapide', true, false, 0.8),
  (520, 'cuisiner équilibré minutes', false, true, 0.8),
  (521, 'gratin', true, false, 0.8),
  (521, 'restes', false, true, 0.8),
  (522, 'lasagnes', true, false, 0.8),
  (522, 'restes', false, true, 0.8),
  (523, 'soupe', true, false, 0.8),
  (523, 'restes', false, true, 0.8),
  (524, 'sauce bolognaise', true, false, 0.8),
  (524, 'restes', false, true, 0.8),
  (525, 'plat cuisiné', true, false, 0.8),
  (525, 'restes', false, true, 0.8),
  (526, 'plats cuisinés', true, false, 0.8),
  (526, 'restes', false, true, 0.8),
  (526, 'ultra-transformés', false, true, 0.8),
  (527, 'riz de la veille', true, false, 0.8),
  (527, 'riz cuit', false, true, 0.8),
  (528, 'pâtes cuites', true, false, 0.8),
  (528, 'riz cuit', false, true, 0.8),
  (529, 'laissé dehors', true, false, 0.8),
  (529, 'restes', false, true, 0.8),
  (530, 'toute la nuit', true, false, 0.8),
  (530, 'restes', false, true, 0.8),
  (531, 'plusieurs jours', true, false, 0.8),
  (531, 'garder', false, true, 0.8),
  (532, 'verres par semaine', true, false, 0.8),
  (532, 'alcool', false, true, 0.8),
  (533, 'gueule de bois', true, false, 0.8),
  (533, 'alcool', false, true, 0.8),
  (534, 'cuite', true, false, 0.8),
  (534, 'alcool', false, true, 0.8),
  (535, 'avocat', true, false, 0.8),
  (535, 'bonnes graisses', false, true, 0.8),
  (536, 'saturé', true, false, 0.8),
  (536, 'bonnes graisses', false, true, 0.8),
  (537, 'saturées', true, false, 0.8),
  (537, 'bonnes graisses', false, true, 0.8),
  (538, 'mauvais gras', true, false, 0.8),
  (538, 'bonnes graisses', false, true, 0.8),
  (539, 'diurétique', true, false, 0.8),
  (539, 'café déshydrate', false, true, 0.8),
  (540, 'pisser', true, false, 0.8),
  (540, 'café déshydrate', false, true, 0.8),
  (540, 'transpirant', false, true, 0.8),
  (541, 'pipi', true, false, 0.8),
  (541, 'café déshydrate', false, true, 0.8),
  (541, 'boire', false, true, 0.8),
  (542, 'urine', true, false, 0.8),
  (542, 'boire', false, true, 0.8),
  (543, 'chlore', true, false, 0.8),
  (543, 'eau du robinet', false, true, 0.8),
  (544, 'nitrates', true, false, 0.8),
  (544, 'eau du robinet', false, true, 0.8),
  (544, 'charcuterie', false, true, 0.8),
  (545, 'nitrites', true, false, 0.8),
  (545, 'charcuterie', false, true, 0.8),
  (546, 'brûlé', true, false, 0.8),
  (546, 'acrylamide', false, true, 0.8),
  (547, 'carbonisé', true, false, 0.8),
  (547, 'acrylamide', false, true, 0.8),
  (548, 'noirci', true, false, 0.8),
  (548, 'acrylamide', false, true, 0.8),
  (549, 'coquille', true, false, 0.8),
  (549, 'œuf', false, true, 0.8),
  (550, 'flotte', true, false, 0.8),
  (550, 'œuf', false, true, 0.8),
  (551, 'eau de cuisson', true, false, 0.8),
  (551, 'cuisson vitamines', false, true, 0.8),
  (552, 'bicarbonate', true, false, 0.8),
  (552, 'laver les légumes', false, true, 0.8),
  (553, 'vinaigre blanc', true, false, 0.8),
  (553, 'laver les légumes', false, true, 0.8),
  (553, 'réfrigérateur', false, true, 0.8),
  (554, 'javel', true, false, 0.8),
  (554, 'nettoyer réfrigérateur', false, true, 0.8),
  (555, 'terre', true, false, 0.8),
  (555, 'laver les légumes', false, true, 0.8),
  (556, 'bactéries', true, false, 0.8),
  (556, 'intoxication alimentaire', false, true, 0.8),
  (556, 'rincer la viande', false, true, 0.8),
  (557, 'microbes', true, false, 0.8),
  (557, 'intoxication alimentaire', false, true, 0.8),
  (557, 'rincer la viande', false, true, 0.8),
  (558, 'épluchures', true, false, 0.8),
  (558, 'gaspiller', false, true, 0.8),
  (559, 'fanes', true, false, 0.8),
  (559, 'gaspiller', false, true, 0.8),
  (560, 'pain rassis', true, false, 0.8),
  (560, 'gaspiller', false, true, 0.8),
  (561, 'poubelle', true, false, 0.8),
  (561, 'gaspiller', false, true, 0.8),
  (562, 'huile qui fume', true, false, 0.8),
  (562, 'huile cuire', false, true, 0.8),
  (563, 'point de fumée', true, false, 0.8),
  (563, 'huile cuire', false, true, 0.8),
  (564, 'pas assez cuit', true, false, 0.8),
  (564, 'assez cuit', false, true, 0.8),
  (565, 'pas cuit', true, false, 0.8),
  (565, 'assez cuit', false, true, 0.8),
  (565, 'crue', false, true, 0.8),
  (566, 'saignant enfant', true, false, 0.8),
  (566, 'steak haché enfant', false, true, 0.8),
  (567, 'contaminé', true, false, 0.8),
  (567, 'produit rappelé', false, true, 0.8),
  (568, 'remboursé', true, false, 0.8),
  (568, 'produit rappelé', false, true, 0.8),
  (569, 'pendant le repas', true, false, 0.8),
  (569, 'boire en mangeant', false, true, 0.8),
  (570, 'boire à table', true, false, 0.8),
  (570, 'boire en mangeant', false, true, 0.8),
  (571, 'féculents', true, false, 0.8),
  (571, 'glucides', false, true, 0.8),
  (572, 'pâtes', true, false, 0.8),
  (572, 'glucides', false, true, 0.8),
  (572, 'féculents', false, true, 0.8),
  (573, 'cortisone', true, false, 0.8),
  (573, 'médicaments', false, true, 0.8),
  (574, 'antidépresseur', true, false, 0.8),
  (574, 'médicaments', false, true, 0.8),
  (575, 'pharmacie', true, false, 0.8),
  (575, 'médicaments', false, true, 0.8),
  (575, 'compléments', false, true, 0.8),
  (576, 'pilule', true, false, 0.8),
  (576, 'médicaments', false, true, 0.8),
  (577, 'Adiaril', true, false, 0.8),
  (577, 'gastro de bébé', false, true, 0.8),
  (578, 'soluté', true, false, 0.8),
  (578, 'gastro de bébé', false, true, 0.8),
  (579, 'lait maternel', true, false, 0.8),
  (579, 'allaiter', false, true, 0.8),
  (579, 'biberon', false, true, 0.8),
  (580, 'intestins', true, false, 0.8),
  (580, 'fibres', false, true, 0.8),
  (580, 'ballonner', false, true, 0.8),
  (581, 'reflux', true, false, 0.8),
  (581, 'digestion', false, true, 0.8),
  (582, 'brûlures d’estomac', true, false, 0.8),
  (582, 'digestion', false, true, 0.8),
  (583, 'remplacer', true, false, 0.8),
  (583, 'place', false, true, 0.8),
  (584, 'remplacer le lait', true, false, 0.8),
  (584, 'boisson végétale', false, true, 0.8),
  (585, 'arrêter la viande', true, false, 0.8),
  (585, 'moins de viande', false, true, 0.8),
  (585, 'végétarien', false, true, 0.8),
  (586, 'fruits secs', true, false, 0.8),
  (586, 'noix', false, true, 0.8),
  (587, 'poignée', true, false, 0.8),
  (587, 'noix', false, true, 0.8),
  (588, 'œstrogènes', true, false, 0.8),
  (588, 'soja', false, true, 0.8),
  (589, 'hormones', true, false, 0.8),
  (589, 'soja', false, true, 0.8),
  (590, 'blanc d’œuf', true, false, 0.8),
  (590, 'protéines', false, true, 0.8),
  (591, 'skyr', true, false, 0.8),
  (591, 'protéines', false, true, 0.8),
  (591, 'produits laitiers', false, true, 0.8),
  (592, 'abdos', true, false, 0.8),
  (592, 'brûlent les graisses', false, true, 0.8),
  (592, 'muscle', false, true, 0.8),
  (593, 'sèche', true, false, 0.8),
  (593, 'brûle-graisses', false, true, 0.8),
  (594, 'tablettes de chocolat', true, false, 0.8),
  (594, 'muscle', false, true, 0.8),
  (595, 'poids idéal', true, false, 0.8),
  (595, 'IMC', false, true, 0.8),
  (596, 'trop maigre', true, false, 0.8),
  (596, 'poids m’inquiète', false, true, 0.8),
  (596, 'perte d’appétit', false, true, 0.8),
  (597, 'corps', true, false, 0.8),
  (597, 'poids m’inquiète', false, true, 0.8),
  (598, 'trop mangé', true, false, 0.8),
  (598, 'bonne quantité', false, true, 0.8),
  (599, 'se resservir', true, false, 0.8),
  (599, 'bonne quantité', false, true, 0.8),
  (600, 'toujours faim', true, false, 0.8),
  (600, 'encore faim', false, true, 0.8),
  (600, 'vraie faim', false, true, 0.8),
  (601, 'faim tout le temps', true, false, 0.8),
  (601, 'encore faim', false, true, 0.8),
  (601, 'vraie faim', false, true, 0.8),
  (602, 'ne sent pas la soif', true, false, 0.8),
  (602, 'soif', false, true, 0.8),
  (603, 'oublie de boire', true, false, 0.8),
  (603, 'soif', false, true, 0.8),
  (604, 'premières purées', true, false, 0.8),
  (604, 'diversification', false, true, 0.8),
  (605, '4 mois', true, false, 0.8),
  (605, 'diversification', false, true, 0.8),
  (606, '6 mois', true, false, 0.8),
  (606, 'diversification', false, true, 0.8),
  (607, '5 mois', true, false, 0.8),
  (607, 'diversification', false, true, 0.8),
  (608, 'lait de croissance', true, false, 0.8),
  (608, 'bébé', false, true, 0.8),
  (608, 'biberon', false, true, 0.8),
  (609, 'lait de vache', true, false, 0.8),
  (609, 'produits laitiers', false, true, 0.8),
  (609, 'boisson végétale', false, true, 0.8),
  (610, 'assiette vide', true, false, 0.8),
  (610, 'finit pas son assiette', false, true, 0.8),
  (611, 'chipote', true, false, 0.8),
  (611, 'refuse les légumes', false, true, 0.8),
  (611, 'finit pas son assiette', false, true, 0.8),
  (612, 'anniversaire', true, false, 0.8),
  (612, 'goûter donner enfant', false, true, 0.8),
  (613, 'mercredi', true, false, 0.8),
  (613, 'goûter donner enfant', false, true, 0.8),
  (614, 'cartable', true, false, 0.8),
  (614, 'goûter donner enfant', false, true, 0.8),
  (614, 'collation école', false, true, 0.8),
  (615, 'hôpital', true, false, 0.8),
  (615, 'perte d’appétit', false, true, 0.8),
  (616, 'escarre', true, false, 0.8),
  (616, 'perte d’appétit', false, true, 0.8),
  (617, 'chute', true, false, 0.8),
  (617, 'calcium', false, true, 0.8),
  (617, 'muscle après 65 ans', false, true, 0.8),
  (618, 'déménagement', true, false, 0.8),
  (618, 'petit budget', false, true, 0.8),
  (619, '500 mg', true, false, 0.8),
  (619, 'compléments', false, true, 0.8),
  (620, 'prise de sang', true, false, 0.8),
  (620, 'fer', false, true, 0.8),
  (621, 'perte de cheveux', true, false, 0.8),
  (621, 'fer', false, true, 0.8),
  (621, 'compléments', false, true, 0.8),
  (622, 'cheveux', true, false, 0.8),
  (622, 'fer', false, true, 0.8),
  (622, 'compléments', false, true, 0.8),
  (623, 'ongles', true, false, 0.8),
  (623, 'fer', false, true, 0.8),
  (623, 'compléments', false, true, 0.8),
  (624, 'peau', true, false, 0.8),
  (624, 'compléments', false, true, 0.8),
  (625, 'défenses immunitaires', true, false, 0.8),
  (625, 'vitamine C', false, true, 0.8),
  (625, 'compléments', false, true, 0.8),
  (626, 'immunité', true, false, 0.8),
  (626, 'vitamine C', false, true, 0.8),
  (626, 'compléments', false, true, 0.8),
  (627, 'grippe', true, false, 0.8),
  (627, 'vitamine C', false, true, 0.8),
  (628, 'sommeil', true, false, 0.8),
  (628, 'soir', false, true, 0.8),
  (628, 'café', false, true, 0.8),
  (629, 'concentration', true, false, 0.8),
  (629, 'collation', false, true, 0.8),
  (629, 'petit-déjeuner', false, true, 0.8),
  (630, 'examens', true, false, 0.8),
  (630, 'petit-déjeuner', false, true, 0.8),
  (630, 'collation', false, true, 0.8),
  (631, 'hypoglycémie', true, false, 0.8),
  (631, 'effort long', false, true, 0.8),
  (631, 'sucre', false, true, 0.8),
  (632, 'jambes lourdes', true, false, 0.8),
  (632, 'sel', false, true, 0.8),
  (633, 'rétention d’eau', true, false, 0.8),
  (633, 'sel', false, true, 0.8),
  (634, 'jaune d’œuf', true, false, 0.8),
  (634, 'œufs', false, true, 0.8),
  (634, 'cholestérol', false, true, 0.8),
  (635, 'light', true, false, 0.8),
  (635, 'édulcorants', false, true, 0.8),
  (635, 'allégé', false, true, 0.8),
  (636, 'brocoli', true, false, 0.8),
  (636, 'légumes', false, true, 0.8),
  (637, 'carotte', true, false, 0.8),
  (637, 'légumes', false, true, 0.8),
  (638, 'poireau', true, false, 0.8),
  (638, 'légumes', false, true, 0.8),
  (639, 'chou', true, false, 0.8),
  (639, 'légumes', false, true, 0.8),
  (640, 'chou-fleur', true, false, 0.8),
  (640, 'légumes', false, true, 0.8),
  (641, 'haricots verts', true, false, 0.8),
  (641, 'légumes', false, true, 0.8),
  (642, 'tomate', true, false, 0.8),
  (642, 'légumes', false, true, 0.8),
  (643, 'salade', true, false, 0.8),
  (643, 'légumes', false, true, 0.8),
  (644, 'aubergine', true, false, 0.8),
  (644, 'légumes', false, true, 0.8),
  (645, 'concombre', true, false, 0.8),
  (645, 'légumes', false, true, 0.8),
  (646, 'potiron', true, false, 0.8),
  (646, 'légumes', false, true, 0.8),
  (647, 'petits pois', true, false, 0.8),
  (647, 'légumes', false, true, 0.8),
  (648, 'champignon', true, false, 0.8),
  (648, 'légumes', false, true, 0.8),
  (649, 'pomme', true, false, 0.8),
  (649, 'fruits', false, true, 0.8),
  (650, 'poire', true, false, 0.8),
  (650, 'fruits', false, true, 0.8),
  (651, 'fraise', true, false, 0.8),
  (651, 'fruits', false, true, 0.8),
  (652, 'cerise', true, false, 0.8),
  (652, 'fruits', false, true, 0.8),
  (653, 'melon', true, false, 0.8),
  (653, 'fruits', false, true, 0.8),
  (654, 'mangue', true, false, 0.8),
  (654, 'fruits', false, true, 0.8),
  (655, 'myrtille', true, false, 0.8),
  (655, 'fruits', false, true, 0.8),
  (656, 'clémentine', true, false, 0.8),
  (656, 'fruits', false, true, 0.8),
  (656, 'vitamine C', false, true, 0.8),
  (657, 'risotto', true, false, 0.8),
  (657, 'riz', false, true, 0.8),
  (658, 'paella', true, false, 0.8),
  (658, 'riz', false, true, 0.8),
  (659, 'boulgour', true, false, 0.8),
  (659, 'féculents', false, true, 0.8),
  (660, 'semoule', true, false, 0.8),
  (660, 'féculents', false, true, 0.8),
  (661, 'pomme de terre', true, false, 0.8),
  (661, 'féculents', false, true, 0.8),
  (662, 'patate', true, false, 0.8),
  (662, 'féculents', false, true, 0.8),
  (663, 'dhal', true, false, 0.8),
  (663, 'légumes secs', false, true, 0.8),
  (664, 'falafel', true, false, 0.8),
  (664, 'légumes secs', false, true, 0.8),
  (665, 'chorizo', true, false, 0.8),
  (665, 'charcuterie', false, true, 0.8),
  (666, 'bacon', true, false, 0.8),
  (666, 'charcuterie', false, true, 0.8),
  (667, 'rosette', true, false, 0.8),
  (667, 'charcuterie', false, true, 0.8),
  (668, 'cordon bleu', true, false, 0.8),
  (668, 'ultra-transformés', false, true, 0.8),
  (669, 'crevettes', true, false, 0.8),
  (669, 'poisson', false, true, 0.8),
  (670, 'huîtres', true, false, 0.8),
  (670, 'poisson', false, true, 0.8),
  (671, 'fruits de mer', true, false, 0.8),
  (671, 'poisson', false, true, 0.8),
  (672, 'moules', true, false, 0.8),
  (672, 'poisson', false, true, 0.8),
  (673, 'surimi', true, false, 0.8),
  (673, 'poisson', false, true, 0.8),
  (674, 'truite', true, false, 0.8),
  (674, 'poisson', false, true, 0.8),
  (675, 'espadon', true, false, 0.8),
  (675, 'poisson enceinte', false, true, 0.8),
  (676, 'mozzarella', true, false, 0.8),
  (676, 'produits laitiers', false, true, 0.8),
  (676, 'lait cru', false, true, 0.8),
  (677, 'chèvre', true, false, 0.8),
  (677, 'produits laitiers', false, true, 0.8),
  (677, 'lait cru', false, true, 0.8),
  (678, 'brie', true, false, 0.8),
  (678, 'produits laitiers', false, true, 0.8),
  (678, 'lait cru', false, true, 0.8),
  (679, 'crème fraîche', true, false, 0.8),
  (679, 'produits laitiers', false, true, 0.8),
  (680, 'faisselle', true, false, 0.8),
  (680, 'produits laitiers', false, true, 0.8),
  (681, 'champagne', true, false, 0.8),
  (681, 'alcool', false, true, 0.8),
  (682, 'cocktail', true, false, 0.8),
  (682, 'alcool', false, true, 0.8),
  (683, 'pastis', true, false, 0.8),
  (683, 'alcool', false, true, 0.8),
  (684, 'cidre', true, false, 0.8),
  (684, 'alcool', false, true, 0.8),
  (685, 'vin', true, false, 0.8),
  (685, 'alcool', false, true, 0.8),
  (686, 'thé', true, false, 0.8),
  (686, 'café', false, true, 0.8),
  (687, 'chocolat chaud', true, false, 0.8),
  (687, 'petit-déjeuner', false, true, 0.8),
  (688, 'croissant', true, false, 0.8),
  (688, 'petit-déjeuner', false, true, 0.8),
  (689, 'kinder', true, false, 0.8),
  (689, 'goûter donner enfant', false, true, 0.8),
  (690, 'prince', true, false, 0.8),
  (690, 'goûter donner enfant', false, true, 0.8),
  (691, 'brioche', true, false, 0.8),
  (691, 'goûter donner enfant', false, true, 0.8),
  (692, 'pitch', true, false, 0.8),
  (692, 'goûter donner enfant', false, true, 0.8),
  (693, 'pom’potes', true, false, 0.8),
  (693, 'goûter donner enfant', false, true, 0.8),
  (694, 'berocca', true, false, 0.8),
  (694, 'compléments', false, true, 0.8),
  (695, 'supradyn', true, false, 0.8),
  (695, 'compléments', false, true, 0.8),
  (696, 'magné B6', true, false, 0.8),
  (696, 'magnésium', false, true, 0.8),
  (697, 'levure de riz rouge', true, false, 0.8),
  (697, 'compléments', false, true, 0.8),
  (697, 'médicaments', false, true, 0.8),
  (698, 'mélatonine', true, false, 0.8),
  (698, 'compléments', false, true, 0.8),
  (699, 'curcuma', true, false, 0.8),
  (699, 'compléments', false, true, 0.8),
  (700, 'ginseng', true, false, 0.8),
  (700, 'compléments', false, true, 0.8),
  (701, 'gel', true, false, 0.8),
  (701, 'effort long', false, true, 0.8),
  (702, 'gels', true, false, 0.8),
  (702, 'effort long', false, true, 0.8),
  (703, 'trail', true, false, 0.8),
  (703, 'effort long', false, true, 0.8),
  (704, 'ravitaillement', true, false, 0.8),
  (704, 'effort long', false, true, 0.8),
  (705, 'sortie longue', true, false, 0.8),
  (705, 'effort long', false, true, 0.8),
  (706, 'barre énergétique', true, false, 0.8),
  (706, 'effort long', false, true, 0.8),
  (707, 'pop corn', true, false, 0.8),
  (707, 'étouffe', false, true, 0.8),
  (708, 'saucisse apéro', true, false, 0.8),
  (708, 'étouffe', false, true, 0.8),
  (709, 'knacki enfant', true, false, 0.8),
  (709, 'étouffe', false, true, 0.8),
  (710, 'champignons ramassés', true, false, 0.8),
  (710, 'jeter sans goûter', false, true, 0.8),
  (710, 'intoxication alimentaire', false, true, 0.8),
  (711, 'cueillette', true, false, 0.8),
  (711, 'jeter sans goûter', false, true, 0.8),
  (711, 'intoxication alimentaire', false, true, 0.8),
  (712, 'centre antipoison', true, false, 0.8),
  (712, 'intoxication alimentaire', false, true, 0.8),
  (713, 'pas frais', true, false, 0.8),
  (713, 'intoxication alimentaire', false, true, 0.8),
  (713, 'jeter', false, true, 0.8),
  (714, 'pas fraîche', true, false, 0.8),
  (714, 'intoxication alimentaire', false, true, 0.8),
  (714, 'jeter', false, true, 0.8),
  (715, 'mangé un truc', true, false, 0.8),
  (715, 'intoxication alimentaire', false, true, 0.8),
  (716, 'SAMU', true, false, 0.8),
  (716, 'intoxication alimentaire', false, true, 0.8),
  (716, 'étouffe', false, true, 0.8),
  (717, 'urgence', true, false, 0.8),
  (717, 'intoxication alimentaire', false, true, 0.8),
  (717, 'allergie alimentaire', false, true, 0.8),
  (718, 'hier', true, false, 0.8),
  (718, 'restes', false, true, 0.8),
  (719, 'la veille', true, false, 0.8),
  (719, 'restes', false, true, 0.8),
  (720, 'lendemain', true, false, 0.8),
  (720, 'restes', false, true, 0.8),
  (721, 'sédentaire', true, false, 0.8),
  (721, 'sans être sportif', false, true, 0.8),
  (721, 'activité physique', false, true, 0.8),
  (722, 'télétravail', true, false, 0.8),
  (722, 'activité physique', false, true, 0.8),
  (723, 'carence', true, false, 0.8),
  (723, 'apports surveiller', false, true, 0.8),
  (724, 'faire manger', true, false, 0.8),
  (724, 'refuse', false, true, 0.8),
  (725, 'ne mange que', true, false, 0.8),
  (725, 'refuse', false, true, 0.8),
  (726, 'mange que', true, false, 0.8),
  (726, 'refuse', false, true, 0.8),
  (727, 'que des pâtes', true, false, 0.8),
  (727, 'refuse les légumes', false, true, 0.8),
  (728, 'mange trop vite', true, false, 0.8),
  (728, 'manger lentement', false, true, 0.8),
  (729, 'manger trop vite', true, false, 0.8),
  (729, 'manger lentement', false, true, 0.8),
  (730, 'manger vite', true, false, 0.8),
  (730, 'manger lentement', false, true, 0.8),
  (731, 'pas faim le matin', true, false, 0.8),
  (731, 'petit-déjeuner', false, true, 0.8),
  (732, 'faim le matin', true, false, 0.8),
  (732, 'petit-déjeuner', false, true, 0.8),
  (733, 'matin', true, false, 0.8),
  (733, 'petit-déjeuner', false, true, 0.8),
  (734, 'à jeun', true, false, 0.8),
  (734, 'petit-déjeuner', false, true, 0.8),
  (734, 'avant le sport', false, true, 0.8),
  (735, '0 matière grasse', true, false, 0.8),
  (735, 'allégé', false, true, 0.8),
  (736, '2 ans', true, false, 0.8),
  (736, 'portion servir à un enfant', false, true, 0.8),
  (737, '3 ans', true, false, 0.8),
  (737, 'portion servir à un enfant', false, true, 0.8),
  (738, '4 ans', true, false, 0.8),
  (738, 'portion servir à un enfant', false, true, 0.8),
  (739, '7 mois', true, false, 0.8),
  (739, 'bébé', false, true, 0.8),
  (740, '8 mois', true, false, 0.8),
  (740, 'bébé', false, true, 0.8),
  (741, '9 mois', true, false, 0.8),
  (741, 'bébé', false, true, 0.8),
  (742, '10 mois', true, false, 0.8),
  (742, 'bébé', false, true, 0.8),
  (743, '1 an', true, false, 0.8),
  (743, 'bébé', false, true, 0.8),
  (744, '18 mois', true, false, 0.8),
  (744, 'bébé', false, true, 0.8),
  (744, 'enfant', false, true, 0.8),
  (745, 'se fait vomir', true, false, 0.8),
  (745, 'anorexie', false, true, 0.8),
  (746, 'poison', true, false, 0.8),
  (746, 'intoxication alimentaire', false, true, 0.8),
  (747, 'zéro calorie', true, false, 0.8),
  (747, 'édulcorants', false, true, 0.8),
  (748, 'pepsi max', true, false, 0.8),
  (748, 'édulcorants', false, true, 0.8),
  (749, 'sportif végétarien', true, false, 0.8),
  (749, 'sportif végétarien céréales', false, true, 0.8),
  (750, 'vegan muscu', true, false, 0.8),
  (750, 'sportif végétarien céréales', false, true, 0.8),
  (751, 'vegan sport', true, false, 0.8),
  (751, 'sportif végétarien céréales', false, true, 0.8),
  (752, 'protéines vegan', true, false, 0.8),
  (752, 'protéines sans viande', false, true, 0.8),
  (753, 'à la place de la viande', true, false, 0.8),
  (753, 'protéines sans viande', false, true, 0.8),
  (754, 'mère', true, false, 0.8),
  (754, 'senior', false, true, 0.8),
  (755, 'père', true, false, 0.8),
  (755, 'senior', false, true, 0.8),
  (756, 'maman', true, false, 0.8),
  (756, 'senior', false, true, 0.8),
  (757, 'papa', true, false, 0.8),
  (757, 'senior', false, true, 0.8),
  (758, 'jeune maman', true, false, 0.8),
  (758, 'bébé', false, true, 0.8),
  (758, 'allaiter', false, true, 0.8),
  (759, 'jeunes parents', true, false, 0.8),
  (759, 'bébé', false, true, 0.8),
  (760, 'nounou', true, false, 0.8),
  (760, 'bébé', false, true, 0.8),
  (760, 'enfant', false, true, 0.8),
  (761, 'assistante maternelle', true, false, 0.8),
  (761, 'bébé', false, true, 0.8),
  (762, 'pédiatre', true, false, 0.8),
  (762, 'bébé', false, true, 0.8),
  (762, 'enfant', false, true, 0.8),
  (763, 'couches', true, false, 0.8),
  (763, 'bébé', false, true, 0.8),
  (764, 'poussette', true, false, 0.8),
  (764, 'bébé', false, true, 0.8),
  (765, 'chaise haute', true, false, 0.8),
  (765, 'bébé', false, true, 0.8),
  (765, 'étouffe', false, true, 0.8),
  (766, '11 mois', true, false, 0.8),
  (766, 'bébé', false, true, 0.8),
  (767, '3 mois', true, false, 0.8),
  (767, 'bébé', false, true, 0.8),
  (768, '2 mois', true, false, 0.8),
  (768, 'bébé', false, true, 0.8),
  (769, '1 mois', true, false, 0.8),
  (769, 'bébé', false, true, 0.8),
  (770, '15 mois', true, false, 0.8),
  (770, 'bébé', false, true, 0.8),
  (770, 'enfant', false, true, 0.8),
  (771, '12 mois', true, false, 0.8),
  (771, 'bébé', false, true, 0.8),
  (772, '20 mois', true, false, 0.8),
  (772, 'enfant', false, true, 0.8),
  (773, '24 mois', true, false, 0.8),
  (773, 'enfant', false, true, 0.8),
  (774, 'CP', true, false, 0.8),
  (774, 'enfant', false, true, 0.8),
  (775, 'primaire', true, false, 0.8),
  (775, 'enfant', false, true, 0.8),
  (776, 'petite section', true, false, 0.8),
  (776, 'enfant', false, true, 0.8),
  (777, 'colonie', true, false, 0.8),
  (777, 'enfant', false, true, 0.8),
  (778, 'baby-sitter', true, false, 0.8),
  (778, 'enfant', false, true, 0.8),
  (779, 'veuf', true, false, 0.8),
  (779, 'perte d’appétit', false, true, 0.8),
  (780, 'veuve', true, false, 0.8),
  (780, 'perte d’appétit', false, true, 0.8),
  (781, 'vit seule', true, false, 0.8),
  (781, 'perte d’appétit', false, true, 0.8),
  (782, 'vit seul', true, false, 0.8),
  (782, 'perte d’appétit', false, true, 0.8),
  (783, 'alzheimer', true, false, 0.8),
  (783, 'perte d’appétit', false, true, 0.8),
  (783, 'soif', false, true, 0.8),
  (784, 'démence', true, false, 0.8),
  (784, 'perte d’appétit', false, true, 0.8),
  (784, 'soif', false, true, 0.8),
  (785, 'oublie de manger', true, false, 0.8),
  (785, 'perte d’appétit', false, true, 0.8),
  (786, 'dentier', true, false, 0.8),
  (786, 'protéines après 65 ans', false, true, 0.8),
  (787, 'mâche mal', true, false, 0.8),
  (787, 'protéines après 65 ans', false, true, 0.8),
  (788, 'plus de dents', true, false, 0.8),
  (788, 'protéines après 65 ans', false, true, 0.8),
  (789, 'portage de repas', true, false, 0.8),
  (789, 'perte d’appétit', false, true, 0.8),
  (790, 'auxiliaire de vie', true, false, 0.8),
  (790, 'perte d’appétit', false, true, 0.8),
  (791, 'prout', true, false, 0.8),
  (791, 'légumes secs ballonnent', false, true, 0.8),
  (792, 'mal au bide', true, false, 0.8),
  (792, 'lactose', false, true, 0.8),
  (792, 'ballonner', false, true, 0.8),
  (792, 'intoxication alimentaire', false, true, 0.8),
  (793, 'mal de bide', true, false, 0.8),
  (793, 'lactose', false, true, 0.8),
  (793, 'ballonner', false, true, 0.8),
  (793, 'intoxication alimentaire', false, true, 0.8),
  (794, 'mal au bidou', true, false, 0.8),
  (794, 'intoxication alimentaire', false, true, 0.8),
  (794, 'ballonner', false, true, 0.8),
  (795, 'mal à l’estomac', true, false, 0.8),
  (795, 'intoxication alimentaire', false, true, 0.8),
  (795, 'digestion', false, true, 0.8),
  (796, 'douleurs au ventre', true, false, 0.8),
  (796, 'ballonner', false, true, 0.8),
  (796, 'intoxication alimentaire', false, true, 0.8),
  (797, 'douleurs abdominales', true, false, 0.8),
  (797, 'ballonner', false, true, 0.8),
  (797, 'intoxication alimentaire', false, true, 0.8),
  (798, 'crampes d’estomac', true, false, 0.8),
  (798, 'intoxication alimentaire', false, true, 0.8),
  (799, 'mal au cœur', true, false, 0.8),
  (799, 'intoxication alimentaire', false, true, 0.8),
  (800, 'envie de vomir', true, false, 0.8),
  (800, 'intoxication alimentaire', false, true, 0.8),
  (801, 'nauséeux', true, false, 0.8),
  (801, 'intoxication alimentaire', false, true, 0.8),
  (802, 'barbouillé', true, false, 0.8),
  (802, 'intoxication alimentaire', false, true, 0.8),
  (803, 'vomi', true, false, 0.8),
  (803, 'intoxication alimentaire', false, true, 0.8),
  (804, 'vomir', true, false, 0.8),
  (804, 'intoxication alimentaire', false, true, 0.8),
  (805, 'vomit', true, false, 0.8),
  (805, 'intoxication alimentaire', false, true, 0.8),
  (806, 'vomis', true, false, 0.8),
  (806, 'intoxication alimentaire', false, true, 0.8),
  (807, 'diarrhée', true, false, 0.8),
  (807, 'intoxication alimentaire', false, true, 0.8),
  (808, 'malade après', true, false, 0.8),
  (808, 'intoxication alimentaire', false, true, 0.8),
  (809, 'rendu malade', true, false, 0.8),
  (809, 'intoxication alimentaire', false, true, 0.8),
  (810, 'tous malades', true, false, 0.8),
  (810, 'intoxication alimentaire', false, true, 0.8),
  (811, 'resto', true, false, 0.8),
  (811, 'intoxication alimentaire', false, true, 0.8),
  (812, 'restaurant', true, false, 0.8),
  (812, 'intoxication alimentaire', false, true, 0.8),
  (813, 'buffet', true, false, 0.8),
  (813, 'intoxication alimentaire', false, true, 0.8),
  (814, 'huître', true, false, 0.8),
  (814, 'poisson', false, true, 0.8),
  (814, 'intoxication alimentaire', false, true, 0.8),
  (815, 'fièvre', true, false, 0.8),
  (815, 'listériose', false, true, 0.8),
  (815, 'intoxication alimentaire', false, true, 0.8),
  (816, 'caca', true, false, 0.8),
  (816, 'fibres', false, true, 0.8),
  (816, 'gastro', false, true, 0.8),
  (817, 'aller aux toilettes', true, false, 0.8),
  (817, 'fibres', false, true, 0.8),
  (818, 'selles dures', true, false, 0.8),
  (818, 'fibres', false, true, 0.8),
  (819, 'constipée', true, false, 0.8),
  (819, 'fibres', false, true, 0.8),
  (820, 'transit lent', true, false, 0.8),
  (820, 'fibres', false, true, 0.8),
  (821, 'intestin irritable', true, false, 0.8),
  (821, 'fibres', false, true, 0.8),
  (821, 'ballonner', false, true, 0.8),
  (822, 'colopathie', true, false, 0.8),
  (822, 'fibres', false, true, 0.8),
  (822, 'ballonner', false, true, 0.8),
  (823, 'crohn', true, false, 0.8),
  (823, 'fibres', false, true, 0.8),
  (824, 'fodmap', true, false, 0.8),
  (824, 'fibres', false, true, 0.8),
  (824, 'ballonner', false, true, 0.8),
  (825, 'brûlures d’estomac acides', true, false, 0.8),
  (825, 'digestion', false, true, 0.8),
  (826, 'remontées acides', true, false, 0.8),
  (826, 'eau citronnée', false, true, 0.8),
  (826, 'digestion', false, true, 0.8),
  (827, 'crevé', true, false, 0.8),
  (827, 'fer', false, true, 0.8),
  (827, 'magnésium', false, true, 0.8),
  (828, 'crevée', true, false, 0.8),
  (828, 'fer', false, true, 0.8),
  (828, 'magnésium', false, true, 0.8),
  (829, 'fatiguée', true, false, 0.8),
  (829, 'fer', false, true, 0.8),
  (829, 'magnésium', false, true, 0.8),
  (830, 'épuisé', true, false, 0.8),
  (830, 'fer', false, true, 0.8),
  (830, 'magnésium', false, true, 0.8),
  (831, 'épuisée', true, false, 0.8),
  (831, 'fer', false, true, 0.8),
  (831, 'magnésium', false, true, 0.8),
  (832, 'naze', true, false, 0.8),
  (832, 'fer', false, true, 0.8),
  (832, 'magnésium', false, true, 0.8),
  (833, 'coup de barre', true, false, 0.8),
  (833, 'fer', false, true, 0.8),
  (833, 'collation après-midi', false, true, 0.8),
  (834, 'coup de pompe', true, false, 0.8),
  (834, 'fer', false, true, 0.8),
  (834, 'collation après-midi', false, true, 0.8),
  (835, 'manque d’énergie', true, false, 0.8),
  (835, 'fer', false, true, 0.8),
  (835, 'magnésium', false, true, 0.8),
  (836, 'pâle', true, false, 0.8),
  (836, 'fer', false, true, 0.8),
  (837, 'règles abondantes', true, false, 0.8),
  (837, 'fer', false, true, 0.8),
  (838, 'cernes', true, false, 0.8),
  (838, 'fer', false, true, 0.8),
  (839, 'paupière', true, false, 0.8),
  (839, 'magnésium', false, true, 0.8),
  (840, 'crampe', true, false, 0.8),
  (840, 'magnésium', false, true, 0.8),
  (841, 'anxiété', true, false, 0.8),
  (841, 'magnésium', false, true, 0.8),
  (842, 'nerveux', true, false, 0.8),
  (842, 'magnésium', false, true, 0.8),
  (843, 'angoisse', true, false, 0.8),
  (843, 'magnésium', false, true, 0.8),
  (844, 'irritable', true, false, 0.8),
  (844, 'magnésium', false, true, 0.8),
  (845, 'mal de dos', true, false, 0.8),
  (845, 'vitamine D', false, true, 0.8),
  (846, 'douleurs aux os', true, false, 0.8),
  (846, 'vitamine D', false, true, 0.8),
  (846, 'calcium', false, true, 0.8),
  (847, 'col du fémur', true, false, 0.8),
  (847, 'calcium vitamine D après 60 ans', false, true, 0.8),
  (847, 'garder du muscle', false, true, 0.8),
  (848, 'cassé', true, false, 0.8),
  (848, 'calcium vitamine D après 60 ans', false, true, 0.8),
  (849, 'os fragiles', true, false, 0.8),
  (849, 'calcium vitamine D après 60 ans', false, true, 0.8),
  (850, 'rhumatismes', true, false, 0.8),
  (850, 'calcium', false, true, 0.8),
  (851, 'tombée', true, false, 0.8),
  (851, 'garder du muscle', false, true, 0.8),
  (852, 'tombe souvent', true, false, 0.8),
  (852, 'garder du muscle', false, true, 0.8),
  (853, 'jambes faibles', true, false, 0.8),
  (853, 'garder du muscle', false, true, 0.8),
  (854, 'flotte dans', true, false, 0.8),
  (854, 'perte d’appétit', false, true, 0.8),
  (855, 'flotte dans ses vêtements', true, false, 0.8),
  (855, 'perte d’appétit', false, true, 0.8),
  (856, 'ne mange rien', true, false, 0.8),
  (856, 'perte d’appétit', false, true, 0.8),
  (856, 'refuse', false, true, 0.8),
  (857, 'mange presque rien', true, false, 0.8),
  (857, 'perte d’appétit', false, true, 0.8),
  (857, 'anorexie', false, true, 0.8),
  (858, 'mange plus rien', true, false, 0.8),
  (858, 'perte d’appétit', false, true, 0.8),
  (858, 'anorexie', false, true, 0.8),
  (859, 'amaigri', true, false, 0.8),
  (859, 'perte d’appétit', false, true, 0.8),
  (860, 'fond à vue', true, false, 0.8),
  (860, 'perte d’appétit', false, true, 0.8),
  (861, 'dénutrie', true, false, 0.8),
  (861, 'perte d’appétit', false, true, 0.8),
  (862, 'enrichir', true, false, 0.8),
  (862, 'perte d’appétit', false, true, 0.8),
  (863, 'fortimel', true, false, 0.8),
  (863, 'perte d’appétit', false, true, 0.8),
  (864, 'tension élevée', true, false, 0.8),
  (864, 'sel', false, true, 0.8),
  (865, 'tension haute', true, false, 0.8),
  (865, 'sel', false, true, 0.8),
  (866, 'hypertendu', true, false, 0.8),
  (866, 'sel', false, true, 0.8),
  (867, 'hypertendue', true, false, 0.8),
  (867, 'sel', false, true, 0.8),
  (868, 'hyper tension', true, false, 0.8),
  (868, 'sel', false, true, 0.8),
  (869, 'chevilles gonflées', true, false, 0.8),
  (869, 'sel', false, true, 0.8),
  (870, 'insuffisance cardiaque', true, false, 0.8),
  (870, 'sel', false, true, 0.8),
  (871, 'prédiabète', true, false, 0.8),
  (871, 'sucre', false, true, 0.8),
  (872, 'insuline', true, false, 0.8),
  (872, 'sucre', false, true, 0.8),
  (873, 'diabète gestationnel', true, false, 0.8),
  (873, 'sucre', false, true, 0.8),
  (874, 'cancer du côlon', true, false, 0.8),
  (874, 'charcuterie', false, true, 0.8),
  (875, 'cancer colorectal', true, false, 0.8),
  (875, 'charcuterie', false, true, 0.8),
  (876, 'caries', true, false, 0.8),
  (876, 'sucre', false, true, 0.8),
  (876, 'sodas jus de fruits', false, true, 0.8),
  (877, 'palpitations', true, false, 0.8),
  (877, 'cafés par jour au plus', false, true, 0.8),
  (878, 'cœur qui bat', true, false, 0.8),
  (878, 'cafés par jour au plus', false, true, 0.8),
  (879, 'bat vite', true, false, 0.8),
  (879, 'cafés par jour au plus', false, true, 0.8),
  (880, 'tremble', true, false, 0.8),
  (880, 'cafés par jour au plus', false, true, 0.8),
  (881, 'réveille la nuit', true, false, 0.8),
  (881, 'café', false, true, 0.8),
  (881, 'soir', false, true, 0.8),
  (882, 'tête qui tourne', true, false, 0.8),
  (882, 'intoxication alimentaire', false, true, 0.8),
  (883, 'langue gonflée', true, false, 0.8),
  (883, 'allergie alimentaire', false, true, 0.8),
  (884, 'gorge gonflée', true, false, 0.8),
  (884, 'allergie alimentaire', false, true, 0.8),
  (885, 'bouche qui gratte', true, false, 0.8),
  (885, 'allergie alimentaire', false, true, 0.8),
  (886, 'visage gonflé', true, false, 0.8),
  (886, 'allergie alimentaire', false, true, 0.8),
  (887, 'rougeurs', true, false, 0.8),
  (887, 'allergie alimentaire', false, true, 0.8),
  (888, 'gratte', true, false, 0.8),
  (888, 'allergie alimentaire', false, true, 0.8),
  (889, 'devenu bleu', true, false, 0.8),
  (889, 'étouffe', false, true, 0.8),
  (890, 'devient rouge', true, false, 0.8),
  (890, 'étouffe', false, true, 0.8),
  (891, 'n’arrive plus à respirer', true, false, 0.8),
  (891, 'étouffe', false, true, 0.8),
  (892, 'coincé', true, false, 0.8),
  (892, 'étouffe', false, true, 0.8),
  (893, 'cacahuète coincée', true, false, 0.8),
  (893, 'étouffe enfant', false, true, 0.8),
  (894, 'tomates cerises', true, false, 0.8),
  (894, 'étouffe', false, true, 0.8),
  (895, 'saucisse', true, false, 0.8),
  (895, 'étouffe', false, true, 0.8),
  (896, 'antibiotiques', true, false, 0.8),
  (896, 'médicaments', false, true, 0.8),
  (897, 'antibiotique', true, false, 0.8),
  (897, 'médicaments', false, true, 0.8),
  (898, 'doliprane', true, false, 0.8),
  (898, 'médicaments', false, true, 0.8),
  (899, 'paracétamol', true, false, 0.8),
  (899, 'médicaments', false, true, 0.8),
  (900, 'ibuprofène', true, false, 0.8),
  (900, 'médicaments', false, true, 0.8),
  (901, 'aspirine', true, false, 0.8),
  (901, 'médicaments', false, true, 0.8),
  (902, 'kardegic', true, false, 0.8),
  (902, 'médicaments', false, true, 0.8),
  (903, 'antihypertenseur', true, false, 0.8),
  (903, 'médicaments', false, true, 0.8),
  (904, 'atorvastatine', true, false, 0.8),
  (904, 'pamplemousse', false, true, 0.8),
  (905, 'simvastatine', true, false, 0.8),
  (905, 'pamplemousse', false, true, 0.8),
  (906, 'fluidifier le sang', true, false, 0.8),
  (906, 'médicaments', false, true, 0.8),
  (907, 'INR', true, false, 0.8),
  (907, 'médicaments', false, true, 0.8),
  (908, 'vitamine K', true, false, 0.8),
  (908, 'médicaments', false, true, 0.8),
  (909, 'épinards sous anticoagulant', true, false, 0.8),
  (909, 'médicaments', false, true, 0.8),
  (910, 'millepertuis', true, false, 0.8),
  (910, 'médicaments', false, true, 0.8),
  (911, 'réglisse', true, false, 0.8),
  (911, 'médicaments', false, true, 0.8),
  (912, 'greffe', true, false, 0.8),
  (912, 'pamplemousse', false, true, 0.8),
  (913, 'chimio', true, false, 0.8),
  (913, 'médicaments', false, true, 0.8),
  (914, 'ferritine basse', true, false, 0.8),
  (914, 'fer', false, true, 0.8),
  (915, 'manque de fer', true, false, 0.8),
  (915, 'fer', false, true, 0.8),
  (916, 'fer bas', true, false, 0.8),
  (916, 'fer', false, true, 0.8),
  (917, 'tardyferon', true, false, 0.8),
  (917, 'fer', false, true, 0.8),
  (918, 'hémoglobine', true, false, 0.8),
  (918, 'fer', false, true, 0.8),
  (919, 'transfusion', true, false, 0.8),
  (919, 'fer', false, true, 0.8),
  (920, 'vitd', true, false, 0.8),
  (920, 'vitamine D', false, true, 0.8),
  (921, 'vitc', true, false, 0.8),
  (921, 'vitamine C', false, true, 0.8),
  (922, 'uvesterol', true, false, 0.8),
  (922, 'vitamine D', false, true, 0.8),
  (923, 'adrigyl', true, false, 0.8),
  (923, 'vitamine D', false, true, 0.8),
  (924, 'zyma d', true, false, 0.8),
  (924, 'vitamine D', false, true, 0.8),
  (925, 'gouttes de vitamine', true, false, 0.8),
  (925, 'vitamine D', false, true, 0.8),
  (926, 'soleil l’hiver', true, false, 0.8),
  (926, 'vitamine D', false, true, 0.8),
  (927, 'scoliose', true, false, 0.8),
  (927, 'calcium', false, true, 0.8),
  (928, 'ostéopénie', true, false, 0.8),
  (928, 'calcium', false, true, 0.8),
  (929, 'B 12', true, false, 0.8),
  (929, 'végane', false, true, 0.8),
  (930, 'toxo', true, false, 0.8),
  (930, 'toxoplasmose', false, true, 0.8),
  (931, 'toxo négative', true, false, 0.8),
  (931, 'laver légumes rincer viande', false, true, 0.8),
  (932, 'pas immunisée', true, false, 0.8),
  (932, 'laver légumes rincer viande', false, true, 0.8),
  (933, 'immunisée', true, false, 0.8),
  (933, 'enceinte éviter priorité', false, true, 0.8),
  (934, 'FIV', true, false, 0.8),
  (934, 'vitamine B9', false, true, 0.8),
  (935, 'PMA', true, false, 0.8),
  (935, 'vitamine B9', false, true, 0.8),
  (936, 'projet bébé', true, false, 0.8),
  (936, 'vitamine B9', false, true, 0.8),
  (937, 'arrêt de la pilule', true, false, 0.8),
  (937, 'vitamine B9', false, true, 0.8),
  (938, 'concevoir', true, false, 0.8),
  (938, 'vitamine B9', false, true, 0.8),
  (939, 'fertilité', true, false, 0.8),
  (939, 'vitamine B9', false, true, 0.8),
  (940, 'fausse couche', true, false, 0.8),
  (940, 'enceinte éviter priorité', false, true, 0.8),
  (941, 'salmonelles', true, false, 0.8),
  (941, 'œuf', false, true, 0.8),
  (941, 'intoxication alimentaire', false, true, 0.8),
  (942, 'parasite', true, false, 0.8),
  (942, 'poisson enceinte', false, true, 0.8),
  (943, 'anisakis', true, false, 0.8),
  (943, 'poisson enceinte', false, true, 0.8),
  (944, 'SHU', true, false, 0.8),
  (944, 'steak haché', false, true, 0.8),
  (945, 'bacillus', true, false, 0.8),
  (945, 'riz cuit', false, true, 0.8),
  (946, 'wegovy', true, false, 0.8),
  (946, 'poids m’inquiète', false, true, 0.8),
  (947, 'mounjaro', true, false, 0.8),
  (947, 'poids m’inquiète', false, true, 0.8),
  (948, 'coupe-faim', true, false, 0.8),
  (948, 'brûle-graisses', false, true, 0.8),
  (949, 'chirurgie bariatrique', true, false, 0.8),
  (949, 'poids m’inquiète', false, true, 0.8),
  (950, 'endocrinologue', true, false, 0.8),
  (950, 'poids m’inquiète', false, true, 0.8),
  (951, 'psy', true, false, 0.8),
  (951, 'poids m’inquiète', false, true, 0.8),
  (951, 'anorexie', false, true, 0.8),
  (952, 'grossophobie', true, false, 0.8),
  (952, 'poids m’inquiète', false, true, 0.8),
  (953, 'moquent', true, false, 0.8),
  (953, 'poids m’inquiète', false, true, 0.8),
  (953, 'enfant surpoids', false, true, 0.8),
  (954, 'cookeo', true, false, 0.8),
  (954, 'cuisson', false, true, 0.8),
  (955, 'thermomix', true, false, 0.8),
  (955, 'cuisson', false, true, 0.8),
  (956, 'papillote', true, false, 0.8),
  (956, 'cuisson', false, true, 0.8),
  (957, 'plancha', true, false, 0.8),
  (957, 'cuisson', false, true, 0.8),
  (958, 'étuvée', true, false, 0.8),
  (958, 'cuisson', false, true, 0.8),
  (959, 'bouillir', true, false, 0.8),
  (959, 'cuisson garde le mieux', false, true, 0.8),
  (960, 'eau bouillante', true, false, 0.8),
  (960, 'cuisson garde le mieux', false, true, 0.8),
  (961, 'cuit vapeur', true, false, 0.8),
  (961, 'cuisson garde le mieux', false, true, 0.8),
  (962, 'cuit-vapeur', true, false, 0.8),
  (962, 'cuisson garde le mieux', false, true, 0.8),
  (963, 'cru ou cuit', true, false, 0.8),
  (963, 'cuisson garde le mieux', false, true, 0.8),
  (964, 'thermomètre', true, false, 0.8),
  (964, 'température', false, true, 0.8),
  (964, 'assez cuit', false, true, 0.8),
  (965, 'sonde', true, false, 0.8),
  (965, 'assez cuit', false, true, 0.8),
  (966, 'BBQ', true, false, 0.8),
  (966, 'poulet', false, true, 0.8),
  (966, 'steak haché', false, true, 0.8),
  (967, 'barbeuc', true, false, 0.8),
  (967, 'poulet', false, true, 0.8),
  (967, 'steak haché', false, true, 0.8),
  (968, 'brochettes', true, false, 0.8),
  (968, 'poulet assez cuit', false, true, 0.8),
  (969, 'rosé au milieu', true, false, 0.8),
  (969, 'poulet assez cuit', false, true, 0.8),
  (970, 'sanguinolent', true, false, 0.8),
  (970, 'poulet assez cuit', false, true, 0.8),
  (971, 'pas assez cuite', true, false, 0.8),
  (971, 'assez cuit', false, true, 0.8),
  (972, 'mal cuit', true, false, 0.8),
  (972, 'assez cuit', false, true, 0.8),
  (973, 'éponge', true, false, 0.8),
  (973, 'laver légumes rincer viande', false, true, 0.8),
  (974, 'évier', true, false, 0.8),
  (974, 'laver légumes rincer viande', false, true, 0.8),
  (975, 'plan de travail', true, false, 0.8),
  (975, 'décongeler', false, true, 0.8),
  (975, 'rincer viande', false, true, 0.8),
  (976, 'torchon', true, false, 0.8),
  (976, 'laver légumes rincer viande', false, true, 0.8),
  (977, 'peler', true, false, 0.8),
  (977, 'laver les légumes', false, true, 0.8),
  (978, 'éplucher', true, false, 0.8),
  (978, 'laver les légumes', false, true, 0.8),
  (979, 'batch cooking congélation', true, false, 0.8),
  (979, 'congélateur', false, true, 0.8),
  (980, 'décongelé', true, false, 0.8),
  (980, 'recongeler', false, true, 0.8),
  (981, 'recongelé', true, false, 0.8),
  (981, 'recongeler', false, true, 0.8),
  (982, 'panne', true, false, 0.8),
  (982, 'recongeler', false, true, 0.8),
  (983, 'coupure d’électricité', true, false, 0.8),
  (983, 'recongeler', false, true, 0.8),
  (984, 'coupure de courant', true, false, 0.8),
  (984, 'recongeler', false, true, 0.8),
  (985, 'débranché', true, false, 0.8),
  (985, 'recongeler', false, true, 0.8),
  (986, 'chaîne du froid', true, false, 0.8),
  (986, 'décongeler', false, true, 0.8),
  (986, 'réfrigérateur', false, true, 0.8),
  (987, 'cristaux', true, false, 0.8),
  (987, 'garder au congélateur', false, true, 0.8),
  (988, 'givre', true, false, 0.8),
  (988, 'garder au congélateur', false, true, 0.8),
  (989, 'date de congélation', true, false, 0.8),
  (989, 'garder au congélateur', false, true, 0.8),
  (990, 'cabossée', true, false, 0.8),
  (990, 'bocal bombé', false, true, 0.8),
  (991, 'rouillée', true, false, 0.8),
  (991, 'bocal bombé', false, true, 0.8),
  (992, 'opercule gonflé', true, false, 0.8),
  (992, 'bocal bombé', false, true, 0.8),
  (993, 'bocaux', true, false, 0.8),
  (993, 'bocal bombé', false, true, 0.8),
  (994, 'stérilisation', true, false, 0.8),
  (994, 'bocal bombé', false, true, 0.8),
  (995, 'confit maison', true, false, 0.8),
  (995, 'bocal bombé', false, true, 0.8),
  (996, 'pschitt', true, false, 0.8),
  (996, 'bocal bombé', false, true, 0.8),
  (997, 'amer', true, false, 0.8),
  (997, 'courgette amère', false, true, 0.8),
  (998, 'amertume', true, false, 0.8),
  (998, 'courgette amère', false, true, 0.8),
  (999, 'odeur bizarre', true, false, 0.8),
  (999, 'jeter', false, true, 0.8),
  (1000, 'goût bizarre', true, false, 0.8),
  (1000, 'jeter', false, true, 0.8),
  (1001, 'sent bizarre', true, false, 0.8),
  (1001, 'jeter', false, true, 0.8),
  (1002, 'sent pas bon', true, false, 0.8),
  (1002, 'jeter', false, true, 0.8),
  (1003, 'pue', true, false, 0.8),
  (1003, 'jeter', false, true, 0.8),
  (1004, 'gluant', true, false, 0.8),
  (1004, 'jeter', false, true, 0.8),
  (1005, 'visqueux', true, false, 0.8),
  (1005, 'jeter', false, true, 0.8),
  (1006, 'tourné', true, false, 0.8),
  (1006, 'jeter', false, true, 0.8),
  (1007, 'douteux', true, false, 0.8),
  (1007, 'jeter', false, true, 0.8),
  (1008, 'sorti du frigo', true, false, 0.8),
  (1008, 'restes', false, true, 0.8),
  (1009, 'oublié dehors', true, false, 0.8),
  (1009, 'restes', false, true, 0.8),
  (1010, 'oublié sur la table', true, false, 0.8),
  (1010, 'restes', false, true, 0.8),
  (1011, 'resté dehors', true, false, 0.8),
  (1011, 'restes', false, true, 0.8),
  (1012, 'laissé sur la table', true, false, 0.8),
  (1012, 'restes', false, true, 0.8),
  (1013, 'hors frigo', true, false, 0.8),
  (1013, 'restes', false, true, 0.8),
  (1014, 'hier soir', true, false, 0.8),
  (1014, 'restes', false, true, 0.8),
  (1015, 'avant-hier', true, false, 0.8),
  (1015, 'restes', false, true, 0.8),
  (1016, 'plat de la veille', true, false, 0.8),
  (1016, 'restes', false, true, 0.8),
  (1017, 'reste du midi', true, false, 0.8),
  (1017, 'restes', false, true, 0.8),
  (1018, 'quiche', true, false, 0.8),
  (1018, 'restes', false, true, 0.8),
  (1018, 'œufs garder', false, true, 0.8),
  (1019, 'crêpes', true, false, 0.8),
  (1019, 'restes', false, true, 0.8),
  (1020, 'chili', true, false, 0.8),
  (1020, 'haricots rouges', false, true, 0.8),
  (1020, 'restes', false, true, 0.8),
  (1021, 'curry', true, false, 0.8),
  (1021, 'restes', false, true, 0.8),
  (1021, 'riz cuit', false, true, 0.8),
  (1022, 'pot-au-feu', true, false, 0.8),
  (1022, 'restes', false, true, 0.8),
  (1023, 'poulet rôti d’hier', true, false, 0.8),
  (1023, 'restes', false, true, 0.8),
  (1024, 'pizza d’hier', true, false, 0.8),
  (1024, 'restes', false, true, 0.8),
  (1025, 'riz au lait', true, false, 0.8),
  (1025, 'riz cuit', false, true, 0.8),
  (1026, 'salade de riz', true, false, 0.8),
  (1026, 'riz cuit', false, true, 0.8),
  (1027, 'riz à sushi', true, false, 0.8),
  (1027, 'riz cuit', false, true, 0.8),
  (1028, 'riz sauté', true, false, 0.8),
  (1028, 'riz cuit', false, true, 0.8),
  (1029, 'casserole de riz', true, false, 0.8),
  (1029, 'riz cuit', false, true, 0.8),
  (1030, 'cuire d’avance', true, false, 0.8),
  (1030, 'organiser les repas', false, true, 0.8),
  (1031, 'cuisiner pour la semaine', true, false, 0.8),
  (1031, 'organiser les repas', false, true, 0.8),
  (1032, 'huile de friture', true, false, 0.8),
  (1032, 'huile cuire', false, true, 0.8),
  (1033, 'huile d’arachide', true, false, 0.8),
  (1033, 'huile cuire', false, true, 0.8),
  (1034, 'huile de sésame', true, false, 0.8),
  (1034, 'huile cuire', false, true, 0.8),
  (1035, 'huile de lin', true, false, 0.8),
  (1035, 'huile cuire', false, true, 0.8),
  (1036, 'huile de pépins', true, false, 0.8),
  (1036, 'huile cuire', false, true, 0.8),
  (1037, 'vinaigrette', true, false, 0.8),
  (1037, 'huile assaisonner', false, true, 0.8),
  (1038, 'assaisonnement', true, false, 0.8),
  (1038, 'huile assaisonner', false, true, 0.8),
  (1039, 'cuire au beurre', true, false, 0.8),
  (1039, 'huile cuire', false, true, 0.8),
  (1040, 'margarine', true, false, 0.8),
  (1040, 'beurre huiles', false, true, 0.8),
  (1041, 'volvic', true, false, 0.8),
  (1041, 'eau du robinet', false, true, 0.8),
  (1041, 'boire', false, true, 0.8),
  (1042, 'cristaline', true, false, 0.8),
  (1042, 'eau du robinet', false, true, 0.8),
  (1042, 'boire', false, true, 0.8),
  (1043, 'vittel', true, false, 0.8),
  (1043, 'boire', false, true, 0.8),
  (1044, 'hépar', true, false, 0.8),
  (1044, 'magnésium', false, true, 0.8),
  (1045, 'mont roucous', true, false, 0.8),
  (1045, 'eau biberon', false, true, 0.8),
  (1046, 'eau pour biberon', true, false, 0.8),
  (1046, 'préparer biberon', false, true, 0.8),
  (1047, 'perrier', true, false, 0.8),
  (1047, 'boire', false, true, 0.8),
  (1048, 'badoit', true, false, 0.8),
  (1048, 'boire', false, true, 0.8),
  (1049, 'eau gazeuse', true, false, 0.8),
  (1049, 'boire', false, true, 0.8),
  (1050, 'eau pétillante', true, false, 0.8),
  (1050, 'boire', false, true, 0.8),
  (1051, 'adoucisseur', true, false, 0.8),
  (1051, 'eau du robinet', false, true, 0.8),
  (1052, 'calcaire dans l’eau', true, false, 0.8),
  (1052, 'eau du robinet', false, true, 0.8),
  (1053, 'PFAS', true, false, 0.8),
  (1053, 'eau du robinet', false, true, 0.8),
  (1054, 'polluants', true, false, 0.8),
  (1054, 'eau du robinet', false, true, 0.8),
  (1055, 'invendus', true, false, 0.8),
  (1055, 'gaspiller', false, true, 0.8),
  (1056, 'compost', true, false, 0.8),
  (1056, 'gaspiller', false, true, 0.8),
  (1057, 'dates courtes', true, false, 0.8),
  (1057, 'date lire', false, true, 0.8),
  (1058, 'anti-gaspi', true, false, 0.8),
  (1058, 'gaspiller', false, true, 0.8),
  (1059, 'restos du cœur', true, false, 0.8),
  (1059, 'petit budget', false, true, 0.8),
  (1060, 'épicerie solidaire', true, false, 0.8),
  (1060, 'petit budget', false, true, 0.8),
  (1061, 'plus d’argent', true, false, 0.8),
  (1061, 'petit budget', false, true, 0.8),
  (1062, '3 euros', true, false, 0.8),
  (1062, 'petit budget', false, true, 0.8),
  (1063, 'repas pas cher', true, false, 0.8),
  (1063, 'petit budget', false, true, 0.8),
  (1064, 'loyer', true, false, 0.8),
  (1064, 'petit budget', false, true, 0.8),
  (1065, 'coloc', true, false, 0.8),
  (1065, 'petit budget', false, true, 0.8),
  (1066, 'studio', true, false, 0.8),
  (1066, 'petit budget', false, true, 0.8),
  (1066, 'cuisiner équilibré minutes', false, true, 0.8),
  (1067, 'kitchenette', true, false, 0.8),
  (1067, 'cuisiner équilibré minutes', false, true, 0.8),
  (1068, 'sans four', true, false, 0.8),
  (1068, 'cuisiner équilibré minutes', false, true, 0.8),
  (1069, 'prix a augmenté', true, false, 0.8),
  (1069, 'comparer les prix', false, true, 0.8),
  (1070, 'moins de grammes', true, false, 0.8),
  (1070, 'comparer les prix', false, true, 0.8),
  (1071, 'gros paquet', true, false, 0.8),
  (1071, 'comparer les prix', false, true, 0.8),
  (1072, 'format familial', true, false, 0.8),
  (1072, 'comparer les prix', false, true, 0.8),
  (1073, 'solde', true, false, 0.8),
  (1073, 'comparer les prix', false, true, 0.8),
  (1074, 'protéines pas chères', true, false, 0.8),
  (1074, 'protéines coûtent moins cher', false, true, 0.8),
  (1075, 'viande trop chère', true, false, 0.8),
  (1075, 'protéines coûtent moins cher', false, true, 0.8),
  (1076, 'protéines à bas prix', true, false, 0.8),
  (1076, 'protéines coûtent moins cher', false, true, 0.8),
  (1077, 'maraîcher', true, false, 0.8),
  (1077, 'saison', false, true, 0.8),
  (1078, 'fruits d’hiver', true, false, 0.8),
  (1078, 'saison', false, true, 0.8),
  (1079, 'légumes d’hiver', true, false, 0.8),
  (1079, 'saison', false, true, 0.8),
  (1080, 'hors saison', true, false, 0.8),
  (1080, 'saison', false, true, 0.8),
  (1081, 'fraises en hiver', true, false, 0.8),
  (1081, 'saison', false, true, 0.8),
  (1082, 'liste des ingrédients', true, false, 0.8),
  (1082, 'étiquette', false, true, 0.8),
  (1083, 'apports de référence', true, false, 0.8),
  (1083, 'tableau nutritionnel', false, true, 0.8),
  (1084, 'trop de sucre', true, false, 0.8),
  (1084, 'tableau nutritionnel', false, true, 0.8),
  (1084, 'combien de sucre peut-on', false, true, 0.8),
  (1085, 'trop de gras', true, false, 0.8),
  (1085, 'tableau nutritionnel', false, true, 0.8),
  (1086, 'kiri', true, false, 0.8),
  (1086, 'produits laitiers', false, true, 0.8),
  (1087, 'babybel', true, false, 0.8),
  (1087, 'produits laitiers', false, true, 0.8),
  (1088, 'vache qui rit', true, false, 0.8),
  (1088, 'produits laitiers', false, true, 0.8),
  (1089, 'actimel', true, false, 0.8),
  (1089, 'produits laitiers', false, true, 0.8),
  (1090, 'yop', true, false, 0.8),
  (1090, 'produits laitiers', false, true, 0.8),
  (1090, 'sucres dans les produits', false, true, 0.8),
  (1091, 'danette', true, false, 0.8),
  (1091, 'produits laitiers', false, true, 0.8),
  (1091, 'sucres dans les produits', false, true, 0.8),
  (1092, 'remboursement', true, false, 0.8),
  (1092, 'produit rappelé', false, true, 0.8),
  (1093, 'listeria rappel', true, false, 0.8),
  (1093, 'produit rappelé', false, true, 0.8),
  (1094, 'verre dedans', true, false, 0.8),
  (1094, 'produit rappelé', false, true, 0.8),
  (1095, 'apéros entre potes', true, false, 0.8),
  (1095, 'alcool', false, true, 0.8),
  (1096, 'boire tous les soirs', true, false, 0.8),
  (1096, 'alcool', false, true, 0.8),
  (1097, 'tous les soirs', true, false, 0.8),
  (1097, 'alcool', false, true, 0.8),
  (1098, 'bouteille de vin', true, false, 0.8),
  (1098, 'alcool', false, true, 0.8),
  (1099, 'verre de rosé', true, false, 0.8),
  (1099, 'alcool', false, true, 0.8),
  (1100, 'verre de blanc', true, false, 0.8),
  (1100, 'alcool', false, true, 0.8),
  (1101, 'binge drinking', true, false, 0.8),
  (1101, 'alcool', false, true, 0.8),
  (1102, 'arrêter de boire', true, false, 0.8),
  (1102, 'alcool', false, true, 0.8),
  (1103, 'coupe de champagne', true, false, 0.8),
  (1103, 'alcool', false, true, 0.8),
  (1104, 'sans alcool', true, false, 0.8),
  (1104, 'alcool', false, true, 0.8),
  (1105, 'panaché', true, false, 0.8),
  (1105, 'alcool', false, true, 0.8),
  (1106, 'mocktail', true, false, 0.8),
  (1106, 'alcool', false, true, 0.8),
  (1107, 'infusion', true, false, 0.8),
  (1107, 'boire', false, true, 0.8),
  (1108, 'verveine', true, false, 0.8),
  (1108, 'boire', false, true, 0.8),
  (1109, 'camomille', true, false, 0.8),
  (1109, 'boire', false, true, 0.8),
  (1110, 'matcha', true, false, 0.8),
  (1110, 'café', false, true, 0.8),
  (1111, 'thé noir', true, false, 0.8),
  (1111, 'cafés par jour au plus', false, true, 0.8),
  (1112, 'théine', true, false, 0.8),
  (1112, 'cafés par jour au plus', false, true, 0.8),
  (1113, 'maté', true, false, 0.8),
  (1113, 'café', false, true, 0.8),
  (1114, 'déca', true, false, 0.8),
  (1114, 'café', false, true, 0.8),
  (1115, 'décaféiné', true, false, 0.8),
  (1115, 'café', false, true, 0.8),
  (1116, 'nesquik', true, false, 0.8),
  (1116, 'petit-déjeuner', false, true, 0.8),
  (1116, 'sucres dans les produits', false, true, 0.8),
  (1117, 'chocapic', true, false, 0.8),
  (1117, 'sucres dans les produits', false, true, 0.8),
  (1117, 'petit-déjeuner', false, true, 0.8),
  (1118, 'corn flakes', true, false, 0.8),
  (1118, 'sucres dans les produits', false, true, 0.8),
  (1118, 'petit-déjeuner', false, true, 0.8),
  (1119, 'frosties', true, false, 0.8),
  (1119, 'sucres dans les produits', false, true, 0.8),
  (1120, 'muesli', true, false, 0.8),
  (1120, 'petit-déjeuner', false, true, 0.8),
  (1121, 'granola', true, false, 0.8),
  (1121, 'petit-déjeuner', false, true, 0.8),
  (1122, 'pain au chocolat', true, false, 0.8),
  (1122, 'petit-déjeuner', false, true, 0.8),
  (1122, 'goûter donner enfant', false, true, 0.8),
  (1123, 'chocolatine', true, false, 0.8),
  (1123, 'petit-déjeuner', false, true, 0.8),
  (1123, 'goûter donner enfant', false, true, 0.8),
  (1124, 'viennoiserie', true, false, 0.8),
  (1124, 'petit-déjeuner', false, true, 0.8),
  (1125, 'tartine beurre', true, false, 0.8),
  (1125, 'petit-déjeuner', false, true, 0.8),
  (1126, 'sauter le petit-déjeuner', true, false, 0.8),
  (1126, 'petit-déjeuner', false, true, 0.8),
  (1127, 'partir le ventre vide', true, false, 0.8),
  (1127, 'petit-déjeuner', false, true, 0.8),
  (1128, 'ventre vide', true, false, 0.8),
  (1128, 'petit-déjeuner', false, true, 0.8),
  (1129, 'haribo', true, false, 0.8),
  (1129, 'goûter donner enfant', false, true, 0.8),
  (1129, 'sucre', false, true, 0.8),
  (1130, 'sucette', true, false, 0.8),
  (1130, 'goûter donner enfant', false, true, 0.8),
  (1130, 'sucre', false, true, 0.8),
  (1131, 'carambar', true, false, 0.8),
  (1131, 'goûter donner enfant', false, true, 0.8),
  (1131, 'sucre', false, true, 0.8),
  (1132, 'halloween', true, false, 0.8),
  (1132, 'goûter donner enfant', false, true, 0.8),
  (1132, 'sucre', false, true, 0.8),
  (1133, 'gâteau d’anniversaire', true, false, 0.8),
  (1133, 'goûter donner enfant', false, true, 0.8),
  (1133, 'sucre', false, true, 0.8),
  (1134, 'twix', true, false, 0.8),
  (1134, 'goûter donner enfant', false, true, 0.8),
  (1134, 'sucre', false, true, 0.8),
  (1135, 'oreo', true, false, 0.8),
  (1135, 'goûter donner enfant', false, true, 0.8),
  (1135, 'sucre', false, true, 0.8),
  (1136, 'BN', true, false, 0.8),
  (1136, 'goûter donner enfant', false, true, 0.8),
  (1137, 'madeleine', true, false, 0.8),
  (1137, 'goûter donner enfant', false, true, 0.8),
  (1138, 'savane', true, false, 0.8),
  (1138, 'goûter donner enfant', false, true, 0.8),
  (1139, 'cookie', true, false, 0.8),
  (1139, 'goûter donner enfant', false, true, 0.8),
  (1140, 'pâtisserie', true, false, 0.8),
  (1140, 'sucre', false, true, 0.8),
  (1141, 'viennoiseries', true, false, 0.8),
  (1141, 'sucre', false, true, 0.8),
  (1142, 'confiture', true, false, 0.8),
  (1142, 'sucres dans les produits', false, true, 0.8),
  (1143, 'choco', true, false, 0.8),
  (1143, 'chocolat noir', false, true, 0.8),
  (1144, 'tablette de chocolat', true, false, 0.8),
  (1144, 'chocolat noir', false, true, 0.8),
  (1145, 'carrés de chocolat', true, false, 0.8),
  (1145, 'chocolat noir', false, true, 0.8),
  (1146, 'veau', true, false, 0.8),
  (1146, 'viande', false, true, 0.8),
  (1147, 'canard', true, false, 0.8),
  (1147, 'viande', false, true, 0.8),
  (1148, 'côte de porc', true, false, 0.8),
  (1148, 'viande', false, true, 0.8),
  (1149, 'gibier', true, false, 0.8),
  (1149, 'viande', false, true, 0.8),
  (1150, 'magret', true, false, 0.8),
  (1150, 'viande', false, true, 0.8),
  (1151, 'escalope', true, false, 0.8),
  (1151, 'poulet', false, true, 0.8),
  (1152, 'nuggets de poulet', true, false, 0.8),
  (1152, 'ultra-transformés', false, true, 0.8),
  (1153, 'foie de veau', true, false, 0.8),
  (1153, 'fer', false, true, 0.8),
  (1154, 'gésiers', true, false, 0.8),
  (1154, 'fer', false, true, 0.8),
  (1155, 'parmesan', true, false, 0.8),
  (1155, 'produits laitiers', false, true, 0.8),
  (1155, 'lait cru', false, true, 0.8),
  (1156, 'feta', true, false, 0.8),
  (1156, 'produits laitiers', false, true, 0.8),
  (1156, 'lait cru', false, true, 0.8),
  (1157, 'mozza', true, false, 0.8),
  (1157, 'produits laitiers', false, true, 0.8),
  (1157, 'lait cru', false, true, 0.8),
  (1158, 'reblochon', true, false, 0.8),
  (1158, 'lait cru', false, true, 0.8),
  (1158, 'listériose', false, true, 0.8),
  (1159, 'munster', true, false, 0.8),
  (1159, 'lait cru', false, true, 0.8),
  (1159, 'listériose', false, true, 0.8),
  (1160, 'coulommiers', true, false, 0.8),
  (1160, 'lait cru', false, true, 0.8),
  (1160, 'listériose', false, true, 0.8),
  (1161, 'morbier', true, false, 0.8),
  (1161, 'lait cru', false, true, 0.8),
  (1161, 'listériose', false, true, 0.8),
  (1162, 'saint-nectaire', true, false, 0.8),
  (1162, 'lait cru', false, true, 0.8),
  (1162, 'listériose', false, true, 0.8),
  (1163, 'tomme', true, false, 0.8),
  (1163, 'lait cru', false, true, 0.8),
  (1163, 'listériose', false, true, 0.8),
  (1164, 'gorgonzola', true, false, 0.8),
  (1164, 'lait cru', false, true, 0.8),
  (1164, 'listériose', false, true, 0.8),
  (1165, 'fromage de chèvre', true, false, 0.8),
  (1165, 'lait cru', false, true, 0.8),
  (1165, 'listériose', false, true, 0.8),
  (1166, 'fromage moisi', true, false, 0.8),
  (1166, 'jeter', false, true, 0.8),
  (1167, 'tartiflette', true, false, 0.8),
  (1167, 'lait cru', false, true, 0.8),
  (1167, 'listériose', false, true, 0.8),
  (1168, 'fondue', true, false, 0.8),
  (1168, 'lait cru', false, true, 0.8),
  (1169, 'tarama', true, false, 0.8),
  (1169, 'poisson enceinte', false, true, 0.8),
  (1170, 'gravlax', true, false, 0.8),
  (1170, 'poisson enceinte', false, true, 0.8),
  (1171, 'saumon fumé', true, false, 0.8),
  (1171, 'listériose', false, true, 0.8),
  (1172, 'jambon cru', true, false, 0.8),
  (1172, 'éviter priorité', false, true, 0.8),
  (1173, 'rillettes', true, false, 0.8),
  (1173, 'éviter priorité', false, true, 0.8),
  (1174, 'pâté', true, false, 0.8),
  (1174, 'éviter priorité', false, true, 0.8),
  (1175, 'requin', true, false, 0.8),
  (1175, 'poisson enceinte', false, true, 0.8),
  (1176, 'thon rouge', true, false, 0.8),
  (1176, 'poisson enceinte', false, true, 0.8),
  (1177, 'conserves de poisson', true, false, 0.8),
  (1177, 'poisson', false, true, 0.8),
  (1178, 'sardine', true, false, 0.8),
  (1178, 'oméga-3', false, true, 0.8),
  (1179, 'maquereau', true, false, 0.8),
  (1179, 'oméga-3', false, true, 0.8),
  (1180, 'lin', true, false, 0.8),
  (1180, 'graines de lin', false, true, 0.8),
  (1181, 'chia', true, false, 0.8),
  (1181, 'graines de chia', false, true, 0.8),
  (1182, 'tournesol', true, false, 0.8),
  (1182, 'huile cuire', false, true, 0.8),
  (1183, 'noix', true, false, 0.8),
  (1183, 'noix amandes chaque jour', false, true, 0.8),
  (1184, 'mélange de noix', true, false, 0.8),
  (1184, 'noix amandes chaque jour', false, true, 0.8),
  (1185, 'ratatouille', true, false, 0.8),
  (1185, 'légumes', false, true, 0.8),
  (1186, 'courgettes', true, false, 0.8),
  (1186, 'légumes', false, true, 0.8),
  (1187, 'betterave', true, false, 0.8),
  (1187, 'légumes', false, true, 0.8),
  (1188, 'artichaut', true, false, 0.8),
  (1188, 'légumes', false, true, 0.8),
  (1189, 'endive', true, false, 0.8),
  (1189, 'légumes', false, true, 0.8),
  (1190, 'asperge', true, false, 0.8),
  (1190, 'légumes', false, true, 0.8),
  (1191, 'radis', true, false, 0.8),
  (1191, 'légumes', false, true, 0.8),
  (1191, 'apéritif', false, true, 0.8),
  (1192, 'épinards', true, false, 0.8),
  (1192, 'fer', false, true, 0.8),
  (1193, 'persil', true, false, 0.8),
  (1193, 'fer végétaux', false, true, 0.8),
  (1194, 'ananas frais', true, false, 0.8),
  (1194, 'fruits', false, true, 0.8),
  (1195, 'abricot', true, false, 0.8),
  (1195, 'fruits', false, true, 0.8),
  (1196, 'raisins secs', true, false, 0.8),
  (1196, 'fruits', false, true, 0.8),
  (1196, 'étouffe', false, true, 0.8),
  (1197, 'dattes', true, false, 0.8),
  (1197, 'effort long', false, true, 0.8),
  (1197, 'sucre', false, true, 0.8),
  (1198, 'figue', true, false, 0.8),
  (1198, 'fruits', false, true, 0.8),
  (1199, 'pastèque', true, false, 0.8),
  (1199, 'fruits', false, true, 0.8),
  (1199, 'canicule', false, true, 0.8),
  (1200, 'clémentines', true, false, 0.8),
  (1200, 'vitamine C', false, true, 0.8),
  (1201, 'citron', true, false, 0.8),
  (1201, 'vitamine C', false, true, 0.8),
  (1201, 'eau citronnée', false, true, 0.8),
  (1202, 'fruit le soir', true, false, 0.8),
  (1202, 'fruits', false, true, 0.8),
  (1203, 'manger des fruits', true, false, 0.8),
  (1203, 'fruits', false, true, 0.8),
  (1204, 'salade de fruits', true, false, 0.8),
  (1204, 'fruits', false, true, 0.8),
  (1205, 'soupe de légumes', true, false, 0.8),
  (1205, 'légumes', false, true, 0.8),
  (1206, 'légumes en conserve', true, false, 0.8),
  (1206, 'surgelés saison', false, true, 0.8),
  (1207, 'boîte de conserve', true, false, 0.8),
  (1207, 'conserve budget', false, true, 0.8),
  (1208, 'polenta', true, false, 0.8),
  (1208, 'féculents', false, true, 0.8),
  (1209, 'couscous', true, false, 0.8),
  (1209, 'féculents', false, true, 0.8),
  (1210, 'épeautre', true, false, 0.8),
  (1210, 'gluten', false, true, 0.8),
  (1211, 'seigle', true, false, 0.8),
  (1211, 'gluten', false, true, 0.8),
  (1212, 'orge', true, false, 0.8),
  (1212, 'gluten', false, true, 0.8),
  (1213, 'bière gluten', true, false, 0.8),
  (1213, 'gluten', false, true, 0.8),
  (1214, 'patate douce', true, false, 0.8),
  (1214, 'féculents', false, true, 0.8),
  (1215, 'purée mousseline', true, false, 0.8),
  (1215, 'féculents', false, true, 0.8),
  (1216, 'galette de riz', true, false, 0.8),
  (1216, 'collation', false, true, 0.8),
  (1217, 'popcorn', true, false, 0.8),
  (1217, 'étouffe', false, true, 0.8),
  (1218, 'margarines', true, false, 0.8),
  (1218, 'beurre huiles', false, true, 0.8),
  (1219, 'ghee', true, false, 0.8),
  (1219, 'beurre huiles', false, true, 0.8),
  (1220, 'saindoux', true, false, 0.8),
  (1220, 'bonnes graisses', false, true, 0.8),
  (1221, 'fromage gras', true, false, 0.8),
  (1221, 'produits laitiers', false, true, 0.8),
  (1222, 'piment', true, false, 0.8),
  (1222, 'brûlent les graisses', false, true, 0.8),
  (1223, 'bouillon', true, false, 0.8),
  (1223, 'sel', false, true, 0.8),
  (1224, 'sauce soja', true, false, 0.8),
  (1224, 'sel', false, true, 0.8),
  (1225, 'cornichons', true, false, 0.8),
  (1225, 'sel', false, true, 0.8),
  (1226, 'surimis', true, false, 0.8),
  (1226, 'poisson', false, true, 0.8),
  (1227, 'lait entier', true, false, 0.8),
  (1227, 'produits laitiers', false, true, 0.8),
  (1228, 'lait demi-écrémé', true, false, 0.8),
  (1228, 'produits laitiers', false, true, 0.8),
  (1229, 'beurre de cacahuète', true, false, 0.8),
  (1229, 'arachide', false, true, 0.8),
  (1230, 'spiruline vegan', true, false, 0.8),
  (1230, 'vitamine B12', false, true, 0.8),
  (1231, 'levure de bière', true, false, 0.8),
  (1231, 'vitamine B12', false, true, 0.8),
  (1232, 'algues', true, false, 0.8),
  (1232, 'iode', false, true, 0.8),
  (1233, 'nori', true, false, 0.8),
  (1233, 'iode', false, true, 0.8),
  (1234, 'paléo', true, false, 0.8),
  (1234, 'régime très strict', false, true, 0.8),
  (1235, 'atkins', true, false, 0.8),
  (1235, 'régime très strict', false, true, 0.8),
  (1236, 'montignac', true, false, 0.8),
  (1236, 'régime très strict', false, true, 0.8),
  (1237, 'thonon', true, false, 0.8),
  (1237, 'régime très strict', false, true, 0.8),
  (1238, 'soupe aux choux', true, false, 0.8),
  (1238, 'régime très strict', false, true, 0.8),
  (1239, 'WW', true, false, 0.8),
  (1239, 'reprendre du poids', false, true, 0.8),
  (1240, 'hypocalorique', true, false, 0.8),
  (1240, 'régime très strict', false, true, 0.8),
  (1241, '1000 calories', true, false, 0.8),
  (1241, 'régime très strict', false, true, 0.8),
  (1242, '1200 calories', true, false, 0.8),
  (1242, 'régime très strict', false, true, 0.8),
  (1243, '800 calories', true, false, 0.8),
  (1243, 'régime très strict', false, true, 0.8),
  (1244, 'sans féculents', true, false, 0.8),
  (1244, 'régime très strict', false, true, 0.8),
  (1244, 'glucides du soir', false, true, 0.8),
  (1245, 'supprimer les glucides', true, false, 0.8),
  (1245, 'régime très strict', false, true, 0.8),
  (1245, 'glucides du soir', false, true, 0.8),
  (1246, 'arrêter les glucides', true, false, 0.8),
  (1246, 'régime très strict', false, true, 0.8),
  (1246, 'glucides du soir', false, true, 0.8),
  (1247, 'carnivore', true, false, 0.8),
  (1247, 'régime très strict', false, true, 0.8),
  (1248, 'restriction', true, false, 0.8),
  (1248, 'régime très strict', false, true, 0.8),
  (1249, 'déficit calorique', true, false, 0.8),
  (1249, 'métabolisme de base', false, true, 0.8),
  (1249, 'régime très strict', false, true, 0.8),
  (1250, 'compter les calories', true, false, 0.8),
  (1250, 'calories par jour adulte', false, true, 0.8),
  (1251, 'chrononutrition', true, false, 0.8),
  (1251, 'glucides du soir', false, true, 0.8),
  (1251, 'petit-déjeuner', false, true, 0.8),
  (1252, 'cheat meal', true, false, 0.8),
  (1252, 'reprendre du poids', false, true, 0.8),
  (1253, 'cellulite', true, false, 0.8),
  (1253, 'brûlent les graisses', false, true, 0.8),
  (1254, 'poignées d’amour', true, false, 0.8),
  (1254, 'brûlent les graisses', false, true, 0.8),
  (1255, 'bouée', true, false, 0.8),
  (1255, 'brûlent les graisses', false, true, 0.8),
  (1256, 'bide', true, false, 0.8),
  (1256, 'brûlent les graisses', false, true, 0.8),
  (1257, 'perdre du bide', true, false, 0.8),
  (1257, 'brûlent les graisses', false, true, 0.8),
  (1258, 'bedaine', true, false, 0.8),
  (1258, 'brûlent les graisses', false, true, 0.8),
  (1259, 'graisse abdominale', true, false, 0.8),
  (1259, 'brûlent les graisses', false, true, 0.8),
  (1260, 'brûler les graisses', true, false, 0.8),
  (1260, 'brûlent les graisses', false, true, 0.8),
  (1261, 'brûler des calories', true, false, 0.8),
  (1261, 'brûlent les graisses', false, true, 0.8),
  (1262, 'fait fondre', true, false, 0.8),
  (1262, 'brûlent les graisses', false, true, 0.8),
  (1263, 'manger après 20 h', true, false, 0.8),
  (1263, 'glucides du soir', false, true, 0.8),
  (1264, 'manger tard', true, false, 0.8),
  (1264, 'glucides du soir', false, true, 0.8),
  (1265, 'dîner tard', true, false, 0.8),
  (1265, 'glucides du soir', false, true, 0.8),
  (1266, 'pâtes le soir', true, false, 0.8),
  (1266, 'glucides du soir', false, true, 0.8),
  (1267, 'féculents le soir', true, false, 0.8),
  (1267, 'glucides du soir', false, true, 0.8),
  (1268, 'motivation', true, false, 0.8),
  (1268, 'reprendre du poids', false, true, 0.8),
  (1269, 'craquer', true, false, 0.8),
  (1269, 'grignote', false, true, 0.8),
  (1269, 'vraie faim', false, true, 0.8),
  (1270, 'envie de sucre', true, false, 0.8),
  (1270, 'vraie faim', false, true, 0.8),
  (1270, 'grignote', false, true, 0.8),
  (1271, 'accro au sucre', true, false, 0.8),
  (1271, 'combien de sucre peut-on', false, true, 0.8),
  (1271, 'vraie faim', false, true, 0.8),
  (1272, 'se gaver', true, false, 0.8),
  (1272, 'anorexie', false, true, 0.8),
  (1273, 'me gave', true, false, 0.8),
  (1273, 'anorexie', false, true, 0.8),
  (1274, 'peux plus m’arrêter', true, false, 0.8),
  (1274, 'anorexie', false, true, 0.8),
  (1274, 'grignote', false, true, 0.8),
  (1275, 'me lève la nuit', true, false, 0.8),
  (1275, 'grignote', false, true, 0.8),
  (1276, 'stress manger', true, false, 0.8),
  (1276, 'vraie faim', false, true, 0.8),
  (1277, 'dévore', true, false, 0.8),
  (1277, 'vraie faim', false, true, 0.8),
  (1278, 'affamée', true, false, 0.8),
  (1278, 'encore faim', false, true, 0.8),
  (1279, 'reste sur ma faim', true, false, 0.8),
  (1279, 'encore faim', false, true, 0.8),
  (1280, 'faim après manger', true, false, 0.8),
  (1280, 'encore faim', false, true, 0.8),
  (1281, 'faim la nuit', true, false, 0.8),
  (1281, 'grignote', false, true, 0.8),
  (1282, 'ventre qui gargouille', true, false, 0.8),
  (1282, 'vraie faim', false, true, 0.8),
  (1283, 'jamais faim', true, false, 0.8),
  (1283, 'perte d’appétit', false, true, 0.8),
  (1284, 'coupe l’appétit', true, false, 0.8),
  (1284, 'perte d’appétit', false, true, 0.8),
  (1285, 'trop grosse portion', true, false, 0.8),
  (1285, 'bonne quantité', false, true, 0.8),
  (1286, 'grosses assiettes', true, false, 0.8),
  (1286, 'bonne quantité', false, true, 0.8),
  (1287, 'petite assiette', true, false, 0.8),
  (1287, 'bonne quantité', false, true, 0.8),
  (1288, 'grammes de pâtes', true, false, 0.8),
  (1288, 'bonne quantité', false, true, 0.8),
  (1288, 'cuisiner', false, true, 0.8),
  (1289, 'dose de pâtes', true, false, 0.8),
  (1289, 'bonne quantité', false, true, 0.8),
  (1290, 'balance cuisine', true, false, 0.8),
  (1290, 'bonne quantité', false, true, 0.8),
  (1291, 'se peser', true, false, 0.8),
  (1291, 'bonne quantité', false, true, 0.8),
  (1292, 'tour de taille', true, false, 0.8),
  (1292, 'IMC', false, true, 0.8),
  (1293, 'IMC de 30', true, false, 0.8),
  (1293, 'IMC', false, true, 0.8),
  (1294, 'poids de forme', true, false, 0.8),
  (1294, 'IMC', false, true, 0.8),
  (1295, 'poids normal', true, false, 0.8),
  (1295, 'IMC', false, true, 0.8),
  (1296, 'prendre du poids', true, false, 0.8),
  (1296, 'poids m’inquiète', false, true, 0.8),
  (1297, 'prendre des kilos', true, false, 0.8),
  (1297, 'reprendre du poids', false, true, 0.8),
  (1298, 'veux grossir', true, false, 0.8),
  (1298, 'perte d’appétit', false, true, 0.8),
  (1299, 'régime à 10 ans', true, false, 0.8),
  (1299, 'enfant surpoids', false, true, 0.8),
  (1300, 'trop gros', true, false, 0.8),
  (1300, 'enfant surpoids', false, true, 0.8),
  (1301, 'courbe de poids', true, false, 0.8),
  (1301, 'enfant surpoids', false, true, 0.8),
  (1302, 'carnet de santé', true, false, 0.8),
  (1302, 'enfant surpoids', false, true, 0.8),
  (1302, 'écran', false, true, 0.8),
  (1303, 'rugby', true, false, 0.8),
  (1303, 'sport', false, true, 0.8),
  (1304, 'basket', true, false, 0.8),
  (1304, 'sport', false, true, 0.8),
  (1305, 'handball', true, false, 0.8),
  (1305, 'sport', false, true, 0.8),
  (1306, 'volley', true, false, 0.8),
  (1306, 'sport', false, true, 0.8),
  (1307, 'danse', true, false, 0.8),
  (1307, 'sport', false, true, 0.8),
  (1308, 'judo', true, false, 0.8),
  (1308, 'sport', false, true, 0.8),
  (1309, 'karaté', true, false, 0.8),
  (1309, 'sport', false, true, 0.8),
  (1310, 'boxe', true, false, 0.8),
  (1310, 'sport', false, true, 0.8),
  (1311, 'gymnastique', true, false, 0.8),
  (1311, 'sport', false, true, 0.8),
  (1312, 'escalade', true, false, 0.8),
  (1312, 'sport', false, true, 0.8),
  (1313, 'ski', true, false, 0.8),
  (1313, 'sport', false, true, 0.8),
  (1314, 'équitation', true, false, 0.8),
  (1314, 'sport', false, true, 0.8),
  (1315, 'badminton', true, false, 0.8),
  (1315, 'sport', false, true, 0.8),
  (1316, 'squash', true, false, 0.8),
  (1316, 'sport', false, true, 0.8),
  (1317, 'padel', true, false, 0.8),
  (1317, 'sport', false, true, 0.8),
  (1318, 'athlétisme', true, false, 0.8),
  (1318, 'sport', false, true, 0.8),
  (1319, 'MMA', true, false, 0.8),
  (1319, 'sport', false, true, 0.8),
  (1320, 'pilates', true, false, 0.8),
  (1320, 'activité physique', false, true, 0.8),
  (1321, 'marche nordique', true, false, 0.8),
  (1321, 'activité physique', false, true, 0.8),
  (1322, 'jardinage', true, false, 0.8),
  (1322, 'activité physique', false, true, 0.8),
  (1323, 'escaliers', true, false, 0.8),
  (1323, 'activité physique', false, true, 0.8),
  (1324, 'reprendre le sport', true, false, 0.8),
  (1324, 'activité physique', false, true, 0.8),
  (1325, 'reste assis', true, false, 0.8),
  (1325, 'activité physique', false, true, 0.8),
  (1326, 'assis toute la journée', true, false, 0.8),
  (1326, 'activité physique', false, true, 0.8),
  (1327, 'trop chaud pour courir', true, false, 0.8),
  (1327, 'sport chaud', false, true, 0.8),
  (1328, 'courir chaleur', true, false, 0.8),
  (1328, 'sport chaud', false, true, 0.8),
  (1329, 'courir canicule', true, false, 0.8),
  (1329, 'sport chaud', false, true, 0.8),
  (1330, 'compét', true, false, 0.8),
  (1330, 'veille d’une course', false, true, 0.8),
  (1331, 'dossard', true, false, 0.8),
  (1331, 'veille d’une course', false, true, 0.8),
  (1332, 'jour de course', true, false, 0.8),
  (1332, 'veille d’une course', false, true, 0.8),
  (1333, 'avant un match', true, false, 0.8),
  (1333, 'avant le sport', false, true, 0.8),
  (1334, 'matin course', true, false, 0.8),
  (1334, 'avant le sport', false, true, 0.8),
  (1335, 'avant de courir', true, false, 0.8),
  (1335, 'avant le sport', false, true, 0.8),
  (1336, 'avant entraînement', true, false, 0.8),
  (1336, 'avant le sport', false, true, 0.8),
  (1337, 'à jeun sport', true, false, 0.8),
  (1337, 'avant le sport', false, true, 0.8),
  (1338, 'courir à jeun', true, false, 0.8),
  (1338, 'avant le sport', false, true, 0.8),
  (1339, 'sport à jeun', true, false, 0.8),
  (1339, 'avant le sport', false, true, 0.8),
  (1340, 'sport le matin', true, false, 0.8),
  (1340, 'avant le sport', false, true, 0.8),
  (1341, 'après entraînement', true, false, 0.8),
  (1341, 'après le sport', false, true, 0.8),
  (1342, 'après la muscu', true, false, 0.8),
  (1342, 'après le sport', false, true, 0.8),
  (1343, 'après avoir couru', true, false, 0.8),
  (1343, 'après le sport', false, true, 0.8),
  (1344, 'sport le soir', true, false, 0.8),
  (1344, 'après le sport', false, true, 0.8),
  (1345, 'fractionné', true, false, 0.8),
  (1345, 'sport', false, true, 0.8),
  (1346, 'endurance', true, false, 0.8),
  (1346, 'effort long', false, true, 0.8),
  (1347, 'sortie vélo', true, false, 0.8),
  (1347, 'effort long', false, true, 0.8),
  (1348, 'cyclo', true, false, 0.8),
  (1348, 'effort long', false, true, 0.8),
  (1349, 'VTT', true, false, 0.8),
  (1349, 'effort long', false, true, 0.8),
  (1350, 'ironman', true, false, 0.8),
  (1350, 'effort long', false, true, 0.8),
  (1351, 'trek', true, false, 0.8),
  (1351, 'effort long', false, true, 0.8),
  (1352, 'ravito', true, false, 0.8),
  (1352, 'effort long', false, true, 0.8),
  (1353, 'pâte de fruits', true, false, 0.8),
  (1353, 'effort long', false, true, 0.8),
  (1354, 'fringale à vélo', true, false, 0.8),
  (1354, 'effort long', false, true, 0.8),
  (1355, 'mur du marathon', true, false, 0.8),
  (1355, 'effort long', false, true, 0.8),
  (1356, 'coup de mou', true, false, 0.8),
  (1356, 'effort long', false, true, 0.8),
  (1357, 'dernier kilomètre', true, false, 0.8),
  (1357, 'effort long', false, true, 0.8),
  (1358, 'poche à eau', true, false, 0.8),
  (1358, 'boire sport', false, true, 0.8),
  (1359, 'camelbak', true, false, 0.8),
  (1359, 'boire sport', false, true, 0.8),
  (1360, 'gourde', true, false, 0.8),
  (1360, 'boire sport', false, true, 0.8),
  (1361, 'squat', true, false, 0.8),
  (1361, 'muscle', false, true, 0.8),
  (1362, 'pompes', true, false, 0.8),
  (1362, 'muscle', false, true, 0.8),
  (1363, 'poids du corps', true, false, 0.8),
  (1363, 'muscle', false, true, 0.8),
  (1364, 'prise de masse', true, false, 0.8),
  (1364, 'protéines quand on s’entraîne', false, true, 0.8),
  (1365, 'prendre du muscle', true, false, 0.8),
  (1365, 'protéines quand on s’entraîne', false, true, 0.8),
  (1366, 'gramme de protéine', true, false, 0.8),
  (1366, 'protéines par jour', false, true, 0.8),
  (1367, 'grammes de protéines', true, false, 0.8),
  (1367, 'protéines par jour', false, true, 0.8),
  (1368, 'combien de prot', true, false, 0.8),
  (1368, 'protéines par jour', false, true, 0.8),
  (1369, 'protéines par kilo', true, false, 0.8),
  (1369, 'protéines par jour', false, true, 0.8),
  (1370, 'fenêtre anabolique', true, false, 0.8),
  (1370, 'protéines par repas', false, true, 0.8),
  (1371, 'stéroïdes', true, false, 0.8),
  (1371, 'compléments pour le muscle', false, true, 0.8),
  (1372, 'arginine', true, false, 0.8),
  (1372, 'compléments pour le muscle', false, true, 0.8),
  (1373, 'caféine pure', true, false, 0.8),
  (1373, 'café avant le sport', false, true, 0.8),
  (1374, 'café avant', true, false, 0.8),
  (1374, 'café avant le sport', false, true, 0.8),
  (1375, 'café avant sport', true, false, 0.8),
  (1375, 'café avant le sport', false, true, 0.8),
  (1376, 'café avant de courir', true, false, 0.8),
  (1376, 'café avant le sport', false, true, 0.8),
  (1377, 'perdu mes règles', true, false, 0.8),
  (1377, 'règles absentes', false, true, 0.8),
  (1378, 'pas mes règles', true, false, 0.8),
  (1378, 'règles absentes', false, true, 0.8),
  (1379, 'règles disparu', true, false, 0.8),
  (1379, 'règles absentes', false, true, 0.8),
  (1380, 'fracture de fatigue', true, false, 0.8),
  (1380, 'règles absentes', false, true, 0.8),
  (1381, 'blessures', true, false, 0.8),
  (1381, 'règles absentes', false, true, 0.8),
  (1382, 'surentraînement', true, false, 0.8),
  (1382, 'règles absentes', false, true, 0.8),
  (1383, 'trop maigre sport', true, false, 0.8),
  (1383, 'règles absentes', false, true, 0.8),
  (1384, 'se peser avant', true, false, 0.8),
  (1384, 'perds d’eau transpirant', false, true, 0.8),
  (1385, 'perdre de l’eau', true, false, 0.8),
  (1385, 'perds d’eau transpirant', false, true, 0.8),
  (1386, 'deux entraînements', true, false, 0.8),
  (1386, 'deux séances', false, true, 0.8),
  (1387, 'biquotidien', true, false, 0.8),
  (1387, 'deux séances', false, true, 0.8),
  (1388, 'deux matchs', true, false, 0.8),
  (1388, 'deux séances', false, true, 0.8),
  (1389, 'stage de foot', true, false, 0.8),
  (1389, 'deux séances', false, true, 0.8),
  (1390, 'boire trop', true, false, 0.8),
  (1390, 'boire trop d’eau', false, true, 0.8),
  (1391, 'trop d’eau', true, false, 0.8),
  (1391, 'boire trop d’eau', false, true, 0.8),
  (1392, 'trop bu', true, false, 0.8),
  (1392, 'boire trop d’eau', false, true, 0.8),
  (1393, 'se forcer à boire', true, false, 0.8),
  (1393, 'boire trop d’eau', false, true, 0.8),
  (1394, 'eau salée', true, false, 0.8),
  (1394, 'boisson effort maison', false, true, 0.8),
  (1395, 'pastille', true, false, 0.8),
  (1395, 'boisson effort', false, true, 0.8),
  (1396, 'sel dans la gourde', true, false, 0.8),
  (1396, 'boisson effort maison', false, true, 0.8),
  (1397, 'sirop dans la gourde', true, false, 0.8),
  (1397, 'boisson effort maison', false, true, 0.8),
  (1398, 'biberon au micro-ondes', true, false, 0.8),
  (1398, 'préparer biberon', false, true, 0.8),
  (1399, 'eau bébé', true, false, 0.8),
  (1399, 'préparer biberon', false, true, 0.8),
  (1400, 'réchauffer biberon', true, false, 0.8),
  (1400, 'préparer biberon', false, true, 0.8),
  (1401, 'biberon la nuit', true, false, 0.8),
  (1401, 'préparer biberon', false, true, 0.8),
  (1402, 'dosette', true, false, 0.8),
  (1402, 'préparer biberon', false, true, 0.8),
  (1403, 'lait en poudre bébé', true, false, 0.8),
  (1403, 'préparer biberon', false, true, 0.8),
  (1404, 'manger seul', true, false, 0.8),
  (1404, 'diversification', false, true, 0.8),
  (1405, '4 mois et demi', true, false, 0.8),
  (1405, 'diversification', false, true, 0.8),
  (1406, 'commence à manger', true, false, 0.8),
  (1406, 'diversification', false, true, 0.8),
  (1407, 'premiers aliments', true, false, 0.8),
  (1407, 'diversification', false, true, 0.8),
  (1408, 'premier repas', true, false, 0.8),
  (1408, 'diversification', false, true, 0.8),
  (1409, 'introduire', true, false, 0.8),
  (1409, 'diversification', false, true, 0.8),
  (1410, 'recrache', true, false, 0.8),
  (1410, 'refuse les légumes', false, true, 0.8),
  (1411, 'recrache tout', true, false, 0.8),
  (1411, 'refuse les légumes', false, true, 0.8),
  (1412, 'grimace', true, false, 0.8),
  (1412, 'refuse les légumes', false, true, 0.8),
  (1413, 'sélectif', true, false, 0.8),
  (1413, 'refuse les légumes', false, true, 0.8),
  (1414, 'mange pas de légumes', true, false, 0.8),
  (1414, 'refuse les légumes', false, true, 0.8),
  (1415, 'ne veut plus', true, false, 0.8),
  (1415, 'refuse', false, true, 0.8),
  (1416, 'pleure à table', true, false, 0.8),
  (1416, 'refuse les légumes', false, true, 0.8),
  (1416, 'finit pas son assiette', false, true, 0.8),
  (1417, 'crise à table', true, false, 0.8),
  (1417, 'refuse les légumes', false, true, 0.8),
  (1417, 'finit pas son assiette', false, true, 0.8),
  (1418, 'privé de dessert', true, false, 0.8),
  (1418, 'finit pas son assiette', false, true, 0.8),
  (1419, 'appétit d’oiseau', true, false, 0.8),
  (1419, 'finit pas son assiette', false, true, 0.8),
  (1420, 'mange rien', true, false, 0.8),
  (1420, 'refuse', false, true, 0.8),
  (1420, 'finit pas son assiette', false, true, 0.8),
  (1420, 'perte d’appétit', false, true, 0.8),
  (1421, 'mange pas', true, false, 0.8),
  (1421, 'refuse', false, true, 0.8),
  (1421, 'perte d’appétit', false, true, 0.8),
  (1422, 'mange pas assez', true, false, 0.8),
  (1422, 'perte d’appétit', false, true, 0.8),
  (1422, 'ado sportif mange assez', false, true, 0.8),
  (1423, 'mange trop', true, false, 0.8),
  (1423, 'bonne quantité', false, true, 0.8),
  (1424, 'lait de chèvre bébé', true, false, 0.8),
  (1424, 'boisson végétale bébé', false, true, 0.8),
  (1425, 'lait normal', true, false, 0.8),
  (1425, 'boisson végétale lait', false, true, 0.8),
  (1426, 'première dent', true, false, 0.8),
  (1426, 'étouffe', false, true, 0.8),
  (1427, 'gâteau fait maison', true, false, 0.8),
  (1427, 'pâte à gâteau crue', false, true, 0.8),
  (1428, 'lèche', true, false, 0.8),
  (1428, 'pâte à gâteau crue', false, true, 0.8),
  (1429, 'lécher le plat', true, false, 0.8),
  (1429, 'pâte à gâteau crue', false, true, 0.8),
  (1430, 'œuf cru', true, false, 0.8),
  (1430, 'pâte à gâteau crue', false, true, 0.8),
  (1430, 'œufs garder', false, true, 0.8),
  (1431, 'mousse au chocolat enceinte', true, false, 0.8),
  (1431, 'éviter priorité', false, true, 0.8),
  (1432, 'fromage enceinte', true, false, 0.8),
  (1432, 'éviter priorité', false, true, 0.8),
  (1433, 'charcuterie enceinte', true, false, 0.8),
  (1433, 'éviter priorité', false, true, 0.8),
  (1434, 'pizza enceinte', true, false, 0.8),
  (1434, 'éviter priorité', false, true, 0.8),
  (1435, 'resto enceinte', true, false, 0.8),
  (1435, 'éviter priorité', false, true, 0.8),
  (1436, 'fromage bébé', true, false, 0.8),
  (1436, 'lait cru âge', false, true, 0.8),
  (1437, 'fromage enfant', true, false, 0.8),
  (1437, 'lait cru âge', false, true, 0.8),
  (1438, 'camembert enfant', true, false, 0.8),
  (1438, 'lait cru âge', false, true, 0.8),
  (1439, 'lait de la ferme', true, false, 0.8),
  (1439, 'lait cru âge', false, true, 0.8),
  (1440, 'lait à la ferme', true, false, 0.8),
  (1440, 'lait cru âge', false, true, 0.8),
  (1441, 'lait de ferme', true, false, 0.8),
  (1441, 'lait cru âge', false, true, 0.8),
  (1442, 'réhydratation', true, false, 0.8),
  (1442, 'gastro de bébé', false, true, 0.8),
  (1443, 'soluté de réhydratation', true, false, 0.8),
  (1443, 'gastro de bébé', false, true, 0.8),
  (1444, 'eau de riz', true, false, 0.8),
  (1444, 'gastro de bébé', false, true, 0.8),
  (1445, 'diarrhée bébé', true, false, 0.8),
  (1445, 'gastro de bébé', false, true, 0.8),
  (1446, 'coup de chaud bébé', true, false, 0.8),
  (1446, 'canicule', false, true, 0.8),
  (1447, 'eau à bébé', true, false, 0.8),
  (1447, 'canicule', false, true, 0.8),
  (1448, 'produits pour bébé', true, false, 0.8),
  (1448, 'combien sucre enfant', false, true, 0.8),
  (1449, 'japonais', true, false, 0.8),
  (1449, 'poisson cru', false, true, 0.8),
  (1450, 'taf', true, false, 0.8),
  (1450, 'emporter son déjeuner', false, true, 0.8),
  (1451, 'taff', true, false, 0.8),
  (1451, 'emporter son déjeuner', false, true, 0.8),
  (1452, 'camping', true, false, 0.8),
  (1452, 'emporter déjeuner', false, true, 0.8),
  (1453, 'voyage', true, false, 0.8),
  (1453, 'emporter déjeuner', false, true, 0.8),
  (1454, 'sortie scolaire', true, false, 0.8),
  (1454, 'emporter déjeuner', false, true, 0.8),
  (1455, 'sac à dos', true, false, 0.8),
  (1455, 'emporter déjeuner', false, true, 0.8),
  (1456, 'sans frigo', true, false, 0.8),
  (1456, 'emporter déjeuner', false, true, 0.8),
  (1457, 'manger vite fait', true, false, 0.8),
  (1457, 'cuisiner équilibré minutes', false, true, 0.8),
  (1458, 'dîner rapide', true, false, 0.8),
  (1458, 'cuisiner équilibré minutes', false, true, 0.8),
  (1459, 'flemmarde', true, false, 0.8),
  (1459, 'cuisiner équilibré minutes', false, true, 0.8),
  (1460, 'aprem', true, false, 0.8),
  (1460, 'collation après-midi', false, true, 0.8),
  (1461, 'goûter adulte', true, false, 0.8),
  (1461, 'collation après-midi', false, true, 0.8),
  (1462, 'distributeur', true, false, 0.8),
  (1462, 'collation après-midi', false, true, 0.8),
  (1463, '15 h', true, false, 0.8),
  (1463, 'collation après-midi', false, true, 0.8),
  (1464, '16 heures', true, false, 0.8),
  (1464, 'goûter', false, true, 0.8),
  (1464, 'collation après-midi', false, true, 0.8),
  (1465, '17 heures', true, false, 0.8),
  (1465, 'goûter', false, true, 0.8),
  (1465, 'collation après-midi', false, true, 0.8),
  (1466, 'dix heures', true, false, 0.8),
  (1466, 'collation école', false, true, 0.8),
  (1467, '10 heures', true, false, 0.8),
  (1467, 'collation école', false, true, 0.8),
  (1468, 'noël', true, false, 0.8),
  (1468, 'détox', false, true, 0.8),
  (1469, 'fêtes', true, false, 0.8),
  (1469, 'détox', false, true, 0.8),
  (1469, 'apéritif', false, true, 0.8),
  (1470, 'réveillon', true, false, 0.8),
  (1470, 'détox', false, true, 0.8),
  (1470, 'alcool', false, true, 0.8),
  (1471, 'lendemain de fête', true, false, 0.8),
  (1471, 'détox', false, true, 0.8),
  (1472, 'plateau télé', true, false, 0.8),
  (1472, 'écran', false, true, 0.8),
  (1473, 'devant la télé', true, false, 0.8),
  (1473, 'écran', false, true, 0.8),
  (1474, 'fake meat', true, false, 0.8),
  (1474, 'steaks végétaux', false, true, 0.8),
  (1475, 'soja texturé', true, false, 0.8),
  (1475, 'soja', false, true, 0.8),
  (1476, 'bébé soja', true, false, 0.8),
  (1476, 'soja enfant', false, true, 0.8),
  (1477, 'lait soja bébé', true, false, 0.8),
  (1477, 'boisson végétale bébé', false, true, 0.8),
  (1478, 'sans lait', true, false, 0.8),
  (1478, 'calcium sans lait', false, true, 0.8),
  (1478, 'boisson végétale', false, true, 0.8),
  (1479, 'sans produits laitiers', true, false, 0.8),
  (1479, 'végane sans lait', false, true, 0.8),
  (1480, 'arrêter le lait', true, false, 0.8),
  (1480, 'calcium sans lait', false, true, 0.8),
  (1480, 'boisson végétale', false, true, 0.8),
  (1481, 'sans poisson', true, false, 0.8),
  (1481, 'végétarien oméga-3', false, true, 0.8),
  (1482, 'vegan enfant', true, false, 0.8),
  (1482, 'bébé végane', false, true, 0.8),
  (1483, 'lundi vert', true, false, 0.8),
  (1483, 'moins de viande', false, true, 0.8),
  (1484, 'journée végé', true, false, 0.8),
  (1484, 'journée végétarienne', false, true, 0.8),
  (1485, 'menu vegan', true, false, 0.8),
  (1485, 'journée végétarienne', false, true, 0.8),
  (1486, 'menu végétarien', true, false, 0.8),
  (1486, 'journée végétarienne', false, true, 0.8),
  (1487, 'devenir végétarien', true, false, 0.8),
  (1487, 'végétarien apports surveiller', false, true, 0.8),
  (1487, 'moins de viande', false, true, 0.8),
  (1488, 'devenir végétarienne', true, false, 0.8),
  (1488, 'végétarien apports surveiller', false, true, 0.8),
  (1488, 'moins de viande', false, true, 0.8),
  (1489, 'devenir vegan', true, false, 0.8),
  (1489, 'végane vitamine B12', false, true, 0.8),
  (1490, 'carence végétarien', true, false, 0.8),
  (1490, 'végétarien apports surveiller', false, true, 0.8),
  (1491, 'prise de sang végétarien', true, false, 0.8),
  (1491, 'végétarien apports surveiller', false, true, 0.8),
  (1492, 'pois chiche trempage', true, false, 0.8),
  (1492, 'cuire les lentilles', false, true, 0.8),
  (1493, 'faire tremper', true, false, 0.8),
  (1493, 'cuire les lentilles', false, true, 0.8),
  (1494, 'tremper', true, false, 0.8),
  (1494, 'cuire les lentilles', false, true, 0.8),
  (1495, 'cuisson lentilles', true, false, 0.8),
  (1495, 'cuire les lentilles', false, true, 0.8),
  (1496, 'flageolets', true, false, 0.8),
  (1496, 'haricots rouges', false, true, 0.8),
  (1497, 'gaz', true, false, 0.8),
  (1497, 'légumes secs ballonnent', false, true, 0.8),
  (1498, 'lentilles gaz', true, false, 0.8),
  (1498, 'légumes secs ballonnent', false, true, 0.8),
  (1499, 'viande rouge climat', true, false, 0.8),
  (1499, 'végétal planète', false, true, 0.8),
  (1500, 'effet de serre', true, false, 0.8),
  (1500, 'végétal planète', false, true, 0.8),
  (1501, 'associer', true, false, 0.8),
  (1501, 'céréales légumineuses', false, true, 0.8),
  (1502, 'protéines complètes', true, false, 0.8),
  (1502, 'céréales légumineuses', false, true, 0.8),
  (1503, 'ptidej', true, false, 0.8),
  (1503, 'petit-déjeuner', false, true, 0.8),
  (1504, 'choco noir', true, false, 0.8),
  (1504, 'chocolat noir', false, true, 0.8),
  (1505, 'sugar', true, false, 0.8),
  (1505, 'sucre', false, true, 0.8),
  (1506, 'milk', true, false, 0.8),
  (1506, 'produits laitiers', false, true, 0.8),
  (1507, 'gluten free', true, false, 0.8),
  (1507, 'sans gluten', false, true, 0.8),
  (1508, 'sugar free', true, false, 0.8),
  (1508, 'édulcorants', false, true, 0.8),
  (1509, 'lactose free', true, false, 0.8),
  (1509, 'lactose', false, true, 0.8),
  (1510, 'dairy free', true, false, 0.8),
  (1510, 'végane sans lait', false, true, 0.8),
  (1511, 'fat', true, false, 0.8),
  (1511, 'graisses', false, true, 0.8),
  (1512, 'veg', true, false, 0.8),
  (1512, 'légumes', false, true, 0.8),
  (1513, 'veggies', true, false, 0.8),
  (1513, 'légumes', false, true, 0.8),
  (1514, 'smoothies', true, false, 0.8),
  (1514, 'jus de fruits', false, true, 0.8),
  (1515, 'low fat', true, false, 0.8),
  (1515, 'allégé', false, true, 0.8),
  (1516, 'gerbé', true, false, 0.8),
  (1516, 'intoxication alimentaire', false, true, 0.8),
  (1517, 'antibio', true, false, 0.8),
  (1517, 'médicaments', false, true, 0.8),
  (1518, 'antibios', true, false, 0.8),
  (1518, 'médicaments', false, true, 0.8),
  (1519, 'yaourt gonflé', true, false, 0.8),
  (1519, 'bocal bombé', false, true, 0.8),
  (1520, 'pot gonflé', true, false, 0.8),
  (1520, 'bocal bombé', false, true, 0.8),
  (1521, 'paquet gonflé', true, false, 0.8),
  (1521, 'bocal bombé', false, true, 0.8),
  (1522, 'boîte gonflée', true, false, 0.8),
  (1522, 'bocal bombé', false, true, 0.8),
  (1523, 'jambon ouvert', true, false, 0.8),
  (1523, 'après ouverture', false, true, 0.8),
  (1524, 'paquet ouvert', true, false, 0.8),
  (1524, 'après ouverture', false, true, 0.8),
  (1525, 'pot ouvert', true, false, 0.8),
  (1525, 'après ouverture', false, true, 0.8),
  (1526, 'bocal ouvert', true, false, 0.8),
  (1526, 'après ouverture', false, true, 0.8),
  (1527, 'perdre avant l’été', true, false, 0.8),
  (1527, 'régime très strict', false, true, 0.8),
  (1528, 'en deux semaines', true, false, 0.8),
  (1528, 'régime très strict', false, true, 0.8),
  (1529, 'avant le mariage', true, false, 0.8),
  (1529, 'régime très strict', false, true, 0.8),
  (1530, 'maillot de bain', true, false, 0.8),
  (1530, 'régime très strict', false, true, 0.8),
  (1531, 'assiette trop grande', true, false, 0.8),
  (1531, 'bonne quantité', false, true, 0.8),
  (1532, 'grande assiette', true, false, 0.8),
  (1532, 'bonne quantité', false, true, 0.8),
  (1533, 'bûche de chèvre', true, false, 0.8),
  (1533, 'lait cru', false, true, 0.8),
  (1533, 'listériose', false, true, 0.8),
  (1534, 'burger vegan', true, false, 0.8),
  (1534, 'steaks végétaux', false, true, 0.8),
  (1535, 'burger veggie', true, false, 0.8),
  (1535, 'steaks végétaux', false, true, 0.8),
  (1536, 'se trouve grosse', true, false, 0.8),
  (1536, 'enfant surpoids', false, true, 0.8),
  (1536, 'anorexie', false, true, 0.8),
  (1536, 'poids m’inquiète', false, true, 0.8),
  (1537, 'se trouve gros', true, false, 0.8),
  (1537, 'enfant surpoids', false, true, 0.8),
  (1537, 'poids m’inquiète', false, true, 0.8),
  (1538, 'trouve trop grosse', true, false, 0.8),
  (1538, 'anorexie', false, true, 0.8),
  (1538, 'poids m’inquiète', false, true, 0.8),
  (1539, 'en cachette', true, false, 0.8),
  (1539, 'anorexie', false, true, 0.8),
  (1539, 'grignote', false, true, 0.8),
  (1540, 'se cache pour manger', true, false, 0.8),
  (1540, 'anorexie', false, true, 0.8),
  (1540, 'enfant surpoids', false, true, 0.8),
  (1541, 'poids enfant', true, false, 0.8),
  (1541, 'enfant surpoids', false, true, 0.8),
  (1542, 'poids d’un ado', true, false, 0.8),
  (1542, 'enfant surpoids', false, true, 0.8),
  (1543, 'sucre son café', true, false, 0.8),
  (1543, 'édulcorants', false, true, 0.8),
  (1543, 'sucre roux', false, true, 0.8),
  (1544, 'remplacer le sucre', true, false, 0.8),
  (1544, 'édulcorants', false, true, 0.8),
  (1544, 'sucre roux', false, true, 0.8),
  (1545, 'à la place du sucre', true, false, 0.8),
  (1545, 'édulcorants', false, true, 0.8),
  (1545, 'sucre roux', false, true, 0.8),
  (1546, 'nuit sur la gazinière', true, false, 0.8),
  (1546, 'restes', false, true, 0.8),
  (1547, 'toute la nuit dehors', true, false, 0.8),
  (1547, 'restes', false, true, 0.8),
  (1548, 'tiramisu maison', true, false, 0.8),
  (1548, 'œufs garder', false, true, 0.8),
  (1549, 'mousse maison', true, false, 0.8),
  (1549, 'œufs garder', false, true, 0.8),
  (1550, 'mayonnaise maison', true, false, 0.8),
  (1550, 'œufs garder', false, true, 0.8),
  (1551, 'centre anti poison', true, false, 0.8),
  (1551, 'intoxication alimentaire', false, true, 0.8),
  (1551, 'jeter sans goûter', false, true, 0.8),
  (1552, 'anti poison', true, false, 0.8),
  (1552, 'intoxication alimentaire', false, true, 0.8),
  (1552, 'jeter sans goûter', false, true, 0.8),
  (1553, 'boit pas assez', true, false, 0.8),
  (1553, 'quand on n’a pas soif', false, true, 0.8),
  (1554, 'boit plus', true, false, 0.8),
  (1554, 'quand on n’a pas soif', false, true, 0.8),
  (1555, 'ne boit rien', true, false, 0.8),
  (1555, 'quand on n’a pas soif', false, true, 0.8),
  (1556, 'passer le poulet', true, false, 0.8),
  (1556, 'rincer la viande', false, true, 0.8),
  (1557, 'poulet sous l’eau', true, false, 0.8),
  (1557, 'rincer la viande', false, true, 0.8),
  (1558, 'laver le poulet', true, false, 0.8),
  (1558, 'rincer la viande', false, true, 0.8),
  (1559, 'laver la viande', true, false, 0.8),
  (1559, 'rincer la viande', false, true, 0.8),
  (1560, 'viande sous l’eau', true, false, 0.8),
  (1560, 'rincer la viande', false, true, 0.8),
  (1561, 'tout le temps faim', true, false, 0.8),
  (1561, 'encore faim', false, true, 0.8),
  (1561, 'vraie faim', false, true, 0.8),
  (1562, 'aller uriner', true, false, 0.8),
  (1562, 'café déshydrate', false, true, 0.8),
  (1563, 'une pomme par jour', true, false, 0.8),
  (1563, 'portion fruits légumes', false, true, 0.8),
  (1564, 'fade', true, false, 0.8),
  (1564, 'sel', false, true, 0.8),
  (1565, 'goût fade', true, false, 0.8),
  (1565, 'sel', false, true, 0.8),
  (1566, 'psyllium', true, false, 0.8),
  (1566, 'fibres', false, true, 0.8),
  (1567, 'pruneaux', true, false, 0.8),
  (1567, 'fibres', false, true, 0.8),
  (1568, '8 verres', true, false, 0.8),
  (1568, 'eau faut-il boire par jour', false, true, 0.8),
  (1569, 'huit verres', true, false, 0.8),
  (1569, 'eau faut-il boire par jour', false, true, 0.8),
  (1570, '1,5 litre', true, false, 0.8),
  (1570, 'eau faut-il boire par jour', false, true, 0.8),
  (1571, 'à consommer de préférence', true, false, 0.8),
  (1571, 'DDM', false, true, 0.8),
  (1572, 'encore bon', true, false, 0.8),
  (1572, 'passé la date', false, true, 0.8),
  (1573, 'date courte', true, false, 0.8),
  (1573, 'DDM', false, true, 0.8),
  (1574, 'lettre sur le paquet', true, false, 0.8),
  (1574, 'Nutri-Score', false, true, 0.8),
  (1575, 'verre de lait', true, false, 0.8),
  (1575, 'produits laitiers', false, true, 0.8),
  (1576, 'bol de lait', true, false, 0.8),
  (1576, 'produits laitiers', false, true, 0.8),
  (1577, 'côte de bœuf', true, false, 0.8),
  (1577, 'viande', false, true, 0.8),
  (1578, 'repas type', true, false, 0.8),
  (1578, 'assiette équilibrée', false, true, 0.8),
  (1579, 'repas complet', true, false, 0.8),
  (1579, 'assiette équilibrée', false, true, 0.8),
  (1580, 'composer un repas', true, false, 0.8),
  (1580, 'assiette équilibrée', false, true, 0.8),
  (1581, 'cirrhose', true, false, 0.8),
  (1581, 'alcool', false, true, 0.8),
  (1582, 'alcoolisme', true, false, 0.8),
  (1582, 'alcool', false, true, 0.8),
  (1583, 'besoin énergétique', true, false, 0.8),
  (1583, 'calories par jour adulte', false, true, 0.8),
  (1584, 'besoins en protéines', true, false, 0.8),
  (1584, 'protéines par jour', false, true, 0.8),
  (1585, 'krill', true, false, 0.8),
  (1585, 'oméga-3', false, true, 0.8),
  (1586, 'foie de morue', true, false, 0.8),
  (1586, 'oméga-3', false, true, 0.8),
  (1587, 'riz basmati', true, false, 0.8),
  (1587, 'complet', false, true, 0.8),
  (1588, 'riz brun', true, false, 0.8),
  (1588, 'complet', false, true, 0.8),
  (1589, 'farine complète', true, false, 0.8),
  (1589, 'complet', false, true, 0.8),
  (1590, 'farine blanche', true, false, 0.8),
  (1590, 'complet', false, true, 0.8),
  (1591, 'pâtes complètes', true, false, 0.8),
  (1591, 'complet', false, true, 0.8),
  (1592, 'eau jaune', true, false, 0.8),
  (1592, 'eau du robinet', false, true, 0.8),
  (1593, 'goût de javel', true, false, 0.8),
  (1593, 'eau du robinet', false, true, 0.8),
  (1594, 'eau trouble', true, false, 0.8),
  (1594, 'eau du robinet', false, true, 0.8),
  (1595, 'ventilateur', true, false, 0.8),
  (1595, 'canicule', false, true, 0.8),
  (1596, 'sésame', true, false, 0.8),
  (1596, 'allergènes étiquette', false, true, 0.8),
  (1597, 'moutarde', true, false, 0.8),
  (1597, 'allergènes étiquette', false, true, 0.8),
  (1598, 'lupin', true, false, 0.8),
  (1598, 'allergènes étiquette', false, true, 0.8),
  (1599, 'bronzer', true, false, 0.8),
  (1599, 'vitamine D', false, true, 0.8),
  (1600, 'APLV', true, false, 0.8),
  (1600, 'allergie alimentaire', false, true, 0.8),
  (1601, 'fromage frais enceinte', true, false, 0.8),
  (1601, 'éviter priorité', false, true, 0.8),
  (1602, 'mozzarella enceinte', true, false, 0.8),
  (1602, 'éviter priorité', false, true, 0.8),
  (1603, 'mayonnaise enceinte', true, false, 0.8),
  (1603, 'éviter priorité', false, true, 0.8),
  (1604, 'tiramisu enceinte', true, false, 0.8),
  (1604, 'éviter priorité', false, true, 0.8),
  (1605, 'camembert enceinte', true, false, 0.8),
  (1605, 'éviter priorité', false, true, 0.8),
  (1606, 'raclette enceinte', true, false, 0.8),
  (1606, 'éviter priorité', false, true, 0.8),
  (1607, 'parmesan enceinte', true, false, 0.8),
  (1607, 'éviter priorité', false, true, 0.8),
  (1608, 'fromage de chèvre enceinte', true, false, 0.8),
  (1608, 'éviter priorité', false, true, 0.8),
  (1609, 'bûche enceinte', true, false, 0.8),
  (1609, 'éviter priorité', false, true, 0.8),
  (1610, 'vin enceinte', true, false, 0.8),
  (1610, 'éviter priorité', false, true, 0.8),
  (1611, 'alcool enceinte', true, false, 0.8),
  (1611, 'éviter priorité', false, true, 0.8),
  (1612, 'steak enceinte', true, false, 0.8),
  (1612, 'éviter priorité', false, true, 0.8),
  (1613, 'tofu enceinte', true, false, 0.8),
  (1613, 'soja enceinte', false, true, 0.8),
  (1614, 'coca enceinte', true, false, 0.8),
  (1614, 'café enceinte', false, true, 0.8),
  (1615, 'thé enceinte', true, false, 0.8),
  (1615, 'café enceinte', false, true, 0.8),
  (1616, 'thé allaitement', true, false, 0.8),
  (1616, 'café allaitant', false, true, 0.8),
  (1617, 'purée de carotte', true, false, 0.8),
  (1617, 'diversification', false, true, 0.8),
  (1618, 'cacher les légumes', true, false, 0.8),
  (1618, 'refuse les légumes', false, true, 0.8),
  (1619, 'légumes cachés', true, false, 0.8),
  (1619, 'refuse les légumes', false, true, 0.8),
  (1620, 'bébé vomit', true, false, 0.8),
  (1620, 'gastro de bébé', false, true, 0.8),
  (1621, 'bébé a vomi', true, false, 0.8),
  (1621, 'gastro de bébé', false, true, 0.8),
  (1622, 'vomit bébé', true, false, 0.8),
  (1622, 'gastro de bébé', false, true, 0.8),
  (1623, 'bonbon dur', true, false, 0.8),
  (1623, 'étouffe', false, true, 0.8),
  (1624, 'cacahuète entière', true, false, 0.8),
  (1624, 'étouffe', false, true, 0.8),
  (1625, 'allergènes bébé', true, false, 0.8),
  (1625, 'arachide œuf poisson bébé', false, true, 0.8),
  (1626, 'coup de fouet', true, false, 0.8),
  (1626, 'café avant le sport', false, true, 0.8),
  (1627, 'repas après match', true, false, 0.8),
  (1627, 'après le sport', false, true, 0.8),
  (1628, 'sédentarité', true, false, 0.8),
  (1628, 'activité physique', false, true, 0.8),
  (1629, '30 minutes par jour', true, false, 0.8),
  (1629, 'activité physique', false, true, 0.8),
  (1630, 'sport par semaine', true, false, 0.8),
  (1630, 'activité physique', false, true, 0.8),
  (1631, 'sport semaine', true, false, 0.8),
  (1631, 'activité physique semaine', false, true, 0.8),
  (1632, 'remuscler', true, false, 0.8),
  (1632, 'garder du muscle', false, true, 0.8),
  (1633, 'produit vaisselle', true, false, 0.8),
  (1633, 'laver les légumes', false, true, 0.8),
  (1634, 'remettre au congélateur', true, false, 0.8),
  (1634, 'recongeler', false, true, 0.8),
  (1635, 'remettre au congel', true, false, 0.8),
  (1635, 'recongeler', false, true, 0.8),
  (1636, 'décongeler vite', true, false, 0.8),
  (1636, 'recongeler', false, true, 0.8),
  (1637, 'rien dans les placards', true, false, 0.8),
  (1637, 'cuisiner équilibré minutes', false, true, 0.8),
  (1638, 'test de l’eau', true, false, 0.8),
  (1638, 'œufs garder', false, true, 0.8),
  (1639, 'porte du frigo', true, false, 0.8),
  (1639, 'ranger réfrigérateur', false, true, 0.8),
  (1640, 'bac à légumes', true, false, 0.8),
  (1640, 'ranger réfrigérateur', false, true, 0.8),
  (1641, 'étage du frigo', true, false, 0.8),
  (1641, 'ranger réfrigérateur', false, true, 0.8),
  (1642, 'charge mentale', true, false, 0.8),
  (1642, 'organiser les repas', false, true, 0.8),
  (1643, 'canapé', true, false, 0.8),
  (1643, 'grignote', false, true, 0.8),
  (1644, 'fini son assiette', true, false, 0.8),
  (1644, 'finit pas son assiette', false, true, 0.8),
  (1645, 'laisse tout', true, false, 0.8),
  (1645, 'finit pas son assiette', false, true, 0.8),
  (1646, 'laisse son assiette', true, false, 0.8),
  (1646, 'finit pas son assiette', false, true, 0.8),
  (1647, 'mange deux bouchées', true, false, 0.8),
  (1647, 'finit pas son assiette', false, true, 0.8),
  (1648, 'rapport poids taille', true, false, 0.8),
  (1648, 'IMC', false, true, 0.8),
  (1649, 'se passer de viande', true, false, 0.8),
  (1649, 'moins de viande', false, true, 0.8),
  (1649, 'protéines sans viande', false, true, 0.8),
  (1650, 'viande obligatoire', true, false, 0.8),
  (1650, 'protéines sans viande', false, true, 0.8),
  (1651, 'manger une fois par jour', true, false, 0.8),
  (1651, 'jeûne', false, true, 0.8),
  (1652, 'un seul repas par jour', true, false, 0.8),
  (1652, 'jeûne', false, true, 0.8),
  (1653, 'pom’potes sucre', true, false, 0.8),
  (1653, 'se cachent les sucres', false, true, 0.8),
  (1654, 'compote sucre', true, false, 0.8),
  (1654, 'se cachent les sucres', false, true, 0.8),
  (1655, 'pois cassés', true, false, 0.8),
  (1655, 'légumes secs semaine', false, true, 0.8),
  (1656, 'vegan sans complément', true, false, 0.8),
  (1656, 'végane vitamine B12', false, true, 0.8),
  (1657, 'sans complément', true, false, 0.8),
  (1657, 'végane vitamine B12', false, true, 0.8),
  (1658, 'vegan depuis', true, false, 0.8),
  (1658, 'végane vitamine B12', false, true, 0.8),
  (1659, 'gerbé après', true, false, 0.8),
  (1659, 'intoxication alimentaire', false, true, 0.8),
  (1660, 'après kebab', true, false, 0.8),
  (1660, 'intoxication alimentaire', false, true, 0.8),
  (1661, 'kebab malade', true, false, 0.8),
  (1661, 'intoxication alimentaire', false, true, 0.8),
  (1662, 'overnight oats', true, false, 0.8),
  (1662, 'graines de chia', false, true, 0.8),
  (1663, 'pudding', true, false, 0.8),
  (1663, 'graines de chia', false, true, 0.8),
  (1664, 'constipation bébé', true, false, 0.8),
  (1664, 'préparer biberon', false, true, 0.8),
  (1665, 'enfant de kg', true, false, 0.8),
  (1665, 'enfant surpoids', false, true, 0.8),
  (1666, 'miel bébé', true, false, 0.8),
  (1666, 'miel avant un an', false, true, 0.8),
  (1667, 'bébé miel', true, false, 0.8),
  (1667, 'miel avant un an', false, true, 0.8),
  (1668, 'cuisson lentille', true, false, 0.8),
  (1668, 'cuire les lentilles', false, true, 0.8),
  (1669, 'temps de cuisson lentilles', true, false, 0.8),
  (1669, 'cuire les lentilles', false, true, 0.8),
  (1670, 'soupe le soir', true, false, 0.8),
  (1670, 'garder du muscle', false, true, 0.8),
  (1671, 'goûter école', true, false, 0.8),
  (1671, 'goûter donner enfant', false, true, 0.8),
  (1672, 'gouter d’école', true, false, 0.8),
  (1672, 'goûter donner enfant', false, true, 0.8),
  (1673, 'rappel lardons', true, false, 0.8),
  (1673, 'produit rappelé', false, true, 0.8),
  (1674, 'rappel fromage', true, false, 0.8),
  (1674, 'produit rappelé', false, true, 0.8),
  (1675, 'rappel jambon', true, false, 0.8),
  (1675, 'produit rappelé', false, true, 0.8),
  (1676, 'couper raisins', true, false, 0.8),
  (1676, 'étouffe enfant', false, true, 0.8),
  (1677, 'raisins coupés', true, false, 0.8),
  (1677, 'étouffe enfant', false, true, 0.8),
  (1678, 'jus bébé', true, false, 0.8),
  (1678, 'sodas jus de fruits âge', false, true, 0.8),
  (1679, 'bébé jus', true, false, 0.8),
  (1679, 'sodas jus de fruits âge', false, true, 0.8),
  (1680, 'lait d’avoine bébé', true, false, 0.8),
  (1680, 'boisson végétale remplacer lait', false, true, 0.8),
  (1681, 'salle de sport manger', true, false, 0.8),
  (1681, 'après le sport', false, true, 0.8),
  (1682, 'perdre kilos rapidement', true, false, 0.8),
  (1682, 'régime très strict', false, true, 0.8),
  (1683, 'perdre kilos vite', true, false, 0.8),
  (1683, 'régime très strict', false, true, 0.8),
  (1684, 'perrier citron', true, false, 0.8),
  (1684, 'boire', false, true, 0.8),
  (1685, 'verres d’eau', true, false, 0.8),
  (1685, 'eau faut-il boire par jour', false, true, 0.8),
  (1686, 'combien de verres d’eau', true, false, 0.8),
  (1686, 'eau faut-il boire par jour', false, true, 0.8),
  (1687, 'bouteilles d’eau', true, false, 0.8),
  (1687, 'eau faut-il boire par jour', false, true, 0.8),
  (1688, 'litre par jour', true, false, 0.8),
  (1688, 'eau faut-il boire par jour', false, true, 0.8),
  (1689, 'cafetière', true, false, 0.8),
  (1689, 'cafés par jour au plus', false, true, 0.8),
  (1690, 'trop de café', true, false, 0.8),
  (1690, 'cafés par jour au plus', false, true, 0.8),
  (1691, 'café le soir', true, false, 0.8),
  (1691, 'cafés par jour au plus', false, true, 0.8),
  (1692, 'café après 16 h', true, false, 0.8),
  (1692, 'cafés par jour au plus', false, true, 0.8),
  (1693, 'nerveuse café', true, false, 0.8),
  (1693, 'cafés par jour au plus', false, true, 0.8),
  (1694, 'cœur s’emballe', true, false, 0.8),
  (1694, 'cafés par jour au plus', false, true, 0.8),
  (1695, 'coca le soir', true, false, 0.8),
  (1695, 'cafés par jour au plus', false, true, 0.8),
  (1696, 'jus du matin', true, false, 0.8),
  (1696, 'sodas jus de fruits âge', false, true, 0.8),
  (1697, 'boisson sucrée enfant', true, false, 0.8),
  (1697, 'sodas jus de fruits âge', false, true, 0.8),
  (1698, 'sirop menthe', true, false, 0.8),
  (1698, 'sodas jus de fruits âge', false, true, 0.8),
  (1699, 'portion de légumes', true, false, 0.8),
  (1699, 'portion fruits légumes', false, true, 0.8),
  (1700, 'fruits par jour', true, false, 0.8),
  (1700, 'portion fruits légumes', false, true, 0.8),
  (1701, 'légumes par jour', true, false, 0.8),
  (1701, 'portion fruits légumes', false, true, 0.8),
  (1702, '5 par jour', true, false, 0.8),
  (1702, 'portion fruits légumes', false, true, 0.8),
  (1703, 'soupe compte', true, false, 0.8),
  (1703, 'portion fruits légumes', false, true, 0.8),
  (1704, 'jus compte', true, false, 0.8),
  (1704, 'portion fruits légumes', false, true, 0.8),
  (1705, 'salière', true, false, 0.8),
  (1705, 'sel par jour', false, true, 0.8),
  (1706, 'cuillère de sel', true, false, 0.8),
  (1706, 'sel par jour', false, true, 0.8),
  (1707, 'gramme de sel', true, false, 0.8),
  (1707, 'sel par jour', false, true, 0.8),
  (1708, 'saler l’eau', true, false, 0.8),
  (1708, 'sel par jour', false, true, 0.8),
  (1709, 'rôti le dimanche', true, false, 0.8),
  (1709, 'viande charcuterie semaine', false, true, 0.8),
  (1710, 'saucisson par semaine', true, false, 0.8),
  (1710, 'viande charcuterie semaine', false, true, 0.8),
  (1711, 'steak par semaine', true, false, 0.8),
  (1711, 'viande charcuterie semaine', false, true, 0.8),
  (1712, 'barbecue cancer', true, false, 0.8),
  (1712, 'viande charcuterie semaine', false, true, 0.8),
  (1713, 'manger rouge', true, false, 0.8),
  (1713, 'viande charcuterie semaine', false, true, 0.8),
  (1714, 'charcut cancer', true, false, 0.8),
  (1714, 'viande charcuterie semaine', false, true, 0.8),
  (1715, 'poisson deux fois', true, false, 0.8),
  (1715, 'poisson semaine', false, true, 0.8),
  (1716, 'poisson surgelé', true, false, 0.8),
  (1716, 'poisson semaine', false, true, 0.8),
  (1717, 'thon tous les jours', true, false, 0.8),
  (1717, 'poisson semaine', false, true, 0.8),
  (1718, 'trop de thon', true, false, 0.8),
  (1718, 'poisson semaine', false, true, 0.8),
  (1719, 'yaourt le soir', true, false, 0.8),
  (1719, 'produits laitiers par jour', false, true, 0.8),
  (1720, 'fromage tous les jours', true, false, 0.8),
  (1720, 'produits laitiers par jour', false, true, 0.8),
  (1721, 'fromage par jour', true, false, 0.8),
  (1721, 'produits laitiers par jour', false, true, 0.8),
  (1722, 'portion de fromage', true, false, 0.8),
  (1722, 'produits laitiers par jour', false, true, 0.8),
  (1723, 'moitié de l’assiette', true, false, 0.8),
  (1723, 'assiette équilibrée', false, true, 0.8),
  (1724, 'repas sain', true, false, 0.8),
  (1724, 'assiette équilibrée', false, true, 0.8),
  (1725, 'déjeuner équilibré', true, false, 0.8),
  (1725, 'assiette équilibrée', false, true, 0.8),
  (1726, 'menu équilibré', true, false, 0.8),
  (1726, 'assiette équilibrée', false, true, 0.8),
  (1727, 'apprendre à manger', true, false, 0.8),
  (1727, 'assiette équilibrée', false, true, 0.8),
  (1728, 'apéro tous les jours', true, false, 0.8),
  (1728, 'alcool', false, true, 0.8),
  (1729, 'bouteille par semaine', true, false, 0.8),
  (1729, 'alcool', false, true, 0.8),
  (1730, 'pack de bière', true, false, 0.8),
  (1730, 'alcool', false, true, 0.8),
  (1731, 'dry january', true, false, 0.8),
  (1731, 'alcool', false, true, 0.8),
  (1732, 'sevrage', true, false, 0.8),
  (1732, 'alcool', false, true, 0.8),
  (1733, 'trop bu hier', true, false, 0.8),
  (1733, 'alcool', false, true, 0.8),
  (1734, 'calories par repas', true, false, 0.8),
  (1734, 'calories par jour adulte', false, true, 0.8),
  (1735, 'besoin calories homme', true, false, 0.8),
  (1735, 'calories par jour adulte', false, true, 0.8),
  (1736, 'besoin calories femme', true, false, 0.8),
  (1736, 'calories par jour adulte', false, true, 0.8),
  (1737, 'apport journalier', true, false, 0.8),
  (1737, 'calories par jour adulte', false, true, 0.8),
  (1738, '2000 calories', true, false, 0.8),
  (1738, 'calories par jour adulte', false, true, 0.8),
  (1739, '2000 kcal', true, false, 0.8),
  (1739, 'calories par jour adulte', false, true, 0.8),
  (1740, 'manque de protéines', true, false, 0.8),
  (1740, 'protéines a-t-on besoin', false, true, 0.8),
  (1741, 'protéines par jour', true, false, 0.8),
  (1741, 'protéines a-t-on besoin', false, true, 0.8),
  (1742, 'assez de protéines', true, false, 0.8),
  (1742, 'protéines a-t-on besoin', false, true, 0.8),
  (1743, 'huile de poisson', true, false, 0.8),
  (1743, 'oméga-3', false, true, 0.8),
  (1744, 'capsules', true, false, 0.8),
  (1744, 'compléments', false, true, 0.8),
  (1745, 'sardines en boîte', true, false, 0.8),
  (1745, 'oméga-3', false, true, 0.8),
  (1745, 'poisson semaine', false, true, 0.8),
  (1746, 'riz blanc', true, false, 0.8),
  (1746, 'complet', false, true, 0.8),
  (1747, 'pain noir', true, false, 0.8),
  (1747, 'complet', false, true, 0.8),
  (1748, 'céréales complètes', true, false, 0.8),
  (1748, 'complet', false, true, 0.8),
  (1749, 'farine t150', true, false, 0.8),
  (1749, 'complet', false, true, 0.8),
  (1750, 'intestin fragile', true, false, 0.8),
  (1750, 'complet', false, true, 0.8),
  (1751, 'tuyaux', true, false, 0.8),
  (1751, 'eau du robinet', false, true, 0.8),
  (1752, 'eau chaude du robinet', true, false, 0.8),
  (1752, 'eau du robinet', false, true, 0.8),
  (1753, 'eau rouillée', true, false, 0.8),
  (1753, 'eau du robinet', false, true, 0.8),
  (1754, 'gourde plastique', true, false, 0.8),
  (1754, 'eau du robinet', false, true, 0.8),
  (1755, 'personne isolée', true, false, 0.8),
  (1755, 'canicule', false, true, 0.8),
  (1756, 'alerte rouge', true, false, 0.8),
  (1756, 'canicule', false, true, 0.8),
  (1757, 'alerte orange', true, false, 0.8),
  (1757, 'canicule', false, true, 0.8),
  (1758, 'pot entamé', true, false, 0.8),
  (1758, 'après ouverture', false, true, 0.8),
  (1759, 'lait ouvert', true, false, 0.8),
  (1759, 'après ouverture', false, true, 0.8),
  (1760, 'crème ouverte', true, false, 0.8),
  (1760, 'après ouverture', false, true, 0.8),
  (1761, 'conserve ouverte', true, false, 0.8),
  (1761, 'après ouverture', false, true, 0.8),
  (1762, 'boîte ouverte', true, false, 0.8),
  (1762, 'après ouverture', false, true, 0.8),
  (1763, 'sachet ouvert', true, false, 0.8),
  (1763, 'après ouverture', false, true, 0.8),
  (1764, 'date de demain', true, false, 0.8),
  (1764, 'date lire', false, true, 0.8),
  (1765, 'mangé périmé', true, false, 0.8),
  (1765, 'passé la date', false, true, 0.8),
  (1766, 'chocolat périmé', true, false, 0.8),
  (1766, 'passé la date', false, true, 0.8),
  (1767, 'pâtes périmées', true, false, 0.8),
  (1767, 'passé la date', false, true, 0.8),
  (1768, 'conserve périmée', true, false, 0.8),
  (1768, 'passé la date', false, true, 0.8),
  (1769, 'lait périmé', true, false, 0.8),
  (1769, 'passé la date', false, true, 0.8),
  (1770, 'viande périmée', true, false, 0.8),
  (1770, 'passé la date', false, true, 0.8),
  (1771, 'poulet périmé', true, false, 0.8),
  (1771, 'passé la date', false, true, 0.8),
  (1772, 'yaourt périmé', true, false, 0.8),
  (1772, 'passé la date', false, true, 0.8),
  (1773, 'jambon périmé', true, false, 0.8),
  (1773, 'passé la date', false, true, 0.8),
  (1774, 'fromage périmé', true, false, 0.8),
  (1774, 'passé la date', false, true, 0.8),
  (1775, 'notée E', true, false, 0.8),
  (1775, 'Nutri-Score', false, true, 0.8),
  (1776, 'score E', true, false, 0.8),
  (1776, 'Nutri-Score', false, true, 0.8),
  (1777, 'note D', true, false, 0.8),
  (1777, 'Nutri-Score', false, true, 0.8),
  (1778, 'nutella E', true, false, 0.8),
  (1778, 'Nutri-Score', false, true, 0.8),
  (1779, 'lignes du tableau', true, false, 0.8),
  (1779, 'tableau nutritionnel', false, true, 0.8),
  (1780, 'sodium sel', true, false, 0.8),
  (1780, 'tableau nutritionnel', false, true, 0.8),
  (1781, 'noms du sucre', true, false, 0.8),
  (1781, 'dont sucres', false, true, 0.8),
  (1782, 'glucides dont sucres', true, false, 0.8),
  (1782, 'dont sucres', false, true, 0.8),
  (1783, 'sirop de glucose-fructose', true, false, 0.8),
  (1783, 'dont sucres', false, true, 0.8),
  (1784, 'amidon', true, false, 0.8),
  (1784, 'dont sucres', false, true, 0.8),
  (1785, 'riche en protéines', true, false, 0.8),
  (1785, 'allégé', false, true, 0.8),
  (1786, 'source de calcium', true, false, 0.8),
  (1786, 'allégé', false, true, 0.8),
  (1787, 'réduit en sel', true, false, 0.8),
  (1787, 'allégé', false, true, 0.8),
  (1788, 'peut contenir', true, false, 0.8),
  (1788, 'allergènes étiquette', false, true, 0.8),
  (1789, 'fruits à coque étiquette', true, false, 0.8),
  (1789, 'allergènes étiquette', false, true, 0.8),
  (1790, 'allergique au lait', true, false, 0.8),
  (1790, 'allergènes étiquette', false, true, 0.8),
  (1790, 'allergie alimentaire', false, true, 0.8),
  (1791, 'allergie œuf', true, false, 0.8),
  (1791, 'allergie alimentaire', false, true, 0.8),
  (1791, 'arachide œuf bébé', false, true, 0.8),
  (1792, 'carencée en fer', true, false, 0.8),
  (1792, 'fer', false, true, 0.8),
  (1793, 'aliment riche en fer', true, false, 0.8),
  (1793, 'fer', false, true, 0.8),
  (1794, 'riche en fer', true, false, 0.8),
  (1794, 'fer', false, true, 0.8),
  (1795, 'anémique', true, false, 0.8),
  (1795, 'fer', false, true, 0.8),
  (1796, 'sang faible', true, false, 0.8),
  (1796, 'fer', false, true, 0.8),
  (1797, 'règles trop fortes', true, false, 0.8),
  (1797, 'fer', false, true, 0.8),
  (1798, 'pas de soleil', true, false, 0.8),
  (1798, 'vitamine D', false, true, 0.8),
  (1799, 'dose vitamine D', true, false, 0.8),
  (1799, 'vitamine D complément', false, true, 0.8),
  (1800, 'ampoule par mois', true, false, 0.8),
  (1800, 'vitamine D complément', false, true, 0.8),
  (1801, 'surdosage vitamine D', true, false, 0.8),
  (1801, 'vitamine D complément', false, true, 0.8),
  (1802, 'goutte par jour', true, false, 0.8),
  (1802, 'vitamine D complément', false, true, 0.8),
  (1803, 'sans gluten pour maigrir', true, false, 0.8),
  (1803, 'régime sans gluten', false, true, 0.8),
  (1804, 'arrêter le gluten', true, false, 0.8),
  (1804, 'régime sans gluten', false, true, 0.8),
  (1805, 'gluten mauvais', true, false, 0.8),
  (1805, 'régime sans gluten', false, true, 0.8),
  (1806, 'test gluten', true, false, 0.8),
  (1806, 'régime sans gluten', false, true, 0.8),
  (1807, 'bière sans gluten', true, false, 0.8),
  (1807, 'gluten', false, true, 0.8),
  (1808, 'sarrasin', true, false, 0.8),
  (1808, 'gluten', false, true, 0.8),
  (1809, 'pain sans gluten', true, false, 0.8),
  (1809, 'gluten', false, true, 0.8),
  (1810, 'lait me donne mal', true, false, 0.8),
  (1810, 'lactose', false, true, 0.8),
  (1811, 'glace mal au ventre', true, false, 0.8),
  (1811, 'lactose', false, true, 0.8),
  (1812, 'fromage intolérance', true, false, 0.8),
  (1812, 'lactose', false, true, 0.8),
  (1813, 'sans lactose', true, false, 0.8),
  (1813, 'lactose', false, true, 0.8),
  (1814, 'bol de lait diarrhée', true, false, 0.8),
  (1814, 'lactose', false, true, 0.8),
  (1815, 'pâté enceinte', true, false, 0.8),
  (1815, 'éviter priorité', false, true, 0.8),
  (1816, 'rillettes enceinte', true, false, 0.8),
  (1816, 'éviter priorité', false, true, 0.8),
  (1817, 'saumon fumé enceinte', true, false, 0.8),
  (1817, 'éviter priorité', false, true, 0.8),
  (1818, 'huîtres enceinte', true, false, 0.8),
  (1818, 'éviter priorité', false, true, 0.8),
  (1819, 'sushis enceinte', true, false, 0.8),
  (1819, 'poisson enceinte', false, true, 0.8),
  (1820, 'crevettes enceinte', true, false, 0.8),
  (1820, 'poisson enceinte', false, true, 0.8),
  (1821, 'surimi enceinte', true, false, 0.8),
  (1821, 'poisson enceinte', false, true, 0.8),
  (1822, 'thon enceinte', true, false, 0.8),
  (1822, 'poisson enceinte', false, true, 0.8),
  (1823, 'œuf enceinte', true, false, 0.8),
  (1823, 'éviter priorité', false, true, 0.8),
  (1824, 'interdit enceinte', true, false, 0.8),
  (1824, 'éviter priorité', false, true, 0.8),
  (1825, 'liste enceinte', true, false, 0.8),
  (1825, 'éviter priorité', false, true, 0.8),
  (1826, 'pas le droit enceinte', true, false, 0.8),
  (1826, 'éviter priorité', false, true, 0.8),
  (1827, 'bière enceinte', true, false, 0.8),
  (1827, 'éviter priorité', false, true, 0.8),
  (1828, 'champagne enceinte', true, false, 0.8),
  (1828, 'éviter priorité', false, true, 0.8),
  (1829, 'foie gras enceinte', true, false, 0.8),
  (1829, 'éviter priorité', false, true, 0.8),
  (1830, 'peur enceinte', true, false, 0.8),
  (1830, 'éviter priorité', false, true, 0.8),
  (1831, 'café enceinte', true, false, 0.8),
  (1831, 'café enceinte allaitant', false, true, 0.8),
  (1832, 'redbull enceinte', true, false, 0.8),
  (1832, 'café enceinte allaitant', false, true, 0.8),
  (1833, 'cola enceinte', true, false, 0.8),
  (1833, 'café enceinte allaitant', false, true, 0.8),
  (1834, 'tasse enceinte', true, false, 0.8),
  (1834, 'café enceinte allaitant', false, true, 0.8),
  (1835, 'allaite alcool', true, false, 0.8),
  (1835, 'alcool', false, true, 0.8),
  (1836, 'vitamine avant bébé', true, false, 0.8),
  (1836, 'vitamine B9', false, true, 0.8),
  (1837, 'oublié acide folique', true, false, 0.8),
  (1837, 'vitamine B9', false, true, 0.8),
  (1838, '4 mois purée', true, false, 0.8),
  (1838, 'diversification', false, true, 0.8),
  (1839, 'légume bébé', true, false, 0.8),
  (1839, 'diversification', false, true, 0.8),
  (1840, 'première cuillère', true, false, 0.8),
  (1840, 'diversification', false, true, 0.8),
  (1841, 'morceaux bébé', true, false, 0.8),
  (1841, 'diversification', false, true, 0.8),
  (1841, 'étouffe', false, true, 0.8),
  (1842, 'refuse la purée', true, false, 0.8),
  (1842, 'diversification', false, true, 0.8),
  (1843, 'viande bébé', true, false, 0.8),
  (1843, 'diversification', false, true, 0.8),
  (1843, 'portion servir à un enfant', false, true, 0.8),
  (1844, 'eau minérale bébé', true, false, 0.8),
  (1844, 'préparer biberon', false, true, 0.8),
  (1845, 'dose de lait', true, false, 0.8),
  (1845, 'préparer biberon', false, true, 0.8),
  (1846, 'dosettes de lait', true, false, 0.8),
  (1846, 'préparer biberon', false, true, 0.8),
  (1847, 'biberon préparé', true, false, 0.8),
  (1847, 'préparer biberon', false, true, 0.8),
  (1848, 'biberon à l’avance', true, false, 0.8),
  (1848, 'préparer biberon', false, true, 0.8),
  (1849, 'biberon froid', true, false, 0.8),
  (1849, 'préparer biberon', false, true, 0.8),
  (1850, 'biberon entamé', true, false, 0.8),
  (1850, 'préparer biberon', false, true, 0.8),
  (1851, 'reste du biberon', true, false, 0.8),
  (1851, 'préparer biberon', false, true, 0.8),
  (1852, 'garder un biberon', true, false, 0.8),
  (1852, 'préparer biberon', false, true, 0.8),
  (1853, 'cuit au miel', true, false, 0.8),
  (1853, 'miel avant un an', false, true, 0.8),
  (1854, 'gâteau au miel', true, false, 0.8),
  (1854, 'miel avant un an', false, true, 0.8),
  (1855, 'miel dans le lait', true, false, 0.8),
  (1855, 'miel avant un an', false, true, 0.8),
  (1856, 'miel pour la toux', true, false, 0.8),
  (1856, 'miel avant un an', false, true, 0.8),
  (1857, 'tousse miel', true, false, 0.8),
  (1857, 'miel avant un an', false, true, 0.8),
  (1858, 'arête', true, false, 0.8),
  (1858, 'étouffe', false, true, 0.8),
  (1859, 'bouche pleine', true, false, 0.8),
  (1859, 'étouffe', false, true, 0.8),
  (1860, 'avalé rond', true, false, 0.8),
  (1860, 'étouffe', false, true, 0.8),
  (1861, 'claques dans le dos', true, false, 0.8),
  (1861, 'étouffe', false, true, 0.8),
  (1862, 'rougit et tousse', true, false, 0.8),
  (1862, 'étouffe', false, true, 0.8),
  (1863, 'tousse en mangeant', true, false, 0.8),
  (1863, 'étouffe', false, true, 0.8),
  (1864, 'popcorn enfant', true, false, 0.8),
  (1864, 'étouffe', false, true, 0.8),
  (1865, 'bonbon coincé', true, false, 0.8),
  (1865, 'étouffe', false, true, 0.8),
  (1866, 'apéro enfant', true, false, 0.8),
  (1866, 'étouffe', false, true, 0.8),
  (1867, 'légumes verts enfant', true, false, 0.8),
  (1867, 'refuse les légumes', false, true, 0.8),
  (1868, 'déteste les légumes', true, false, 0.8),
  (1868, 'refuse les légumes', false, true, 0.8),
  (1869, 'que du blanc', true, false, 0.8),
  (1869, 'refuse les légumes', false, true, 0.8),
  (1870, 'jamais de légumes', true, false, 0.8),
  (1870, 'refuse les légumes', false, true, 0.8),
  (1871, 'chantage dessert', true, false, 0.8),
  (1871, 'finit pas son assiette', false, true, 0.8),
  (1872, 'laisse la moitié', true, false, 0.8),
  (1872, 'finit pas son assiette', false, true, 0.8),
  (1873, 'ne finit jamais', true, false, 0.8),
  (1873, 'finit pas son assiette', false, true, 0.8),
  (1874, 'forcer à manger', true, false, 0.8),
  (1874, 'finit pas son assiette', false, true, 0.8),
  (1874, 'refuse les légumes', false, true, 0.8),
  (1875, 'mange comme un moineau', true, false, 0.8),
  (1875, 'finit pas son assiette', false, true, 0.8),
  (1876, 'combien de viande enfant', true, false, 0.8),
  (1876, 'portion servir à un enfant', false, true, 0.8),
  (1877, 'grammes enfant', true, false, 0.8),
  (1877, 'portion servir à un enfant', false, true, 0.8),
  (1878, 'portion enfant', true, false, 0.8),
  (1878, 'portion servir à un enfant', false, true, 0.8),
  (1879, 'combien de pâtes enfant', true, false, 0.8),
  (1879, 'portion servir à un enfant', false, true, 0.8),
  (1880, 'après l’école', true, false, 0.8),
  (1880, 'goûter donner enfant', false, true, 0.8),
  (1881, 'goûter équilibré', true, false, 0.8),
  (1881, 'goûter donner enfant', false, true, 0.8),
  (1882, 'biscuits goûter', true, false, 0.8),
  (1882, 'goûter donner enfant', false, true, 0.8),
  (1883, 'gouter sain', true, false, 0.8),
  (1883, 'goûter donner enfant', false, true, 0.8),
  (1884, 'gâteaux industriels', true, false, 0.8),
  (1884, 'goûter donner enfant', false, true, 0.8),
  (1885, 'trop de bonbons', true, false, 0.8),
  (1885, 'combien sucre enfant', false, true, 0.8),
  (1885, 'goûter donner enfant', false, true, 0.8),
  (1886, 'sucre par jour enfant', true, false, 0.8),
  (1886, 'combien sucre enfant', false, true, 0.8),
  (1887, 'jus de pomme enfant', true, false, 0.8),
  (1887, 'sodas jus de fruits âge', false, true, 0.8),
  (1888, 'pas à table sans écran', true, false, 0.8),
  (1888, 'écran', false, true, 0.8),
  (1889, 'repas devant l’écran', true, false, 0.8),
  (1889, 'écran', false, true, 0.8),
  (1890, 'gros pour son âge', true, false, 0.8),
  (1890, 'enfant surpoids', false, true, 0.8),
  (1891, 'mincir enfant', true, false, 0.8),
  (1891, 'enfant surpoids', false, true, 0.8),
  (1892, 'régime enfant', true, false, 0.8),
  (1892, 'enfant surpoids', false, true, 0.8),
  (1893, 'régime ado', true, false, 0.8),
  (1893, 'enfant surpoids', false, true, 0.8),
  (1894, 'ado ventre', true, false, 0.8),
  (1894, 'enfant surpoids', false, true, 0.8),
  (1895, 'se moque de son poids', true, false, 0.8),
  (1895, 'enfant surpoids', false, true, 0.8),
  (1896, 'grandit mange beaucoup', true, false, 0.8),
  (1896, 'ado sportif mange assez', false, true, 0.8),
  (1897, 'mange énormément', true, false, 0.8),
  (1897, 'ado sportif mange assez', false, true, 0.8),
  (1898, 'dévalise le frigo', true, false, 0.8),
  (1898, 'ado sportif mange assez', false, true, 0.8),
  (1899, 'ado affamé', true, false, 0.8),
  (1899, 'ado sportif mange assez', false, true, 0.8),
  (1900, 'maigrit sans raison', true, false, 0.8),
  (1900, 'perte d’appétit', false, true, 0.8),
  (1901, 'maigri sans raison', true, false, 0.8),
  (1901, 'perte d’appétit', false, true, 0.8),
  (1902, 'habits trop grands', true, false, 0.8),
  (1902, 'perte d’appétit', false, true, 0.8),
  (1903, 'vêtements trop grands', true, false, 0.8),
  (1903, 'perte d’appétit', false, true, 0.8),
  (1904, 'ne veut plus manger', true, false, 0.8),
  (1904, 'perte d’appétit', false, true, 0.8),
  (1905, 'picore', true, false, 0.8),
  (1905, 'perte d’appétit', false, true, 0.8),
  (1905, 'grignote', false, true, 0.8),
  (1906, 'chipote dans l’assiette', true, false, 0.8),
  (1906, 'perte d’appétit', false, true, 0.8),
  (1907, 'plus goût à rien', true, false, 0.8),
  (1907, 'perte d’appétit', false, true, 0.8),
  (1908, 'grossir mamie', true, false, 0.8),
  (1908, 'perte d’appétit', false, true, 0.8),
  (1909, 'enrichir la soupe', true, false, 0.8),
  (1909, 'perte d’appétit', false, true, 0.8),
  (1910, 'enrichir la purée', true, false, 0.8),
  (1910, 'perte d’appétit', false, true, 0.8),
  (1911, 'sort de l’hôpital', true, false, 0.8),
  (1911, 'perte d’appétit', false, true, 0.8),
  (1912, 'retour d’hôpital', true, false, 0.8),
  (1912, 'perte d’appétit', false, true, 0.8),
  (1913, 'pas soif', true, false, 0.8),
  (1913, 'quand on n’a pas soif', false, true, 0.8),
  (1914, 'jamais soif', true, false, 0.8),
  (1914, 'quand on n’a pas soif', false, true, 0.8),
  (1915, 'oublie l’eau', true, false, 0.8),
  (1915, 'quand on n’a pas soif', false, true, 0.8),
  (1916, 'boire âgé', true, false, 0.8),
  (1916, 'quand on n’a pas soif', false, true, 0.8),
  (1917, 'refuse de boire', true, false, 0.8),
  (1917, 'quand on n’a pas soif', false, true, 0.8),
  (1918, 'tisane âgée', true, false, 0.8),
  (1918, 'quand on n’a pas soif', false, true, 0.8),
  (1919, 'perdre l’équilibre', true, false, 0.8),
  (1919, 'garder du muscle', false, true, 0.8),
  (1920, 'plus de force', true, false, 0.8),
  (1920, 'garder du muscle', false, true, 0.8),
  (1921, 'se lever de sa chaise', true, false, 0.8),
  (1921, 'garder du muscle', false, true, 0.8),
  (1922, 'gym douce', true, false, 0.8),
  (1922, 'garder du muscle', false, true, 0.8),
  (1923, 'muscles fondent', true, false, 0.8),
  (1923, 'garder du muscle', false, true, 0.8),
  (1924, 'protéines âge', true, false, 0.8),
  (1924, 'protéines après 65 ans', false, true, 0.8),
  (1925, 'viande trop dure', true, false, 0.8),
  (1925, 'protéines après 65 ans', false, true, 0.8),
  (1926, 'mâcher difficile', true, false, 0.8),
  (1926, 'protéines après 65 ans', false, true, 0.8),
  (1927, 'plus de viande âge', true, false, 0.8),
  (1927, 'protéines après 65 ans', false, true, 0.8),
  (1928, 'densité osseuse', true, false, 0.8),
  (1928, 'calcium vitamine D après 60 ans', false, true, 0.8),
  (1929, 'os poreux', true, false, 0.8),
  (1929, 'calcium vitamine D après 60 ans', false, true, 0.8),
  (1930, 'régime à 70 ans', true, false, 0.8),
  (1930, 'IMC dépasse 25', false, true, 0.8),
  (1931, 'maigrir à 75 ans', true, false, 0.8),
  (1931, 'IMC dépasse 25', false, true, 0.8),
  (1932, 'perdre du poids 70', true, false, 0.8),
  (1932, 'IMC dépasse 25', false, true, 0.8),
  (1933, 'médicament et aliment', true, false, 0.8),
  (1933, 'médicaments aliments problème', false, true, 0.8),
  (1934, 'aliment interdit traitement', true, false, 0.8),
  (1934, 'médicaments aliments problème', false, true, 0.8),
  (1935, 'légumes verts anticoagulant', true, false, 0.8),
  (1935, 'médicaments aliments problème', false, true, 0.8),
  (1936, 'jus de pamplemousse', true, false, 0.8),
  (1936, 'médicaments aliments problème', false, true, 0.8),
  (1937, 'salade anticoagulant', true, false, 0.8),
  (1937, 'médicaments aliments problème', false, true, 0.8),
  (1938, 'chou anticoagulant', true, false, 0.8),
  (1938, 'médicaments aliments problème', false, true, 0.8),
  (1939, 'foie âgé listeria', true, false, 0.8),
  (1939, 'listériose éviter 70 ans', false, true, 0.8),
  (1940, 'jambon âgé', true, false, 0.8),
  (1940, 'listériose éviter 70 ans', false, true, 0.8),
  (1941, 'saumon fumé âgé', true, false, 0.8),
  (1941, 'listériose éviter 70 ans', false, true, 0.8),
  (1942, 'manger avant de courir', true, false, 0.8),
  (1942, 'avant le sport', false, true, 0.8),
  (1943, 'estomac vide courir', true, false, 0.8),
  (1943, 'avant le sport', false, true, 0.8),
  (1944, 'matin de la course', true, false, 0.8),
  (1944, 'avant le sport', false, true, 0.8),
  (1945, 'matin du marathon', true, false, 0.8),
  (1945, 'avant le sport', false, true, 0.8),
  (1946, 'petit déj course', true, false, 0.8),
  (1946, 'avant le sport', false, true, 0.8),
  (1947, 'heure avant le match', true, false, 0.8),
  (1947, 'avant le sport', false, true, 0.8),
  (1948, 'digestion sport', true, false, 0.8),
  (1948, 'avant le sport', false, true, 0.8),
  (1949, 'banane avant', true, false, 0.8),
  (1949, 'avant le sport', false, true, 0.8),
  (1950, 'après match', true, false, 0.8),
  (1950, 'après le sport', false, true, 0.8),
  (1951, 'repas récupération', true, false, 0.8),
  (1951, 'après le sport', false, true, 0.8),
  (1952, 'manger après courir', true, false, 0.8),
  (1952, 'après le sport', false, true, 0.8),
  (1953, 'post séance', true, false, 0.8),
  (1953, 'après le sport', false, true, 0.8),
  (1954, 'rentré du sport', true, false, 0.8),
  (1954, 'après le sport', false, true, 0.8),
  (1955, 'yaourt après sport', true, false, 0.8),
  (1955, 'après le sport', false, true, 0.8),
  (1956, 'whey utile', true, false, 0.8),
  (1956, 'protéines en poudre utiles', false, true, 0.8),
  (1957, 'whey danger', true, false, 0.8),
  (1957, 'protéines en poudre utiles', false, true, 0.8),
  (1958, 'shaker après', true, false, 0.8),
  (1958, 'protéines en poudre utiles', false, true, 0.8),
  (1959, 'poudre musculation', true, false, 0.8),
  (1959, 'protéines en poudre utiles', false, true, 0.8),
  (1960, 'gramme par kilo', true, false, 0.8),
  (1960, 'protéines quand on fait du sport', false, true, 0.8),
  (1961, 'protéines coureur', true, false, 0.8),
  (1961, 'protéines quand on fait du sport', false, true, 0.8),
  (1962, 'protéines cycliste', true, false, 0.8),
  (1962, 'protéines quand on fait du sport', false, true, 0.8),
  (1963, 'protéines muscu', true, false, 0.8),
  (1963, 'protéines quand on fait du sport', false, true, 0.8),
  (1964, '2 g par kilo', true, false, 0.8),
  (1964, 'protéines quand on fait du sport', false, true, 0.8),
  (1965, 'protéines le matin', true, false, 0.8),
  (1965, 'protéines par repas', false, true, 0.8),
  (1966, 'répartir', true, false, 0.8),
  (1966, 'protéines par repas', false, true, 0.8),
  (1967, '30 g par repas', true, false, 0.8),
  (1967, 'protéines par repas', false, true, 0.8),
  (1968, 'glucides sportif', true, false, 0.8),
  (1968, 'glucides quand on s’entraîne', false, true, 0.8),
  (1969, 'féculents sport', true, false, 0.8),
  (1969, 'glucides quand on s’entraîne', false, true, 0.8),
  (1970, 'féculents entraînement', true, false, 0.8),
  (1970, 'glucides quand on s’entraîne', false, true, 0.8),
  (1971, 'pâtes avant course', true, false, 0.8),
  (1971, 'pâtes la veille', false, true, 0.8),
  (1972, 'dîner avant course', true, false, 0.8),
  (1972, 'pâtes la veille', false, true, 0.8),
  (1973, 'veille de match', true, false, 0.8),
  (1973, 'pâtes la veille', false, true, 0.8),
  (1974, 'veille de marathon', true, false, 0.8),
  (1974, 'pâtes la veille', false, true, 0.8),
  (1975, 'charge glucidique', true, false, 0.8),
  (1975, 'pâtes la veille', false, true, 0.8),
  (1976, 'deux entrainements par jour', true, false, 0.8),
  (1976, 'deux séances', false, true, 0.8),
  (1977, 'matin et soir', true, false, 0.8),
  (1977, 'deux séances', false, true, 0.8),
  (1978, 'match le matin', true, false, 0.8),
  (1978, 'deux séances', false, true, 0.8),
  (1979, 'gel coureur', true, false, 0.8),
  (1979, 'effort long', false, true, 0.8),
  (1980, 'manger en courant', true, false, 0.8),
  (1980, 'effort long', false, true, 0.8),
  (1981, 'manger à vélo', true, false, 0.8),
  (1981, 'effort long', false, true, 0.8),
  (1982, 'sortie de 3 h', true, false, 0.8),
  (1982, 'effort long', false, true, 0.8),
  (1983, 'sur 20 km', true, false, 0.8),
  (1983, 'effort long', false, true, 0.8),
  (1984, 'combien boire sport', true, false, 0.8),
  (1984, 'boire sport', false, true, 0.8),
  (1985, 'gorgées', true, false, 0.8),
  (1985, 'boire sport', false, true, 0.8),
  (1986, 'gourde footing', true, false, 0.8),
  (1986, 'boire sport', false, true, 0.8),
  (1987, 'poids après séance', true, false, 0.8),
  (1987, 'perds d’eau transpirant', false, true, 0.8),
  (1988, 'pesée sport', true, false, 0.8),
  (1988, 'perds d’eau transpirant', false, true, 0.8),
  (1989, 'perdu un kilo', true, false, 0.8),
  (1989, 'perds d’eau transpirant', false, true, 0.8),
  (1990, 'tee-shirt trempé', true, false, 0.8),
  (1990, 'perds d’eau transpirant', false, true, 0.8),
  (1991, 'boire après course', true, false, 0.8),
  (1991, 'boire après long effort', false, true, 0.8),
  (1992, 'réhydrater après', true, false, 0.8),
  (1992, 'boire après long effort', false, true, 0.8),
  (1993, 'soif après course', true, false, 0.8),
  (1993, 'boire après long effort', false, true, 0.8),
  (1994, 'courir soleil', true, false, 0.8),
  (1994, 'sport chaud', false, true, 0.8),
  (1995, 'chaleur vélo', true, false, 0.8),
  (1995, 'sport chaud', false, true, 0.8),
  (1996, 'séance chaleur', true, false, 0.8),
  (1996, 'sport chaud', false, true, 0.8),
  (1997, 'malaise chaleur sport', true, false, 0.8),
  (1997, 'sport chaud', false, true, 0.8),
  (1998, 'boire trop en courant', true, false, 0.8),
  (1998, 'boire trop d’eau', false, true, 0.8),
  (1999, 'trop d’eau danger', true, false, 0.8),
  (1999, 'boire trop d’eau', false, true, 0.8),
  (2000, 'powerade ou eau', true, false, 0.8),
  (2000, 'eau boisson de l’effort', false, true, 0.8),
  (2001, 'isostar ou eau', true, false, 0.8),
  (2001, 'eau boisson de l’effort', false, true, 0.8),
  (2002, 'boisson maison sport', true, false, 0.8),
  (2002, 'boisson effort maison', false, true, 0.8),
  (2003, 'recette isotonique', true, false, 0.8),
  (2003, 'boisson effort maison', false, true, 0.8),
  (2004, 'sucre dans la gourde', true, false, 0.8),
  (2004, 'boisson effort maison', false, true, 0.8),
  (2005, 'plus de règles sport', true, false, 0.8),
  (2005, 'règles absentes', false, true, 0.8),
  (2006, 'cycle absent', true, false, 0.8),
  (2006, 'règles absentes', false, true, 0.8),
  (2007, 'toujours blessée', true, false, 0.8),
  (2007, 'règles absentes', false, true, 0.8),
  (2008, 'pas assez mangé sport', true, false, 0.8),
  (2008, 'règles absentes', false, true, 0.8),
  (2009, 'gingembre', true, false, 0.8),
  (2009, 'brûlent les graisses', false, true, 0.8),
  (2010, 'café brûle', true, false, 0.8),
  (2010, 'brûlent les graisses', false, true, 0.8),
  (2011, 'aliments minceur', true, false, 0.8),
  (2011, 'brûlent les graisses', false, true, 0.8),
  (2012, 'aliment qui fait maigrir', true, false, 0.8),
  (2012, 'brûlent les graisses', false, true, 0.8),
  (2013, 'citron fait maigrir', true, false, 0.8),
  (2013, 'eau citronnée', false, true, 0.8),
  (2014, 'citron à jeun', true, false, 0.8),
  (2014, 'eau citronnée', false, true, 0.8),
  (2015, 'nettoyer son foie', true, false, 0.8),
  (2015, 'détox', false, true, 0.8),
  (2016, 'jus vert', true, false, 0.8),
  (2016, 'détox', false, true, 0.8),
  (2017, 'cure de citron', true, false, 0.8),
  (2017, 'détox', false, true, 0.8),
  (2018, 'repas trop lourd', true, false, 0.8),
  (2018, 'détox', false, true, 0.8),
  (2019, 'pain maigrir', true, false, 0.8),
  (2019, 'pain fait grossir', false, true, 0.8),
  (2020, 'arrêter le pain', true, false, 0.8),
  (2020, 'pain fait grossir', false, true, 0.8),
  (2021, 'supprimer le pain', true, false, 0.8),
  (2021, 'pain fait grossir', false, true, 0.8),
  (2022, 'pain le soir', true, false, 0.8),
  (2022, 'pain fait grossir', false, true, 0.8),
  (2023, 'tartines grossir', true, false, 0.8),
  (2023, 'pain fait grossir', false, true, 0.8),
  (2024, 'pâtes grossir', true, false, 0.8),
  (2024, 'glucides du soir', false, true, 0.8),
  (2025, 'riz le soir', true, false, 0.8),
  (2025, 'glucides du soir', false, true, 0.8),
  (2026, 'manger léger le soir', true, false, 0.8),
  (2026, 'glucides du soir', false, true, 0.8),
  (2027, 'féculents grossir', true, false, 0.8),
  (2027, 'glucides du soir', false, true, 0.8),
  (2028, 'petit-déj obligatoire', true, false, 0.8),
  (2028, 'petit-déjeuner', false, true, 0.8),
  (2029, 'sauter le petit déj', true, false, 0.8),
  (2029, 'petit-déjeuner', false, true, 0.8),
  (2030, 'pas manger le matin', true, false, 0.8),
  (2030, 'petit-déjeuner', false, true, 0.8),
  (2031, 'sauter des repas', true, false, 0.8),
  (2031, 'jeûne', false, true, 0.8),
  (2032, 'ne pas manger le soir', true, false, 0.8),
  (2032, 'jeûne', false, true, 0.8),
  (2033, 'manger à heures fixes', true, false, 0.8),
  (2033, 'jeûne', false, true, 0.8),
  (2034, 'fenêtre de 8 h', true, false, 0.8),
  (2034, 'jeûne', false, true, 0.8),
  (2035, 'faux sucre', true, false, 0.8),
  (2035, 'édulcorants aident maigrir', false, true, 0.8),
  (2036, 'aspartame danger', true, false, 0.8),
  (2036, 'édulcorants aident maigrir', false, true, 0.8),
  (2037, 'light grossir', true, false, 0.8),
  (2037, 'édulcorants aident maigrir', false, true, 0.8),
  (2038, 'zéro grossir', true, false, 0.8),
  (2038, 'édulcorants aident maigrir', false, true, 0.8),
  (2039, 'manger doucement', true, false, 0.8),
  (2039, 'manger lentement', false, true, 0.8),
  (2040, 'manger en 5 minutes', true, false, 0.8),
  (2040, 'manger lentement', false, true, 0.8),
  (2041, 'avaler tout rond', true, false, 0.8),
  (2041, 'manger lentement', false, true, 0.8),
  (2042, 'pas le temps de mâcher', true, false, 0.8),
  (2042, 'manger lentement', false, true, 0.8),
  (2043, 'reprendre après régime', true, false, 0.8),
  (2043, 'reprendre du poids après un régime', false, true, 0.8),
  (2044, 'repris plus', true, false, 0.8),
  (2044, 'reprendre du poids après un régime', false, true, 0.8),
  (2045, 'tenir dans la durée', true, false, 0.8),
  (2045, 'reprendre du poids après un régime', false, true, 0.8),
  (2046, 'régime raté', true, false, 0.8),
  (2046, 'reprendre du poids après un régime', false, true, 0.8),
  (2047, 'carences régime', true, false, 0.8),
  (2047, 'régime très strict', false, true, 0.8),
  (2048, 'régime soupe', true, false, 0.8),
  (2048, 'régime très strict', false, true, 0.8),
  (2049, 'régime rapide', true, false, 0.8),
  (2049, 'régime très strict', false, true, 0.8),
  (2050, 'régime ananas', true, false, 0.8),
  (2050, 'régime très strict', false, true, 0.8),
  (2051, 'régime hyperprotéiné', true, false, 0.8),
  (2051, 'régime très strict', false, true, 0.8),
  (2052, 'régime express', true, false, 0.8),
  (2052, 'régime très strict', false, true, 0.8),
  (2053, 'honte de mon corps', true, false, 0.8),
  (2053, 'poids m’inquiète', false, true, 0.8),
  (2054, 'parler de mon poids', true, false, 0.8),
  (2054, 'poids m’inquiète', false, true, 0.8),
  (2055, 'médecin poids', true, false, 0.8),
  (2055, 'poids m’inquiète', false, true, 0.8),
  (2056, 'qui consulter', true, false, 0.8),
  (2056, 'poids m’inquiète', false, true, 0.8),
  (2057, 'mange sans s’arrêter', true, false, 0.8),
  (2057, 'anorexie boulimie', false, true, 0.8),
  (2058, 'perdre le contrôle', true, false, 0.8),
  (2058, 'anorexie boulimie', false, true, 0.8),
  (2059, 'manger puis vomir', true, false, 0.8),
  (2059, 'anorexie boulimie', false, true, 0.8),
  (2060, 'peur de manger', true, false, 0.8),
  (2060, 'anorexie boulimie', false, true, 0.8),
  (2061, 'refuse de s’alimenter', true, false, 0.8),
  (2061, 'anorexie boulimie', false, true, 0.8),
  (2062, 'taille et poids', true, false, 0.8),
  (2062, 'IMC fiable', false, true, 0.8),
  (2063, 'poids pour ma taille', true, false, 0.8),
  (2063, 'IMC fiable', false, true, 0.8),
  (2064, 'surpoids ou pas', true, false, 0.8),
  (2064, 'IMC fiable', false, true, 0.8),
  (2065, 'ventre rond IMC', true, false, 0.8),
  (2065, 'IMC fiable', false, true, 0.8),
  (2066, 'brûle au repos', true, false, 0.8),
  (2066, 'métabolisme de base', false, true, 0.8),
  (2067, 'dépense par jour', true, false, 0.8),
  (2067, 'métabolisme de base', false, true, 0.8),
  (2068, 'faim après repas', true, false, 0.8),
  (2068, 'encore faim', false, true, 0.8),
  (2069, 'faim une heure après', true, false, 0.8),
  (2069, 'encore faim', false, true, 0.8),
  (2070, 'rassasié', true, false, 0.8),
  (2070, 'encore faim', false, true, 0.8),
  (2071, 'jamais rassasié', true, false, 0.8),
  (2071, 'encore faim', false, true, 0.8),
  (2072, 'rassasier', true, false, 0.8),
  (2072, 'encore faim', false, true, 0.8),
  (2073, 'faim ou envie', true, false, 0.8),
  (2073, 'vraie faim', false, true, 0.8),
  (2074, 'faim émotionnelle', true, false, 0.8),
  (2074, 'vraie faim', false, true, 0.8),
  (2075, 'envie de grignoter', true, false, 0.8),
  (2075, 'vraie faim', false, true, 0.8),
  (2075, 'grignote', false, true, 0.8),
  (2076, 'assiette remplie', true, false, 0.8),
  (2076, 'bonne quantité', false, true, 0.8),
  (2077, 'trop servi', true, false, 0.8),
  (2077, 'bonne quantité', false, true, 0.8),
  (2078, 'après dîner', true, false, 0.8),
  (2078, 'grignote le soir', false, true, 0.8),
  (2079, 'frigo le soir', true, false, 0.8),
  (2079, 'grignote le soir', false, true, 0.8),
  (2080, 'chocolat le soir', true, false, 0.8),
  (2080, 'grignote le soir', false, true, 0.8),
  (2081, 'gâteaux le soir', true, false, 0.8),
  (2081, 'grignote le soir', false, true, 0.8),
  (2082, 'creux de 16 h', true, false, 0.8),
  (2082, 'collation après-midi', false, true, 0.8),
  (2083, 'goûter au bureau', true, false, 0.8),
  (2083, 'collation après-midi', false, true, 0.8),
  (2084, 'en-cas sain', true, false, 0.8),
  (2084, 'collation après-midi', false, true, 0.8),
  (2085, 'noix par jour', true, false, 0.8),
  (2085, 'noix amandes chaque jour', false, true, 0.8),
  (2086, 'amandes par jour', true, false, 0.8),
  (2086, 'noix amandes chaque jour', false, true, 0.8),
  (2087, 'poignée de noix', true, false, 0.8),
  (2087, 'noix amandes chaque jour', false, true, 0.8),
  (2088, 'amandes grossir', true, false, 0.8),
  (2088, 'noix amandes chaque jour', false, true, 0.8),
  (2089, 'noix grossir', true, false, 0.8),
  (2089, 'noix amandes chaque jour', false, true, 0.8),
  (2090, 'dips', true, false, 0.8),
  (2090, 'apéritif', false, true, 0.8),
  (2091, 'houmous apéro', true, false, 0.8),
  (2091, 'apéritif', false, true, 0.8),
  (2092, 'apéro léger', true, false, 0.8),
  (2092, 'apéritif', false, true, 0.8),
  (2093, 'remplacer les chips', true, false, 0.8),
  (2093, 'apéritif place des chips', false, true, 0.8),
  (2094, 'plats préparés danger', true, false, 0.8),
  (2094, 'ultra-transformés', false, true, 0.8),
  (2095, 'manger industriel', true, false, 0.8),
  (2095, 'ultra-transformés', false, true, 0.8),
  (2096, 'nourriture transformée', true, false, 0.8),
  (2096, 'ultra-transformés', false, true, 0.8),
  (2097, 'vapeur ou eau', true, false, 0.8),
  (2097, 'cuisson garde le mieux', false, true, 0.8),
  (2098, 'cuire les légumes', true, false, 0.8),
  (2098, 'cuisson garde le mieux', false, true, 0.8),
  (2099, 'vitamines cuisson', true, false, 0.8),
  (2099, 'cuisson garde le mieux', false, true, 0.8),
  (2100, 'brocoli cuisson', true, false, 0.8),
  (2100, 'cuisson garde le mieux', false, true, 0.8),
  (2101, 'jus rose', true, false, 0.8),
  (2101, 'poulet assez cuit', false, true, 0.8),
  (2102, 'poulet cru au milieu', true, false, 0.8),
  (2102, 'poulet assez cuit', false, true, 0.8),
  (2103, 'température poulet', true, false, 0.8),
  (2103, 'poulet assez cuit', false, true, 0.8),
  (2104, 'burger rosé', true, false, 0.8),
  (2104, 'steak haché enfant', false, true, 0.8),
  (2105, 'haché rose', true, false, 0.8),
  (2105, 'steak haché enfant', false, true, 0.8),
  (2106, 'steak rosé enfant', true, false, 0.8),
  (2106, 'steak haché enfant', false, true, 0.8),
  (2107, 'lave la salade', true, false, 0.8),
  (2107, 'laver légumes rincer viande', false, true, 0.8),
  (2108, 'salade en sachet laver', true, false, 0.8),
  (2108, 'laver légumes rincer viande', false, true, 0.8),
  (2109, 'laver les fruits', true, false, 0.8),
  (2109, 'laver légumes rincer viande', false, true, 0.8),
  (2110, 'laver les fraises', true, false, 0.8),
  (2110, 'laver légumes rincer viande', false, true, 0.8),
  (2111, 'planche à découper', true, false, 0.8),
  (2111, 'laver légumes rincer viande', false, true, 0.8),
  (2112, 'riz d’hier', true, false, 0.8),
  (2112, 'riz cuit', false, true, 0.8),
  (2113, 'riz réchauffé', true, false, 0.8),
  (2113, 'riz cuit', false, true, 0.8),
  (2114, 'riz froid', true, false, 0.8),
  (2114, 'riz cuit', false, true, 0.8),
  (2115, 'reste de riz', true, false, 0.8),
  (2115, 'riz cuit', false, true, 0.8),
  (2116, 'réchauffer du riz', true, false, 0.8),
  (2116, 'riz cuit', false, true, 0.8),
  (2117, 'restes combien de jours', true, false, 0.8),
  (2117, 'restes réfrigérateur', false, true, 0.8),
  (2118, 'plat au frigo', true, false, 0.8),
  (2118, 'restes réfrigérateur', false, true, 0.8),
  (2119, 'soupe au frigo', true, false, 0.8),
  (2119, 'restes réfrigérateur', false, true, 0.8),
  (2120, 'gratin au frigo', true, false, 0.8),
  (2120, 'restes réfrigérateur', false, true, 0.8),
  (2121, 'plat resté dehors', true, false, 0.8),
  (2121, 'restes réfrigérateur', false, true, 0.8),
  (2122, 'laissé sur le plan', true, false, 0.8),
  (2122, 'restes réfrigérateur', false, true, 0.8),
  (2123, 'oublié au frigo', true, false, 0.8),
  (2123, 'restes réfrigérateur', false, true, 0.8),
  (2124, 'repas d’hier', true, false, 0.8),
  (2124, 'restes réfrigérateur', false, true, 0.8),
  (2125, 'frigo trop chaud', true, false, 0.8),
  (2125, 'température réfrigérateur', false, true, 0.8),
  (2126, 'frigo pas assez froid', true, false, 0.8),
  (2126, 'température réfrigérateur', false, true, 0.8),
  (2127, 'frigo qui givre', true, false, 0.8),
  (2127, 'température réfrigérateur', false, true, 0.8),
  (2128, 'réglage frigo', true, false, 0.8),
  (2128, 'température réfrigérateur', false, true, 0.8),
  (2129, 'régler le frigo', true, false, 0.8),
  (2129, 'température réfrigérateur', false, true, 0.8),
  (2130, 'recongeler viande', true, false, 0.8),
  (2130, 'recongeler', false, true, 0.8),
  (2131, 'décongeler viande', true, false, 0.8),
  (2131, 'recongeler', false, true, 0.8),
  (2132, 'viande décongelée', true, false, 0.8),
  (2132, 'recongeler', false, true, 0.8),
  (2133, 'sortir du congélateur', true, false, 0.8),
  (2133, 'recongeler', false, true, 0.8),
  (2134, 'congélateur combien de temps', true, false, 0.8),
  (2134, 'garder congélateur', false, true, 0.8),
  (2135, 'mois au congélateur', true, false, 0.8),
  (2135, 'garder congélateur', false, true, 0.8),
  (2136, 'vieux congélateur', true, false, 0.8),
  (2136, 'garder congélateur', false, true, 0.8),
  (2137, 'brûlure de congélation', true, false, 0.8),
  (2137, 'garder congélateur', false, true, 0.8),
  (2138, 'date œufs', true, false, 0.8),
  (2138, 'œufs garder', false, true, 0.8),
  (2139, 'œufs hors du frigo', true, false, 0.8),
  (2139, 'œufs garder', false, true, 0.8),
  (2140, 'œuf cassé', true, false, 0.8),
  (2140, 'œufs garder', false, true, 0.8),
  (2141, 'œufs durs', true, false, 0.8),
  (2141, 'œufs garder', false, true, 0.8),
  (2142, 'conserve bombée', true, false, 0.8),
  (2142, 'bocal bombé', false, true, 0.8),
  (2143, 'couvercle bombé', true, false, 0.8),
  (2143, 'bocal bombé', false, true, 0.8),
  (2144, 'couvercle gonflé', true, false, 0.8),
  (2144, 'bocal bombé', false, true, 0.8),
  (2145, 'bocal maison', true, false, 0.8),
  (2145, 'bocal bombé', false, true, 0.8),
  (2146, 'conserve maison', true, false, 0.8),
  (2146, 'bocal bombé', false, true, 0.8),
  (2147, 'haricots en bocal', true, false, 0.8),
  (2147, 'bocal bombé', false, true, 0.8),
  (2148, 'pomme de terre verte', true, false, 0.8),
  (2148, 'bocal bombé', false, true, 0.8),
  (2149, 'champignon toxique', true, false, 0.8),
  (2149, 'bocal bombé', false, true, 0.8),
  (2150, 'mangé champignon', true, false, 0.8),
  (2150, 'bocal bombé', false, true, 0.8),
  (2151, 'ranger les courses', true, false, 0.8),
  (2151, 'ranger réfrigérateur', false, true, 0.8),
  (2152, 'nettoyer frigo', true, false, 0.8),
  (2152, 'ranger réfrigérateur', false, true, 0.8),
  (2153, 'odeur frigo', true, false, 0.8),
  (2153, 'ranger réfrigérateur', false, true, 0.8),
  (2154, 'mal après avoir mangé', true, false, 0.8),
  (2154, 'intoxication alimentaire', false, true, 0.8),
  (2155, 'vomissements après repas', true, false, 0.8),
  (2155, 'intoxication alimentaire', false, true, 0.8),
  (2156, 'plat froid midi', true, false, 0.8),
  (2156, 'emporter son déjeuner', false, true, 0.8),
  (2157, 'repas froid', true, false, 0.8),
  (2157, 'emporter son déjeuner', false, true, 0.8),
  (2158, 'déjeuner dehors', true, false, 0.8),
  (2158, 'emporter son déjeuner', false, true, 0.8),
  (2159, 'boîte repas midi', true, false, 0.8),
  (2159, 'emporter son déjeuner', false, true, 0.8),
  (2160, 'sans réfrigérateur midi', true, false, 0.8),
  (2160, 'emporter son déjeuner', false, true, 0.8),
  (2161, 'manger pour pas cher', true, false, 0.8),
  (2161, 'petit budget', false, true, 0.8),
  (2162, 'fin de droits', true, false, 0.8),
  (2162, 'petit budget', false, true, 0.8),
  (2163, 'chômage', true, false, 0.8),
  (2163, 'petit budget', false, true, 0.8),
  (2164, 'nourrir sa famille', true, false, 0.8),
  (2164, 'petit budget', false, true, 0.8),
  (2165, 'budget course', true, false, 0.8),
  (2165, 'petit budget', false, true, 0.8),
  (2166, 'semaine avec euros', true, false, 0.8),
  (2166, 'petit budget', false, true, 0.8),
  (2167, 'pain dur', true, false, 0.8),
  (2167, 'gaspiller', false, true, 0.8),
  (2168, 'légumes mous', true, false, 0.8),
  (2168, 'gaspiller', false, true, 0.8),
  (2169, 'légumes flétris', true, false, 0.8),
  (2169, 'gaspiller', false, true, 0.8),
  (2170, 'finir les restes', true, false, 0.8),
  (2170, 'gaspiller', false, true, 0.8),
  (2171, 'jeter moins', true, false, 0.8),
  (2171, 'gaspiller', false, true, 0.8),
  (2172, 'étiquette de prix', true, false, 0.8),
  (2172, 'comparer les prix', false, true, 0.8),
  (2173, 'lot de trois', true, false, 0.8),
  (2173, 'comparer les prix', false, true, 0.8),
  (2174, 'promotion', true, false, 0.8),
  (2174, 'comparer les prix', false, true, 0.8),
  (2175, 'produit dangereux rappelé', true, false, 0.8),
  (2175, 'produit rappelé', false, true, 0.8),
  (2176, 'numéro de lot', true, false, 0.8),
  (2176, 'produit rappelé', false, true, 0.8),
  (2177, 'rapporter au magasin', true, false, 0.8),
  (2177, 'produit rappelé', false, true, 0.8),
  (2178, 'repas de la semaine', true, false, 0.8),
  (2178, 'organiser les repas', false, true, 0.8),
  (2179, 'idées pour la semaine', true, false, 0.8),
  (2179, 'organiser les repas', false, true, 0.8),
  (2180, 'menu famille', true, false, 0.8),
  (2180, 'organiser les repas', false, true, 0.8),
  (2181, 'plus d’inspiration', true, false, 0.8),
  (2181, 'organiser les repas', false, true, 0.8),
  (2182, 'rentrer du travail', true, false, 0.8),
  (2182, 'cuisiner équilibré minutes', false, true, 0.8),
  (2183, 'dîner en vitesse', true, false, 0.8),
  (2183, 'cuisiner équilibré minutes', false, true, 0.8),
  (2184, 'manger vite le soir', true, false, 0.8),
  (2184, 'cuisiner équilibré minutes', false, true, 0.8),
  (2185, 'repas express', true, false, 0.8),
  (2185, 'cuisiner équilibré minutes', false, true, 0.8),
  (2186, 'friture maison', true, false, 0.8),
  (2186, 'huile cuire', false, true, 0.8),
  (2187, 'poêle huile', true, false, 0.8),
  (2187, 'huile cuire', false, true, 0.8),
  (2188, 'salade huile', true, false, 0.8),
  (2188, 'huile cuire', false, true, 0.8),
  (2189, 'frites brunes', true, false, 0.8),
  (2189, 'acrylamide', false, true, 0.8),
  (2190, 'pain trop grillé', true, false, 0.8),
  (2190, 'acrylamide', false, true, 0.8),
  (2191, 'cramé', true, false, 0.8),
  (2191, 'acrylamide', false, true, 0.8),
  (2192, 'lait cru enfant', true, false, 0.8),
  (2192, 'lait cru âge', false, true, 0.8),
  (2193, 'fromage à quel âge', true, false, 0.8),
  (2193, 'lait cru âge', false, true, 0.8),
  (2194, 'roquefort enfant', true, false, 0.8),
  (2194, 'lait cru âge', false, true, 0.8),
  (2195, 'reblochon enfant', true, false, 0.8),
  (2195, 'lait cru âge', false, true, 0.8),
  (2196, 'brie enfant', true, false, 0.8),
  (2196, 'lait cru âge', false, true, 0.8),
  (2197, 'protéines végétariennes', true, false, 0.8),
  (2197, 'protéines sans viande', false, true, 0.8),
  (2198, 'manger sans viande', true, false, 0.8),
  (2198, 'protéines sans viande', false, true, 0.8),
  (2199, 'remplacer le poulet', true, false, 0.8),
  (2199, 'protéines sans viande', false, true, 0.8),
  (2200, 'steak ou lentilles', true, false, 0.8),
  (2200, 'protéines végétales viande', false, true, 0.8),
  (2201, 'assez de protéines vegan', true, false, 0.8),
  (2201, 'protéines végétales viande', false, true, 0.8),
  (2202, 'soja danger', true, false, 0.8),
  (2202, 'soja tous les jours', false, true, 0.8),
  (2203, 'soja hormone', true, false, 0.8),
  (2203, 'soja tous les jours', false, true, 0.8),
  (2204, 'soja homme', true, false, 0.8),
  (2204, 'soja tous les jours', false, true, 0.8),
  (2205, 'tofu tous les jours', true, false, 0.8),
  (2205, 'soja tous les jours', false, true, 0.8),
  (2206, 'fer vegan', true, false, 0.8),
  (2206, 'absorber le fer', false, true, 0.8),
  (2207, 'fer lentilles', true, false, 0.8),
  (2207, 'absorber le fer', false, true, 0.8),
  (2208, 'fer sans viande', true, false, 0.8),
  (2208, 'absorber le fer', false, true, 0.8),
  (2209, 'thé fer', true, false, 0.8),
  (2209, 'absorber le fer', false, true, 0.8),
  (2210, 'calcium vegan', true, false, 0.8),
  (2210, 'végane calcium', false, true, 0.8),
  (2211, 'calcium amandes', true, false, 0.8),
  (2211, 'végane calcium', false, true, 0.8),
  (2212, 'oméga vegan', true, false, 0.8),
  (2212, 'végétarien oméga-3', false, true, 0.8),
  (2213, 'oméga sans poisson', true, false, 0.8),
  (2213, 'végétarien oméga-3', false, true, 0.8),
  (2214, 'vitamine B12 vegan', true, false, 0.8),
  (2214, 'végane vitamine B12', false, true, 0.8),
  (2215, 'oublié B12', true, false, 0.8),
  (2215, 'végane vitamine B12', false, true, 0.8),
  (2216, 'enfant végétarien', true, false, 0.8),
  (2216, 'enfant végétarien cantine', false, true, 0.8),
  (2217, 'fille végétarienne', true, false, 0.8),
  (2217, 'enfant végétarien cantine', false, true, 0.8),
  (2218, 'fils végétarien', true, false, 0.8),
  (2218, 'enfant végétarien cantine', false, true, 0.8),
  (2219, 'menu végétarien semaine', true, false, 0.8),
  (2219, 'journée végétarienne', false, true, 0.8),
  (2220, 'manger végétarien', true, false, 0.8),
  (2220, 'journée végétarienne', false, true, 0.8),
  (2221, 'réduire la viande', true, false, 0.8),
  (2221, 'moins de viande', false, true, 0.8),
  (2222, 'lentilles crues', true, false, 0.8),
  (2222, 'cuire les lentilles', false, true, 0.8),
  (2223, 'pois chiches secs', true, false, 0.8),
  (2223, 'cuire les lentilles', false, true, 0.8),
  (2224, 'lentilles par semaine', true, false, 0.8),
  (2224, 'légumes secs semaine', false, true, 0.8),
  (2225, 'végétarien écologie', true, false, 0.8),
  (2225, 'végétal planète', false, true, 0.8),
  (2226, 'vitamines surgelés', true, false, 0.8),
  (2226, 'surgelés vitamines', false, true, 0.8),
  (2227, 'surgelés ou frais', true, false, 0.8),
  (2227, 'surgelés vitamines', false, true, 0.8),
  (2228, 'épinards fer', true, false, 0.8),
  (2228, 'épinards meilleure source de fer', false, true, 0.8),
  (2229, 'chocolat santé', true, false, 0.8),
  (2229, 'chocolat noir santé', false, true, 0.8),
  (2230, 'chocolat tous les jours', true, false, 0.8),
  (2230, 'chocolat noir santé', false, true, 0.8),
  (2231, 'œufs par semaine', true, false, 0.8),
  (2231, 'œufs cholestérol', false, true, 0.8),
  (2232, 'œufs par jour', true, false, 0.8),
  (2232, 'œufs cholestérol', false, true, 0.8),
  (2233, 'trop d’œufs', true, false, 0.8),
  (2233, 'œufs cholestérol', false, true, 0.8),
  (2234, 'protéines reins', true, false, 0.8),
  (2234, 'protéines abîment reins', false, true, 0.8),
  (2235, 'sucre agité', true, false, 0.8),
  (2235, 'sucre enfants hyperactifs', false, true, 0.8),
  (2236, 'sucre énerve', true, false, 0.8),
  (2236, 'sucre enfants hyperactifs', false, true, 0.8),
  (2237, 'excité par le sucre', true, false, 0.8),
  (2237, 'sucre enfants hyperactifs', false, true, 0.8),
  (2238, 'sel naturel', true, false, 0.8),
  (2238, 'sel rose', false, true, 0.8),
  (2239, 'smoothie fruit', true, false, 0.8),
  (2239, 'jus de fruits fruit', false, true, 0.8),
  (2240, 'jus pressé', true, false, 0.8),
  (2240, 'jus de fruits fruit', false, true, 0.8),
  (2241, 'fruit ou jus', true, false, 0.8),
  (2241, 'jus de fruits fruit', false, true, 0.8),
  (2242, 'miel ou sucre', true, false, 0.8),
  (2242, 'sucre roux miel', false, true, 0.8),
  (2243, 'sucre blanc ou roux', true, false, 0.8),
  (2243, 'sucre roux miel', false, true, 0.8),
  (2244, 'carottes vue', true, false, 0.8),
  (2244, 'carottes améliorent la vue', false, true, 0.8),
  (2245, 'vin cœur', true, false, 0.8),
  (2245, 'vin rouge cœur', false, true, 0.8),
  (2246, 'cure de magnésium', true, false, 0.8),
  (2246, 'magnésium comprimés', false, true, 0.8),
  (2247, 'crampes la nuit', true, false, 0.8),
  (2247, 'magnésium comprimés', false, true, 0.8),
  (2248, 'bio meilleur', true, false, 0.8),
  (2248, 'bio nutritif', false, true, 0.8),
  (2249, 'bio utile', true, false, 0.8),
  (2249, 'bio nutritif', false, true, 0.8),
  (2250, 'micro-ondes danger', true, false, 0.8),
  (2250, 'micro-ondes vitamines', false, true, 0.8),
  (2251, 'ondes cancer', true, false, 0.8),
  (2251, 'micro-ondes vitamines', false, true, 0.8),
  (2252, 'eau pendant repas', true, false, 0.8),
  (2252, 'boire en mangeant', false, true, 0.8),
  (2253, 'rosé le soir', true, false, 0.8),
  (2253, 'alcool', false, true, 0.8),
  (2254, 'rosé tous les soirs', true, false, 0.8),
  (2254, 'alcool', false, true, 0.8),
  (2255, 'vin tous les soirs', true, false, 0.8),
  (2255, 'alcool', false, true, 0.8),
  (2256, 'bière tous les soirs', true, false, 0.8),
  (2256, 'alcool', false, true, 0.8),
  (2257, 'rosé par jour', true, false, 0.8),
  (2257, 'alcool', false, true, 0.8),
  (2258, 'kebab', true, false, 0.8),
  (2258, 'ultra-transformés', false, true, 0.8),
  (2259, 'mâcher la viande', true, false, 0.8),
  (2259, 'protéines après 65 ans', false, true, 0.8),
  (2260, 'fromage fils', true, false, 0.8),
  (2260, 'lait cru âge', false, true, 0.8),
  (2261, 'comté fils', true, false, 0.8),
  (2261, 'lait cru âge', false, true, 0.8),
  (2262, 'comté enfant', true, false, 0.8),
  (2262, 'lait cru âge', false, true, 0.8),
  (2263, 'kg à chaque sortie', true, false, 0.8),
  (2263, 'perds d’eau transpirant', false, true, 0.8),
  (2264, 'perds un kilo', true, false, 0.8),
  (2264, 'perds d’eau transpirant', false, true, 0.8),
  (2265, 'perds 1 kg', true, false, 0.8),
  (2265, 'perds d’eau transpirant', false, true, 0.8),
  (2266, 'que du pain', true, false, 0.8),
  (2266, 'refuse les légumes', false, true, 0.8),
  (2267, 'veut que du pain', true, false, 0.8),
  (2267, 'refuse les légumes', false, true, 0.8),
  (2268, 'que du riz', true, false, 0.8),
  (2268, 'refuse les légumes', false, true, 0.8),
  (2269, 'omelette boutons', true, false, 0.8),
  (2269, 'arachide œuf bébé', false, true, 0.8),
  (2269, 'allergie alimentaire', false, true, 0.8),
  (2270, 'cuillère de miel', true, false, 0.8),
  (2270, 'miel avant un an', false, true, 0.8),
  (2271, 'mange plus de viande', true, false, 0.8),
  (2271, 'végétarien apports surveiller', false, true, 0.8);
