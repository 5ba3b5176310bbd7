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

insert into public.faqalim_faqs (id, question, answer, idea, difficulty, category_id, subcategory_id, target_audience_id, is_published, created_at, sources, reviewed_on) values
  (604, 'Comment mieux absorber le fer des végétaux ?', '<p>Ajoutez au repas un fruit ou un légume riche en vitamine C, et gardez le thé et le café pour un autre moment.</p>
<p>Notre corps absorbe 2 à 20 % du fer des végétaux, des œufs et du lait. Pour le fer dit « héminique », celui de la viande et du poisson, c’est 15 à 35 %. Ce que vous mangez et buvez au même repas compte donc.</p>
<h3>Les gestes utiles</h3>
<ul>
<li><strong>De la vitamine C avec les légumes secs</strong> : du poivron cru dans les lentilles, du persil sur les pois chiches, un kiwi ou une orange en dessert.</li>
<li><strong>Le thé et le café entre les repas.</strong> Dans une étude, le thé noir bu avec du pain a réduit l’absorption du fer de 79 à 94 %. Ajouter du lait n’y changeait rien. Le cacao et les tisanes la freinaient aussi. Si vos réserves sont bonnes, cela a peu d’importance.</li>
</ul>
<p>La vitamine C peut multiplier l’absorption jusqu’à quatre fois, mais sur un seul repas. Sur plusieurs jours d’alimentation complète, le gain est bien plus petit. C’est une aide, pas un traitement.</p>
<p>Fatigue qui dure, règles abondantes, grossesse, enfant végétarien ? Demandez au médecin s’il faut une prise de sang. Ne commencez pas de fer en comprimés sans son avis.</p>', null, 'moyen', 6, 62, 4, true, '2026-10-07T08:00:00Z', '[{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/"},{"title":"Effect of ascorbic acid intake on nonheme-iron absorption from a complete diet","publisher":"Cook & Reddy, AJCN","year":"2001","url":"https://doi.org/10.1093/ajcn/73.1.93"},{"title":"Inhibition of non-haem iron absorption in man by polyphenolic-containing beverages","publisher":"Hurrell et al., Br J Nutr","year":"1999","url":"https://pubmed.ncbi.nlm.nih.gov/10999016/"}]', '2026-11-21'),
  (606, 'Une boisson végétale peut-elle remplacer le lait ?', '<p>Jamais pour un bébé de moins d’un an ; pour un adulte, en partie, si elle est enrichie en calcium.</p>
<p><strong>Avant 1 an</strong>, selon l’Anses, ces boissons ne remplacent ni le lait maternel ni la préparation pour bébé. Votre bébé en boit à la place de son lait ? S’il fait un malaise, appelez le 15 ou le 112. Sinon, joignez son médecin aujourd’hui. Entre 1 et 3 ans, demandez-lui quel lait convient.</p>
<h3>Pour les plus grands, lisez l’étiquette</h3>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau"><table>
<thead>
<tr>
<th>Pour 100 g</th>
<th>Calcium</th>
<th>Protéines</th>
</tr>
</thead>
<tbody>
<tr>
<td>Lait demi-écrémé</td>
<td>117 mg</td>
<td>3,4 g</td>
</tr>
<tr>
<td>Soja, enrichie en calcium</td>
<td>98 mg</td>
<td>3,4 g</td>
</tr>
<tr>
<td>Soja nature</td>
<td>12 mg</td>
<td>3,3 g</td>
</tr>
<tr>
<td>Amande nature</td>
<td>12 mg</td>
<td>1,1 g</td>
</tr>
</tbody>
</table></div>
<p>Sans calcium ajouté, ces boissons en contiennent près de dix fois moins que le lait. Cherchez donc le mot « calcium » sur la brique, et choisissez-la sans sucres ajoutés.</p>
<p>Le soja est à limiter chez l’enfant et à éviter pendant la grossesse. Soja et fruits à coque sont des allergènes : l’étiquette les met en évidence.</p>
<p>Votre enfant ne boit plus de lait, par choix ou pour une allergie ? Voyez avec son médecin par quoi le remplacer.</p>', null, 'moyen', 6, 62, 2, true, '2026-10-26T08:00:00Z', '[{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (608, 'Lentilles, pois chiches : comment bien les cuire ?', '<p>Les lentilles cuisent sans trempage ; les pois chiches et les haricots secs trempent d’abord une nuit.</p>
<h3>Les temps, selon les guides de cuisson</h3>
<ul>
<li><strong>Lentilles corail</strong> : environ 10 minutes.</li>
<li><strong>Petites lentilles vertes</strong> : 20 à 25 minutes.</li>
<li><strong>Grosses lentilles</strong> : 40 à 45 minutes.</li>
<li><strong>Pois chiches et haricots secs</strong> : 8 à 12 heures de trempage. Jetez l’eau, puis cuisez jusqu’à ce qu’ils soient tendres. La cocotte-minute divise la cuisson par deux environ.</li>
</ul>
<p>Comptez 60 à 75 g crus par personne pour un plat : cela double de volume, au moins. Oublié de tremper ? Faites bouillir 2 minutes, puis laissez gonfler 1 heure à couvert.</p>
<p>En boîte, c’est déjà cuit. Rincez-les : vous ôtez une partie du sel et des sucres qui fermentent dans le ventre.</p>
<h3>Attention aux haricots rouges secs</h3>
<p>Vomissements violents après en avoir mangé ? Appelez le 15 ou le 112. Pour l’éviter, l’agence américaine FDA conseille 5 heures de trempage au moins, eau jetée, puis 30 minutes à gros bouillons. La mijoteuse seule ne suffit pas.</p>
<p>Après 75 ans, le Haut Conseil de la santé publique propose des légumes secs deux fois par semaine. Vous avalez ou mâchez mal, vos reins ou vos intestins sont malades ? Demandez d’abord conseil à votre médecin.</p>', null, 'facile', 6, 63, 3, true, '2026-11-17T08:00:00Z', '[{"title":"Guides de cuisson des légumineuses","publisher":"beendi.com, anniecaroncuisinesante.com","url":"https://beendi.com/blogs/les-astuces/les-8-regles-d-or-pour-la-cuisson-des-legumineuses-lentilles-pois-chiches-pois-casses-haricots-secs"},{"title":"Bad Bug Book, 2e éd. : phytohémagglutinine (haricots rouges)","publisher":"FDA (États-Unis)","year":"2012","url":"https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/"}]', '2026-11-21'),
  (607, 'Mon enfant est végétarien : comment faire à la cantine ?', '<p>Demandez ce que la cantine sert à la place de la viande, puis complétez le soir : un repas moins réussi à midi se rattrape.</p>
<h3>Les questions à poser</h3>
<ul>
<li>Y a-t-il un plat végétarien, ou seulement la garniture ?</li>
<li>Avec des œufs, du fromage, des légumes secs ?</li>
<li>Y a-t-il du soja ? L’Anses recommande depuis 2025 de ne pas en servir en restauration collective. S’il y en a, évitez d’en redonner à la maison.</li>
</ul>
<h3>Le soir, si midi était léger</h3>
<ul>
<li>Une omelette avec du pain et des légumes.</li>
<li>Un dahl : des lentilles corail, du riz, un kiwi en dessert.</li>
<li>Des pâtes aux pois chiches, avec du fromage râpé.</li>
</ul>
<p>Le kiwi n’est pas là par hasard : au même repas, sa vitamine C aide à absorber le fer des légumes secs.</p>
<p>Selon l’Anses, les végétariens ont des niveaux moins favorables de fer, d’iode, de vitamine B12 et de vitamine D. Dites donc au médecin que votre enfant ne mange pas de viande ; ne donnez pas de complément sans son avis.</p>
<p><strong>Ni œufs ni laitages ?</strong> L’alimentation est alors végétalienne. Chez un jeune enfant, elle demande de la B12 et un suivi médical et diététique régulier. Prenez rendez-vous avant de commencer, ou sans attendre si c’est déjà le cas.</p>', null, 'moyen', 6, 63, 2, true, '2026-11-06T08:00:00Z', '[{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/"},{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"},{"title":"Clinical practice: vegetarian infant and child nutrition","publisher":"Van Winckel et al., Eur J Pediatr","year":"2011","url":"https://doi.org/10.1007/s00431-011-1547-x"}]', '2026-11-21'),
  (601, 'Où trouver des protéines sans viande ?', '<p>Dans les légumes secs, le tofu, les fruits à coque et les céréales ; dans les œufs et les laitages, si vous en mangez.</p>
<p>Chez l’adulte, les protéines végétales couvrent les besoins, à condition d’en manger assez et de varier. Avec l’âge, c’est plus délicat : parlez-en à votre médecin avant de supprimer la viande.</p>
<h3>Combien de protéines, environ ?</h3>
<ul>
<li>20 g dans 200 g de lentilles vertes cuites ;</li>
<li>13 g dans 100 g de tofu nature ;</li>
<li>9 g dans 200 g de pâtes complètes cuites ;</li>
<li>6 g dans une poignée d’amandes (30 g) ;</li>
<li>5 g dans un yaourt nature de 125 g.</li>
</ul>
<p>Pour comparer : 25 g dans 100 g de steak haché cuit.</p>
<p>Le repère de l’Anses pour un adulte est de 0,83 g par kilo de poids et par jour, soit environ 50 g à 60 kg. Après 60 ans, c’est autour de 1 g par kilo. Grossesse ou maladie des reins ? Le repère change : suivez votre médecin.</p>
<p>Deux précautions : le soja (tofu compris) est à éviter pendant la grossesse et à limiter chez l’enfant ; les fruits à coque se donnent en poudre ou en purée lisse avant 5 à 6 ans.</p>
<p>Des idées de repas ? Voyez <a href="/fiches-pratiques/proteines-vegetales">la fiche pratique</a>.</p>', null, 'facile', 6, 61, 4, true, '2026-09-04T08:00:00Z', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Protéines : rôle, sources et apports recommandés","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/content/proteines-role-sources-et-apports-recommandes"},{"title":"Dietary protein and amino acids in vegetarian diets: a review","publisher":"Mariotti & Gardner, Nutrients","year":"2019","url":"https://doi.org/10.3390/nu11112661"}]', '2026-11-21'),
  (603, 'Peut-on manger du soja tous les jours ?', '<p>Plutôt pas : alternez-le avec d’autres légumes secs, limitez-le chez l’enfant et évitez-le pendant la grossesse.</p>
<p>Le soja contient des isoflavones. Ces substances agissent, faiblement, comme des hormones : les œstrogènes. En 2025, l’Anses a retenu un seuil de 0,02 mg d’isoflavones par kilo de poids et par jour. Il est deux fois plus bas pour l’enfant avant la puberté, pendant la grossesse et chez les femmes en âge d’avoir des enfants.</p>
<p>Or ces seuils sont souvent franchis. Toujours selon l’Anses, parmi les personnes qui mangent du soja, 76 % des enfants de 3 à 5 ans les dépassent, comme 47 % des hommes adultes et des femmes de 18 à 50 ans. Pas de quoi s’alarmer, mais une bonne raison de varier.</p>
<p>Combien de tofu, alors ? Nous n’avons pas de chiffre vérifié pour traduire ces seuils en portions.</p>
<h3>En pratique</h3>
<ul>
<li>Changez de légume sec : tofu un jour, lentilles un autre, pois chiches ensuite.</li>
<li>Ne cumulez pas boisson, dessert et steak au soja dans la même journée.</li>
<li>Chez l’enfant, faites du soja un aliment occasionnel.</li>
</ul>
<p>Vous êtes enceinte et vous en mangiez ? Parlez-en tranquillement à votre sage-femme ou à votre médecin. Demandez aussi conseil si vous suivez un traitement.</p>', null, 'avancé', 6, 61, 4, true, '2026-09-29T08:00:00Z', '[{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/"},{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (602, 'Sportif végétarien : faut-il associer céréales et légumineuses ?', '<p>Dans la journée, oui ; au même repas, ce n’est pas nécessaire.</p>
<p>Les protéines sont faites de petites briques, les acides aminés. Les légumineuses (lentilles, pois chiches, haricots) apportent bien l’une d’elles, la lysine. Les céréales complètent avec d’autres, dites « soufrées ». Des flocons d’avoine le matin et des lentilles le soir font donc équipe.</p>
<h3>Le plus important : la quantité du jour</h3>
<p>Pour un adulte en bonne santé qui s’entraîne régulièrement, la Société internationale de nutrition sportive (ISSN) juge suffisants, le plus souvent, 1,4 à 2 g de protéines par kilo de poids et par jour. À 60 kg, cela représente 84 à 120 g. Elle propose de les répartir en prises de 20 à 40 g, toutes les trois ou quatre heures. Le total compte plus que l’heure exacte.</p>
<p>Pour environ 20 g de protéines végétales, comptez :</p>
<ul>
<li>200 g de lentilles cuites ;</li>
<li>ou 150 g de tofu, en alternant avec d’autres légumes secs, et pas pendant la grossesse.</li>
</ul>
<p>Ces chiffres ne valent ni à l’adolescence, ni pendant la grossesse, ni avec une maladie des reins : voyez alors un médecin ou un diététicien. Faites de même en cas de fatigue ou de blessures qui se répètent, ou de règles absentes.</p>', null, 'avancé', 6, 61, 1, true, '2026-09-16T08:00:00Z', '[{"title":"Complementary proteins (HealthTalk)","publisher":"American Institute for Cancer Research","url":"https://www.aicr.org/"},{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (605, 'Végane : faut-il prendre de la vitamine B12 ?', '<p>Oui, à tout âge : sans aucun produit animal, l’assiette n’apporte presque pas de vitamine B12.</p>
<p>Selon les publications médicales citées ici, une alimentation végétalienne en fournit au plus 0,25 µg (microgramme) par jour. Le repère européen est de 4 µg pour un adulte, 4,5 µg pendant la grossesse et 5 µg pendant l’allaitement. Manger plus de légumes ou de légumes secs ne suffit pas à combler l’écart : il faut un complément.</p>
<h3>Comment faire</h3>
<ul>
<li>Demandez au médecin ou au pharmacien quel produit prendre et à quel rythme. Les repères ci-dessus ne sont pas la dose d’un comprimé.</li>
<li>Dites-lui vos traitements et vos autres compléments.</li>
<li>Vous êtes végane depuis longtemps sans complément ? Prenez rendez-vous, même si vous vous sentez bien.</li>
</ul>
<p>Vous mangez encore des œufs, du fromage ou du poisson ? Ils apportent de la B12. Si c’est rare, faites le point avec votre médecin.</p>
<p><strong>Enceinte, allaitante, ou pour un enfant</strong>, un suivi médical est indispensable. Chez un bébé ou un jeune enfant, une alimentation végétalienne ne s’envisage qu’avec un médecin et un diététicien qui le voient régulièrement, et avec de la B12 : mal conduite, elle est dangereuse. Votre enfant mange déjà ainsi, sans suivi ? Appelez son médecin sans attendre.</p>', null, 'facile', 6, 62, 4, true, '2026-10-15T08:00:00Z', '[{"title":"Vitamine B12 et régimes sans produits animaux","publisher":"Prescrire","url":"https://www.prescrire.org/"},{"title":"Dietary reference values for cobalamin (vitamin B12)","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4150"},{"title":"Clinical practice: vegetarian infant and child nutrition","publisher":"Van Winckel et al., Eur J Pediatr","year":"2011","url":"https://doi.org/10.1007/s00431-011-1547-x"}]', '2026-11-21'),
  (105, 'Quelles sont les « bonnes graisses » ?', '<p>Ce sont surtout les graisses « insaturées », celles des huiles de colza, de noix et d’olive, et des poissons gras. On les oppose aux « saturées », abondantes dans le beurre et l’huile de coco.</p>
<p>Toutes les huiles apportent la même énergie, environ 900 kcal pour 100 g. Ce qui change, c’est leur composition. Pour 100 g, l’huile de coco contient environ 84 g de graisses saturées, le beurre 55 g, l’huile d’olive 15 g et l’huile de colza 7 g.</p>
<p>Selon une synthèse du réseau Cochrane (2020), remplacer une partie des graisses saturées réduit les accidents cardiovasculaires d’environ 17 %, en proportion. Aucun effet clair sur la mortalité n’apparaît.</p>
<p>Les oméga-3 sont des graisses insaturées : les huiles de colza et de noix en apportent une forme, les poissons gras une autre.</p>
<h3>Dans l’assiette</h3>
<ul>
<li><strong>Chaque jour, un peu d’huile</strong> : colza ou noix en vinaigrette, olive à la poêle, sans la laisser fumer.</li>
<li><strong>Du poisson deux fois par semaine</strong> (le repère français), dont un gras : sardine, maquereau, hareng ou saumon ; enceinte, allaitante ou avant 3 ans, bien cuit, et en évitant certaines espèces : demandez lesquelles à un professionnel.</li>
<li><strong>Le beurre garde sa place</strong>, cru et en petite quantité.</li>
</ul>
<p>Cholestérol, maladie du cœur, traitement : votre médecin ou un diététicien adaptera ces repères.</p>', null, 'avancé', 1, 12, null, true, '2026-10-09T08:00:00Z', '[{"title":"Reduction in saturated fat intake for cardiovascular disease","publisher":"Cochrane (Hooper et al.)","year":"2020","url":"https://doi.org/10.1002/14651858.CD011737.pub3"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"}]', '2026-11-21'),
  (101, 'Le café déshydrate-t-il ?', '<p>Non, pas aux doses habituelles : votre tasse de café compte dans ce que vous buvez.</p>
<p>La caféine fait uriner un peu plus, mais l’eau de la tasse compense. Des chercheurs ont suivi cinquante habitués qui buvaient quatre cafés par jour à la place d’autant d’eau : leur hydratation est restée la même. L’effet n’apparaît qu’à dose très forte, quand on avale beaucoup de caféine d’un coup.</p>
<p><strong>Ce qui compte, c’est la dose de caféine.</strong> Pour un adulte en bonne santé, l’autorité européenne de sécurité des aliments retient :</p>
<ul>
<li>200 mg au plus en une prise (un expresso en apporte environ 80) ;</li>
<li>400 mg au plus sur la journée ;</li>
<li>200 mg par jour pendant la grossesse et l’allaitement.</li>
</ul>
<p>Pensez aussi au thé, aux colas et aux boissons énergisantes : ils s’additionnent.</p>
<p>Votre sommeil en souffre, votre cœur bat trop vite ? Alors c’est déjà trop pour vous, quel que soit le chiffre. Avec une maladie du cœur ou un traitement, demandez son avis à votre médecin ou à votre pharmacien.</p>', null, 'facile', 1, 13, 4, true, '2026-09-03T08:00:00Z', '[{"title":"No evidence of dehydration with moderate daily coffee intake","publisher":"Killer et al., PLoS ONE","year":"2014","url":"https://doi.org/10.1371/journal.pone.0084154"},{"title":"Coffee with high but not low caffeine content augments fluid and electrolyte excretion at rest","publisher":"Seal et al., Front Nutr","year":"2017","url":"https://doi.org/10.3389/fnut.2017.00040"},{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102"}]', '2026-11-21'),
  (108, 'DLC, DDM : peut-on manger un produit après la date ?', '<p>Après une DLC, non ; après une DDM, le plus souvent oui.</p>
<h3>« À consommer jusqu’au… » : la DLC</h3>
<p>La date limite de consommation est celle des produits périssables, comme la viande fraîche ou le poisson. C’est la seule date dont le dépassement expose à un risque pour la santé. Le lendemain, on jette sans goûter, même si tout semble normal.</p>
<h3>« À consommer de préférence avant… » : la DDM</h3>
<p>La date de durabilité minimale est indicative. Conserves, café, gâteaux secs, lait UHT : si l’emballage est intact et le produit bien conservé, il peut perdre du goût ou des vitamines, sans devenir dangereux.</p>
<p>Une exception, quelle que soit la date : une boîte ou un bocal bombé, qui fuit ou qui sent mauvais se jette sans goûter.</p>
<p><strong>Urgence</strong> : vision trouble, difficulté à avaler ou à parler après un repas, appelez tout de suite le 15 ou le 112.</p>
<p><strong>Deux précautions</strong></p>
<ul>
<li>Une fois le produit ouvert, la date imprimée ne suffit plus : suivez aussi la durée « après ouverture ».</li>
<li>Pendant la grossesse, avec l’âge ou quand les défenses sont affaiblies, une infection alimentaire peut être plus grave. Ne transigez ni sur la DLC, ni sur le froid.</li>
</ul>', null, 'facile', 1, 14, 4, true, '2026-11-10T08:00:00Z', '[{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Conserves maison : les règles essentielles pour éviter le botulisme","publisher":"UFC-Que Choisir","year":"2023","url":"https://www.quechoisir.org/actualite-conserves-maison-les-regles-essentielles-pour-eviter-le-botulisme-n111042/"}]', '2026-11-21'),
  (107, 'Que veut dire « dont sucres » sur une étiquette ?', '<p>Cette ligne compte tous les sucres simples du produit : ceux du lait ou des fruits, et ceux que le fabricant a ajoutés.</p>
<p>« Dont », parce qu’ils font partie de la ligne du dessus, les glucides. Le reste des glucides, c’est surtout l’amidon, celui du pain ou des pâtes.</p>
<p>Le chiffre ne dit donc pas, à lui seul, combien de sucre on a ajouté. Un yaourt nature affiche des sucres alors que personne n’y a rien mis : ce sont ceux du lait. Pas de quoi s’inquiéter.</p>
<h3>Pour repérer les sucres ajoutés</h3>
<ul>
<li><strong>Lisez la liste des ingrédients.</strong> Elle va du plus présent au moins présent : un sucre cité au début pèse lourd dans le produit.</li>
<li><strong>Cherchez ses autres noms</strong> : sirop de glucose-fructose, dextrose, maltose, jus de fruits concentré.</li>
<li><strong>Comparez deux produits proches</strong>, toujours pour 100 g. Deux paquets de céréales, par exemple.</li>
<li><strong>« Sans sucres ajoutés » n’est pas « sans sucres »</strong> : une compote garde les sucres du fruit.</li>
</ul>
<p>Votre enfant a un diabète ? L’équipe qui le suit vous dira quelle ligne regarder en premier.</p>
<p>Pour la suite de l’emballage, voyez <a href="/fiches-pratiques/lire-etiquettes-nutritionnelles">le guide des étiquettes</a>.</p>', null, 'moyen', 1, 14, 2, true, '2026-10-30T08:00:00Z', '[{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"},{"title":"L’étiquetage des produits alimentaires préemballés","publisher":"DEETS Mayotte (DGCCRF)","year":"2024","url":"https://mayotte.deets.gouv.fr/L-etiquetage-des-produits-alimentaires-preemballes"},{"title":"Règlement (CE) n° 1924/2006 concernant les allégations nutritionnelles et de santé – annexe","publisher":"Union européenne","year":"2006","url":"https://eur-lex.europa.eu/eli/reg/2006/1924/oj"}]', '2026-11-21'),
  (106, 'Combien d’eau faut-il boire par jour ?', '<p>Environ 1,6 L de boissons par jour pour une femme, 2 L pour un homme. Ce sont des repères moyens d’adulte, pas un compte à tenir au verre près.</p>
<p>L’autorité européenne de sécurité des aliments raisonne sur toute l’eau de la journée : 2 L pour les femmes, 2,5 L pour les hommes. Les boissons en fournissent 70 à 80 %. Le reste est dans l’assiette : soupe, fruits, légumes, yaourt.</p>
<p>L’eau d’abord ; le thé, le café et les tisanes sans sucre comptent aussi.</p>
<h3>Quand il en faut plus</h3>
<ul>
<li>S’il fait très chaud, ou si vous faites un effort.</li>
<li>Enceinte : 300 ml d’eau de plus par jour, boissons et aliments réunis. En allaitant : 700 ml de plus.</li>
</ul>
<h3>Avec l’âge</h3>
<p>Une personne âgée devient confuse, très fatiguée, prise de vertiges ? C’est peut-être une déshydratation. Appelez d’abord le 15 ou le 112.</p>
<p>Au quotidien, la soif prévient moins bien. À partir de 75 ans, le Haut Conseil de la santé publique conseille au moins 1,5 L de boissons par jour sans attendre la soif, sauf avis contraire du médecin (cœur, reins). Un verre au lever, un à chaque repas, une soupe, une tisane : variez.</p>
<p>Ces chiffres ne valent pas pour les enfants. Pour un bébé, posez la question à votre médecin.</p>', null, 'facile', 1, 13, 4, true, '2026-10-20T08:00:00Z', '[{"title":"Scientific opinion on dietary reference values for water","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1459"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013","url":"https://www.ameli.fr/"}]', '2026-11-21'),
  (104, 'Combien de fibres par jour, et où les trouver ?', '<p>Un adulte peut viser 25 à 30 g par jour, avec des légumes secs, du pain complet, des légumes et des fruits.</p>
<p>L’Anses, l’agence sanitaire française, retient 30 g ; d’autres organismes, au moins 25 g. Manger 25 à 29 g de fibres par jour, plutôt que peu, est associé à une mortalité plus basse de 15 à 30 %. C’est un lien observé sur de grands groupes, pas une garantie pour chacun.</p>
<h3>À quoi cela ressemble, sur une journée</h3>
<ul>
<li>150 g de lentilles vertes cuites : presque 13 g ;</li>
<li>80 g de pain complet : environ 5,5 g ;</li>
<li>150 g de haricots verts cuits : presque 5 g ;</li>
<li>une orange de 150 g : environ 4 g.</li>
</ul>
<p>Total : environ 27 g, en valeurs moyennes. Les lentilles en font près de la moitié, et elles apportent aussi des <a href="/fiches-pratiques/proteines-vegetales">protéines végétales</a>. Un échange facile : à poids égal, le pain complet apporte plus du double des fibres de la baguette.</p>
<p>Augmentez petit à petit et buvez régulièrement : un ventre peu habitué peut gonfler. Un jeune enfant a besoin de moins de fibres. En cas de maladie de l’intestin, d’opération récente ou de douleurs qui durent, demandez d’abord l’avis de votre médecin.</p>', null, 'moyen', 1, 12, 4, true, '2026-09-29T08:00:00Z', '[{"title":"Recommandations d’apports en fibres (AS 30 g/j)","publisher":"Anses","year":"2016","url":"https://www.anses.fr/"},{"title":"Carbohydrate quality and human health (revues et méta-analyses)","publisher":"Reynolds et al., Lancet","year":"2019","url":"https://doi.org/10.1016/S0140-6736(18)31809-9"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (109, 'Peut-on se fier au Nutri-Score ?', '<p>Oui, pour comparer deux produits du même rayon ; non, pour savoir combien en manger.</p>
<p>Le Nutri-Score va de A à E. Il résume le tableau nutritionnel et certains ingrédients, toujours pour 100 g ou 100 ml. Il ignore donc la part que vous servez. Un A ne se mange pas sans limite ; un D ou un E garde sa place, moins souvent et en plus petite quantité.</p>
<h3>Deux calculs en rayon</h3>
<p>Jusqu’en mars 2027, l’ancienne et la nouvelle note se côtoient. La nouvelle porte un bandeau « nouveau calcul ». Comparez deux produits notés de la même façon, car 30 à 40 % des produits changent de lettre.</p>
<p>Selon Santé publique France, le nouveau calcul est plus sévère pour le sucre et le sel, et plus favorable aux fibres et aux poissons gras. Côté boissons, seule l’eau obtient un A.</p>
<h3>Pas de note sur le paquet ?</h3>
<p>Cela ne prouve rien : fin 2025, l’affichage restait facultatif en France. Il ne s’emploie pas non plus sur les aliments pour bébés et enfants de moins de 3 ans, ni sur la nutrition sportive.</p>
<p>En cas d’allergie, de diabète ou de régime prescrit, la lettre ne suffit pas : lisez les ingrédients et suivez les conseils de votre équipe soignante.</p>', null, 'moyen', 1, 14, 4, true, '2026-11-19T08:00:00Z', '[{"title":"Nutri-Score : nouvelle formule (communiqués des 17/3/2025 et 30/6/2025)","publisher":"Santé publique France","year":"2025","url":"https://www.santepubliquefrance.fr/determinants-de-sante/nutrition-et-activite-physique/articles/nutri-score"},{"title":"Arrêté du 14 mars 2025 (Nutri-Score) – annexe, cahier des charges","publisher":"JORF","year":"2025","url":"https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000051329254"},{"title":"Le Sénat s’oppose à l’affichage obligatoire du Nutri-Score (PLFSS pour 2026)","publisher":"Public Sénat","year":"2025","url":"https://www.publicsenat.fr/actualites/sante/le-senat-soppose-a-laffichage-obligatoire-du-nutri-score"}]', '2026-11-21'),
  (102, '5 fruits et légumes par jour : c’est quoi, une portion ?', '<p>Une portion pèse environ 80 à 100 g, selon le Haut Conseil de la santé publique.</p>
<p>Le repère français est d’au moins cinq portions par jour : par exemple trois de légumes, deux de fruits. Cinq fois 80 g font 400 g : c’est aussi le minimum de l’Organisation mondiale de la santé pour un adulte.</p>
<h3>Ce qui compte, ce qui ne compte pas</h3>
<ul>
<li>Le frais, le surgelé et la conserve comptent tous.</li>
<li>Le jus ne compte pas : les fibres du fruit n’y sont presque plus. Santé publique France conseille un verre par jour au plus, un demi-verre avant 11 ans ; aux bébés, on n’en donne pas.</li>
<li>La pomme de terre se range avec les féculents.</li>
<li>Les légumes secs et les noix ont leurs propres repères.</li>
</ul>
<h3>Se faire l’œil</h3>
<p>Pesez une fois, par curiosité, votre pomme ou votre part de haricots verts. Ensuite, rangez la balance : pour les légumes, vos deux mains en coupe donnent une idée.</p>
<p>Vous en êtes loin ? Ajoutez une seule portion, au repas qui vous arrange : un fond de sachet surgelé convient très bien.</p>
<p>Ce repère est celui des adultes : un jeune enfant mange moins. Et si votre médecin a prescrit un régime, pour les reins par exemple, suivez d’abord ses consignes.</p>', null, 'facile', 1, 11, 4, true, '2026-09-08T08:00:00Z', '[{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"},{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024","url":"https://www.mangerbouger.fr/"}]', '2026-11-21'),
  (103, 'Combien de sel par jour, et où se cache-t-il ?', '<p>Moins de 5 g par jour pour un adulte, tout compris : c’est la limite conseillée par l’Organisation mondiale de la santé.</p>
<p>« Tout compris », car le plus gros ne sort pas de la salière. Selon une enquête menée en France en 2010 auprès de volontaires, environ les trois quarts du sel venaient d’aliments achetés tout prêts. Le pain et les biscottes en apportaient 24 %, la charcuterie 12,5 %, les fromages 8 %. Ces chiffres datent, mais ils montrent où regarder.</p>
<h3>Saler moins, sans manger fade</h3>
<ul>
<li>Goûtez avant de saler.</li>
<li>Relevez le plat autrement : ail, herbes, épices, filet de citron.</li>
<li>Entre deux soupes ou deux jambons, comparez la ligne « sel » pour 100 g.</li>
<li>Rincez les pois chiches et les haricots en boîte : une partie du sel part avec l’eau.</li>
</ul>
<h3>Quand on avance en âge</h3>
<p>Ne vous lancez pas de vous-même dans un « sans sel » strict. Les spécialistes européens de la nutrition des personnes âgées (ESPEN) conseillent d’éviter les régimes restrictifs sans raison médicale. Si vous avez peu d’appétit, parlez-en d’abord à votre médecin.</p>
<p>Avec une tension élevée, une maladie du cœur ou des reins, ou un traitement, c’est lui qui fixe votre limite. Pour un jeune enfant, elle est plus basse.</p>', null, 'moyen', 1, 11, 3, true, '2026-09-17T08:00:00Z', '[{"title":"Réduction de l’apport en sodium (aide-mémoire)","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news-room/fact-sheets/detail/salt-reduction"},{"title":"NutriNet-Santé : consommation de sel en France (premiers résultats)","publisher":"Inserm/Inra/Cnam/Paris 13","year":"2010","url":"https://etude-nutrinet-sante.fr/"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"}]', '2026-11-21'),
  (404, 'Combien de temps garder du riz cuit ou des restes au réfrigérateur ?', '<p>Le riz cuit se mange le lendemain au plus tard ; la plupart des autres restes, dans les trois jours.</p>
<p>Le riz demande plus de prudence à cause d’une bactérie, <em>Bacillus cereus</em>. Ses spores, une forme très résistante, survivent à la cuisson. Si le riz reste tiède, elles peuvent donner une toxine que le réchauffage n’élimine pas. Les services de santé britanniques conseillent donc de ne pas dépasser 24 heures.</p>
<h3>Riz : vite froid, vite mangé</h3>
<ul>
<li>Versez-le en couche fine : il doit refroidir en moins d’une heure.</li>
<li>Mettez-le au réfrigérateur, dans une boîte fermée.</li>
<li>Un seul réchauffage, bien fumant.</li>
</ul>
<h3>Les autres plats</h3>
<ul>
<li>Au réfrigérateur avant deux heures. Répartissez une grande marmite dans plusieurs petites boîtes.</li>
<li>Trois jours au plus, selon l’Anses, et moins s’il y a de la crème.</li>
<li>Notez la date sur la boîte, puis réchauffez à fond.</li>
</ul>
<p>Un plat oublié toute la nuit hors du froid ? À la poubelle, sans goûter.</p>
<p><strong>Quelqu’un va mal après un repas ?</strong> Si son état vous inquiète, appelez le 15 ou le 112. Pour un bébé, une femme enceinte ou une personne âgée, demandez vite un avis médical.</p>
<p>À lire aussi : <a href="/fiches-pratiques/conservation-aliments">la fiche conservation</a>.</p>', null, 'facile', 4, 42, 2, true, '2026-10-07T08:00:00Z', '[{"title":"Rice: safe cooling, storing and reheating (conseils NHS / Royal Borough of Kensington and Chelsea)","publisher":"NHS / RBKC","url":"https://www.rbkc.gov.uk/business-and-enterprise/food-safety/rice-poultry-and-eggs"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Cinq clefs pour des aliments plus sûrs","publisher":"OMS","year":"2001-2006","url":"https://www.who.int/publications/i/item/9789241594639"}]', '2026-11-21'),
  (401, 'Quelle cuisson garde le mieux les vitamines des légumes ?', '<p>Une cuisson courte, avec très peu d’eau : pour la vitamine C, le micro-ondes s’en sort en général le mieux et l’eau bouillante le moins bien.</p>
<p>La chaleur abîme cette vitamine, et une partie file dans l’eau de cuisson. Des chercheurs ont mesuré ce qu’il en restait dans dix légumes : de 0 à 91 %, selon la cuisson. D’autres vitamines, comme la A ou la E, résistent mieux.</p>
<p>Le micro-ondes chauffe vite, avec peu d’eau : d’où ce bon score. Ses ondes ne restent pas dans l’assiette, et un appareil en bon état est sans danger. Une exception : pas de biberon au micro-ondes, à cause des brûlures.</p>
<h3>À la maison</h3>
<ul>
<li><strong>Au micro-ondes</strong> : un plat en verre ou en céramique, un fond d’eau, et on remue à mi-temps.</li>
<li><strong>À la vapeur ou à l’étouffée</strong> : arrêtez quand le légume est encore un peu ferme.</li>
<li><strong>À l’eau</strong> : de gros morceaux, épluchés au dernier moment. Le bouillon fera une soupe. Avec une maladie des reins, demandez d’abord à votre médecin : il contient des minéraux.</li>
</ul>
<p>Pour un bébé, ou si vous avez du mal à mâcher ou à avaler, cuisez jusqu’à ce que ce soit bien tendre, tant pis pour quelques vitamines.</p>
<p>À lire aussi : <a href="/fiches-pratiques/cuisine-rapide">la fiche cuisine rapide</a>.</p>', null, 'avancé', 4, 41, 4, true, '2026-09-04T08:00:00Z', '[{"title":"Effect of different cooking methods on the content of vitamins and true retention in selected vegetables","publisher":"Lee et al., Food Sci Biotechnol","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6049644/"},{"title":"Microwave cooking and nutrition","publisher":"Harvard Health Publishing","year":"2015","url":"https://www.health.harvard.edu/staying-healthy/microwave-cooking-and-nutrition"},{"title":"Fours à micro-ondes (fiche d’information)","publisher":"OFSP (Suisse)","year":"2016","url":"https://www.bag.admin.ch/"}]', '2026-11-21'),
  (403, 'Faut-il laver les légumes et rincer la viande ?', '<p>Les légumes, oui, avec soin ; la viande et le poulet crus, non.</p>
<p>Passer un poulet sous le robinet semble plus propre. En réalité, l’eau projette ses bactéries sur l’évier, vos mains et le plan de travail. Elle ne les détruit pas : la cuisson à cœur, si. Sortez donc la volaille de son emballage et mettez-la à cuire telle quelle, jusqu’à ce que son jus soit clair.</p>
<h3>Autour de la planche</h3>
<ul>
<li><strong>Les mains</strong> : au savon, avant, pendant et après la cuisine.</li>
<li><strong>Les légumes</strong> : bien lavés avant d’arriver sur la planche propre.</li>
<li><strong>Deux planches</strong> : l’une pour la viande et le poisson crus, l’autre pour les légumes lavés et ce qui est déjà cuit.</li>
<li><strong>L’éponge et le torchon</strong> : changez-les souvent.</li>
</ul>
<p><strong>Vous êtes enceinte ?</strong> Si vous n’êtes pas protégée contre la toxoplasmose, une infection à éviter pendant la grossesse, ce lavage compte encore plus. La viande doit aussi être bien cuite. Jardinez avec des gants et confiez la litière du chat à quelqu’un d’autre. Votre sage-femme ou votre médecin vous dira si vous êtes concernée.</p>
<p>Redoublez d’attention quand vous cuisinez pour un petit enfant, une personne âgée ou quelqu’un dont les défenses sont affaiblies.</p>', null, 'facile', 4, 41, 4, true, '2026-09-27T08:00:00Z', '[{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Food safety tips (ne pas rincer la viande, décongeler au froid, ne pas recongeler)","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/"},{"title":"Toxoplasmose : recommandations (Afssa 2005 / Anses)","publisher":"Afssa-Anses","year":"2005","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (408, 'Faut-il manger seulement des légumes de saison ?', '<p>Non : c’est une bonne habitude, mais l’important est d’abord de manger des légumes, sous la forme qui vous arrange.</p>
<p>Santé publique France conseille au moins cinq portions de fruits et légumes par jour, et compte aussi bien le frais que le surgelé ou la conserve. En plein hiver, des haricots verts surgelés nature font donc très bien l’affaire.</p>
<p>La saison a un vrai intérêt pour le climat, quand elle évite de chauffer des serres. D’après la base Agribalyse de l’ADEME, produire une tomate sous serre chauffée émet plusieurs fois plus de gaz à effet de serre qu’en saison.</p>
<h3>Que choisir, et quand ?</h3>
<p>Voici des repères pour la métropole, tirés de calendriers grand public. L’outre-mer a ses propres saisons.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau"><table>
<thead>
<tr>
<th>Saison</th>
<th>Légumes</th>
<th>Fruits</th>
</tr>
</thead>
<tbody>
<tr>
<td>Hiver</td>
<td>poireau, chou, carotte, endive</td>
<td>pomme, poire, kiwi</td>
</tr>
<tr>
<td>Printemps</td>
<td>asperge, radis, petit pois, épinard</td>
<td>fraise, cerise</td>
</tr>
<tr>
<td>Été</td>
<td>tomate, courgette, aubergine, haricot vert</td>
<td>melon, pêche, abricot</td>
</tr>
<tr>
<td>Automne</td>
<td>courge, brocoli, chou, betterave</td>
<td>raisin, figue, poire</td>
</tr>
</tbody>
</table></div>
<p>Vous prenez un anticoagulant de type antivitamine K ? Ne changez pas d’un coup votre consommation de choux, d’épinards ou de salade : parlez-en d’abord à votre pharmacien.</p>
<p>À lire aussi : <a href="/fiches-pratiques/courses-intelligentes">la fiche courses</a>.</p>', null, 'moyen', 4, 43, 4, true, '2026-11-19T08:00:00Z', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Base Agribalyse : empreinte carbone de la tomate","publisher":"ADEME","year":"2023","url":"https://agribalyse.ademe.fr/"},{"title":"Calendriers de saison (métropole)","publisher":"mrbienetre.fr, pratique.fr, regioneo.com","year":"2017-2024","url":"https://pratique.fr/consommer-fruits-legumes-saison.html"}]', '2026-11-21'),
  (407, 'Comment manger équilibré avec un petit budget ?', '<p>En construisant vos repas autour d’aliments simples : légumes secs, œufs, sardines ou maquereaux en boîte, légumes surgelés ou en conserve.</p>
<p>Ce n’est pas manger au rabais. Pour Santé publique France, les légumes surgelés ou en conserve comptent dans les cinq portions de fruits et légumes par jour. Les légumes secs, eux, ont leur place au moins deux fois par semaine.</p>
<h3>Au magasin</h3>
<ul>
<li>Comparez le prix au kilo, pas celui du paquet.</li>
<li>Prenez surgelés et conserves nature : rien à éplucher, peu à jeter.</li>
<li>Pensez aux pois chiches et aux haricots rouges en boîte : en 2023, la presse relevait souvent moins de 1 € les 250 g égouttés. Rincez-les pour ôter une partie du sel.</li>
</ul>
<h3>À la maison</h3>
<p>Regardez vos placards, notez quelques menus, puis faites la liste. Un exemple : semoule, pois chiches, légumes surgelés, filet d’huile de colza, un fruit.</p>
<p>Allergie, diabète ou maladie des reins : adaptez ces choix avec votre médecin ou un diététicien.</p>
<h3>Quand l’argent manque vraiment</h3>
<p>L’organisation a ses limites. Selon des travaux de l’Inra (2009-2016), autour de 3,5 € par jour et par adulte, avant la hausse des prix, il devenait déjà très difficile de couvrir tous ses besoins. Votre mairie ou un travailleur social peut vous orienter vers une aide.</p>', null, 'moyen', 4, 43, 4, true, '2026-11-09T08:00:00Z', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Prix et consommation des légumes secs","publisher":"TF1 Info ; 20 Minutes ; Inrae/Kantar cité par IFIP","year":"2023-2025","url":"https://www.20minutes.fr/economie/4026184-20230313-alimentation-pourquoi-donc-francais-boudent-legumineuses"},{"title":"Coût minimal d’une alimentation équilibrée","publisher":"Inra (N. Darmon)","year":"2009-2016","url":"https://www.inrae.fr/"}]', '2026-11-21'),
  (406, 'Peut-on recongeler un aliment décongelé ?', '<p>Non, s’il est toujours cru ; oui, si vous l’avez cuisiné entre-temps : c’est alors le plat cuit que vous congelez.</p>
<p>C’est le conseil de l’agence britannique de sécurité des aliments. Le congélateur met les microbes en pause, il ne les tue pas : quand l’aliment dégèle, ils peuvent repartir. D’où l’intérêt de bien cuire ensuite, surtout pour un jeune enfant, une femme enceinte ou une personne âgée.</p>
<h3>Bien décongeler</h3>
<ul>
<li>Au réfrigérateur, la veille. À température ambiante, l’OMS le déconseille.</li>
<li>Pas le temps ? Au micro-ondes, puis cuisez aussitôt.</li>
<li>Le steak haché surgelé va droit dans la poêle, jusqu’à ce qu’il n’y ait plus de rose au centre.</li>
</ul>
<h3>Combien de temps au congélateur ?</h3>
<p>Avec les mois, à −18 °C, c’est surtout le goût qui baisse. Voici les repères d’un site public américain, FoodSafety.gov :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau"><table>
<thead>
<tr>
<th>Aliment</th>
<th>Durée conseillée</th>
</tr>
</thead>
<tbody>
<tr>
<td>Restes, plats cuisinés</td>
<td>2 à 3 mois</td>
</tr>
<tr>
<td>Poisson gras (saumon, sardine)</td>
<td>2 à 3 mois</td>
</tr>
<tr>
<td>Viande hachée</td>
<td>3 à 4 mois</td>
</tr>
<tr>
<td>Poisson maigre</td>
<td>4 à 8 mois</td>
</tr>
<tr>
<td>Volaille entière</td>
<td>12 mois</td>
</tr>
</tbody>
</table></div>
<p>Inscrivez le contenu et la date sur chaque sachet.</p>
<p>À lire aussi : <a href="/fiches-pratiques/conservation-aliments">la fiche conservation</a>.</p>', null, 'avancé', 4, 42, 4, true, '2026-10-29T08:00:00Z', '[{"title":"Food safety tips (ne pas rincer la viande, décongeler au froid, ne pas recongeler)","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/"},{"title":"Cinq clefs pour des aliments plus sûrs","publisher":"OMS","year":"2001-2006","url":"https://www.who.int/publications/i/item/9789241594639"},{"title":"Cold Food Storage Chart ; Safe Minimum Internal Temperatures","publisher":"FoodSafety.gov (USDA/FDA, États-Unis)","url":"https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts"}]', '2026-11-21'),
  (402, 'Comment bien cuire le steak haché d’un enfant ?', '<p>Jusqu’au centre, sans aucune trace de rose : c’est la règle avant 15 ans, et plus encore avant 5 ans.</p>
<p>La viande hachée peut porter certaines bactéries <em>E. coli</em>, que la cuisson à cœur détruit. Chez le jeune enfant, elles provoquent parfois une maladie peu fréquente mais grave, qui touche surtout les reins : le syndrome hémolytique et urémique. En 2021, Santé publique France en a compté 128 cas chez les moins de 15 ans.</p>
<h3>Les bons gestes</h3>
<ul>
<li>Coupez le steak en deux avant de servir : au milieu, plus rien ne doit être rose.</li>
<li>Vous avez un thermomètre de cuisine ? L’Anses conseille 70 °C à cœur.</li>
<li>Surgelé, il passe du congélateur à la poêle, sans décongeler.</li>
<li>Boulettes et farces : même cuisson.</li>
<li>Lavez-vous les mains au savon après avoir touché la viande crue.</li>
</ul>
<p>Les femmes enceintes, les personnes âgées et celles dont les défenses sont affaiblies ont intérêt à suivre la même règle.</p>
<h3>Quand s’inquiéter ?</h3>
<p>Du sang dans les selles, ou un enfant dont l’état vous inquiète : appelez le 15 ou le 112. Pour une diarrhée avec mal au ventre, consultez sans attendre, même si la viande n’est pas forcément en cause.</p>', null, 'facile', 4, 41, 2, true, '2026-09-15T08:00:00Z', '[{"title":"Syndrome hémolytique et urémique pédiatrique en France : chiffres clés 2021","publisher":"Santé publique France","year":"2022","url":"https://www.santepubliquefrance.fr/les-actualites/2022/syndrome-hemolytique-et-uremique-pediatrique-en-france-chiffres-cles-2021"},{"title":"Veillons à bien cuire les aliments","publisher":"CLCV","url":"https://www.clcv.org/nutrition-sante/veillons-a-bien-cuire-les-aliments"},{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (405, 'À quelle température régler son réfrigérateur ?', '<p>À 4 °C au plus dans la zone la plus froide, sans descendre sous 0 °C.</p>
<p>La notice indique où se trouve cette zone ; un thermomètre posé là vous dira où vous en êtes. Entre 0 et 4 °C, les salmonelles cessent de se multiplier. Une autre bactérie, la <em>Listeria</em>, ralentit sans s’arrêter. Elle cause la listériose : 350 à 400 cas par an en France, donc rare, mais grave, surtout quand on avance en âge. Les femmes enceintes et les personnes aux défenses affaiblies y sont exposées aussi.</p>
<h3>Bien ranger</h3>
<p>Ce que conseille l’Anses :</p>
<ul>
<li>Zone la plus froide : viandes et poissons crus.</li>
<li>Enlevez les cartons autour des pots et des barquettes.</li>
<li>Emballez les restes.</li>
<li>Essuyez tout de suite ce qui a coulé. Grand nettoyage : au moins une fois par an, mieux chaque mois.</li>
</ul>
<h3>Choisir un peu autrement</h3>
<p>Pour toutes ces personnes, le froid ne suffit pas avec les charcuteries cuites, les poissons fumés et les fromages à pâte molle, surtout au lait cru. Le comté ou l’emmental, des pâtes pressées cuites, conviennent mieux. Respectez bien les dates « à consommer jusqu’au ».</p>
<p>Enceinte, consultez en cas de fièvre. Si un traitement affaiblit vos défenses, demandez à votre médecin ou à votre pharmacien ce qu’il vaut mieux éviter.</p>', null, 'moyen', 4, 42, 3, true, '2026-10-18T08:00:00Z', '[{"title":"Refrigerator and food hygiene","publisher":"Anses","year":"2013","url":"https://www.anses.fr/en/content/refrigerator-and-food-hygiene"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"}]', '2026-11-21'),
  (706, '« Le chocolat noir est bon pour la santé »', '<p>Le cacao contient des substances intéressantes, mais toutes les tablettes n’en apportent pas la dose utile : le chocolat noir reste d’abord un plaisir.</p>
<p>Sa bonne image vient des flavanols, des composés naturels du cacao. En 2012, l’autorité européenne de sécurité des aliments (EFSA) a reconnu un effet précis : 200 mg de flavanols par jour aident les vaisseaux sanguins à se dilater normalement. Il faut pour cela environ 10 g d’un chocolat spécialement riche en flavanols, pas de n’importe quelle tablette.</p>
<p>Pour 100 g, un chocolat noir à 70 % apporte :</p>
<ul>
<li>environ 590 kcal et 29 g de graisses saturées ;</li>
<li>18 g de sucres, contre 53 g dans un chocolat au lait ;</li>
<li>200 mg de magnésium.</li>
</ul>
<p><strong>En pratique</strong>, quelques carrés (20 g) font environ 120 kcal. Savourez-les à la fin du repas ou au goûter, avec un fruit, plutôt que « pour le cœur ». Ils ne remplacent ni un traitement ni une visite chez le médecin.</p>
<p>Le chocolat contient aussi de la caféine : autour de 25 mg pour 50 g, selon l’EFSA. Comptez-la avec vos cafés et vos thés, surtout si vous êtes enceinte ou si vous dormez mal.</p>', 'La vérité : c’est plus nuancé', 'avancé', 7, 72, 4, true, '2026-10-06T08:00:00Z', '[{"title":"Cocoa flavanols and maintenance of normal endothelium-dependent vasodilation","publisher":"EFSA","year":"2012","url":"https://doi.org/10.2903/j.efsa.2012.2809"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"EFSA explains risk assessment: Caffeine (fiche grand public, teneurs types)","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine"}]', '2026-11-21'),
  (711, '« Passé la date, tout est bon à jeter »', '<p>Tout dépend des mots écrits devant la date : une mention protège votre santé, l’autre renseigne surtout sur le goût.</p>
<p>On les confond parce qu’elles se ressemblent. Voici comment les reconnaître :</p>
<ul>
<li><strong>« À consommer jusqu’au… »</strong> concerne les produits fragiles, comme la viande fraîche emballée. La date est dépassée ? Jetez, sans goûter, même si l’odeur est bonne.</li>
<li><strong>« À consommer de préférence avant… »</strong> est une indication. Gâteaux secs, café, conserves ou lait longue conservation peuvent perdre du goût ou des vitamines. Ils ne deviennent pas dangereux s’ils sont intacts et bien conservés.</li>
</ul>
<p>Une conserve abîmée, elle, peut rendre gravement malade. Vision double ou floue, bouche sèche, peine à avaler ou à parler après un repas : appelez tout de suite le 15 ou le 112. Jetez sans goûter un bocal ou une boîte bombés, qui fuient ou sentent mauvais, même avant la date.</p>
<p><strong>Le bon réflexe</strong> : en rangeant les courses, placez devant ce qui doit être mangé en premier. Une fois l’emballage ouvert, la date imprimée ne vaut plus. Suivez la durée « après ouverture », et voyez <a href="/fiches-pratiques/conservation-aliments">notre guide de conservation</a>.</p>
<p>Ces précautions comptent encore plus pour un jeune enfant, une femme enceinte, une personne âgée ou dont les défenses sont affaiblies.</p>', 'La vérité : c’est plus nuancé', 'facile', 7, 74, 4, true, '2026-11-11T08:00:00Z', '[{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"},{"title":"Conserves maison : les règles essentielles pour éviter le botulisme","publisher":"UFC-Que Choisir","year":"2023","url":"https://www.quechoisir.org/actualite-conserves-maison-les-regles-essentielles-pour-eviter-le-botulisme-n111042/"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', '2026-11-21'),
  (705, '« Les épinards sont la meilleure source de fer »', '<p>Les épinards contiennent du fer, mais d’autres aliments en apportent bien plus, et souvent sous une forme mieux absorbée.</p>
<p>Leur réputation se transmet de génération en génération. Voici ce que dit la table de composition de l’Anses, pour 100 g :</p>
<ul>
<li>boudin noir : 22,8 mg de fer ;</li>
<li>foie de volaille cuit : 12 mg (à éviter enceinte ou en projet de grossesse) ;</li>
<li>moules cuites : 4 mg ;</li>
<li>steak haché à 5 % de matières grasses, bien cuit : 2,8 mg ;</li>
<li>lentilles vertes cuites et tofu : 2,4 mg ;</li>
<li>épinards cuits : 2,1 mg.</li>
</ul>
<p>Le chiffre ne dit pas tout : le corps n’en garde qu’une partie. Il absorbe 15 à 35 % du fer propre à la viande et au poisson, mais 2 à 20 % de celui des végétaux. La fourchette est large, car le reste du repas joue aussi.</p>
<p><strong>Gardez les épinards</strong> pour leurs fibres et leur vitamine B9. Un kiwi ou une orange au même repas aide à absorber leur fer, sans corriger à lui seul une carence.</p>
<p>Fatigue qui dure, règles abondantes ? Faites le point avec votre médecin avant de prendre du fer. Et sous anticoagulant de type antivitamine K, ne changez pas brusquement votre quantité de légumes verts.</p>', 'La vérité : plutôt faux', 'moyen', 7, 72, null, true, '2026-09-30T08:00:00Z', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/"},{"title":"Médicaments et aliments : principales interactions","publisher":"Afssaps / ANSM","year":"2008","url":"https://ansm.sante.fr/"}]', '2026-11-21'),
  (702, '« Les glucides du soir font grossir »', '<p>Une assiette de pâtes ne compte pas double parce qu’il est 20 heures : c’est l’ensemble de la journée qui joue sur le poids.</p>
<p>L’idée semble logique. Le soir, on bouge peu, alors le corps mettrait tout en réserve. Pour le vérifier, des chercheurs ont suivi pendant six mois 78 policiers en situation d’obésité. Ceux qui gardaient leurs glucides (pain, pâtes, riz, pommes de terre) surtout pour le dîner ont perdu du poids, et même plutôt plus que les autres.</p>
<p>Gardons la mesure : c’est un seul essai, sur un groupe bien particulier. Il ne dit pas qu’il faut tout manger le soir. Il laisse penser que l’heure ne décide pas de tout.</p>
<p><strong>Au dîner, donc</strong></p>
<ul>
<li>Gardez votre féculent si vous avez faim, avec une bonne part de légumes.</li>
<li>Choisissez-le complet quand vous le pouvez : le repère de Santé publique France est d’au moins un par jour.</li>
<li>Servez-vous une fois, mangez tranquillement, puis voyez si vous avez encore faim.</li>
</ul>
<p>Avec un diabète, demandez à votre médecin avant de changer la répartition de vos glucides. À un âge avancé, ou si l’appétit manque, n’allégez pas votre dîner sans avis médical.</p>', 'La vérité : faux', 'facile', 7, 71, 4, true, '2026-09-08T08:00:00Z', '[{"title":"Greater weight loss and hormonal changes after 6 months diet with carbohydrates eaten mostly at dinner","publisher":"Sofer et al., Obesity","year":"2011","url":"https://doi.org/10.1038/oby.2011.48"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"}]', '2026-11-21'),
  (703, '« Le jeûne intermittent fait mieux maigrir que tout »', '<p>Ne manger qu’à certaines heures, ou certains jours, fait perdre à peu près autant de poids qu’un régime classique.</p>
<p>La méthode séduit parce que la règle est simple : on regarde l’heure, on ne compte rien. Une analyse parue en 2025 a réuni 99 essais et 6 582 adultes, en moyenne en situation d’obésité. La perte de poids y est proche de celle d’un régime suivi tous les jours. Une seule formule fait un peu mieux, le jeûne un jour sur deux : environ 1,3 kg de plus.</p>
<p>Ces essais sont courts. On ne sait donc pas bien ce qui reste ensuite. Or, à long terme, un tiers à deux tiers des gens qui font un régime reprennent plus qu’ils n’avaient perdu, selon une synthèse de 2007.</p>
<h3>Avant de commencer</h3>
<p>Ne jeûnez pas si vous êtes enceinte, si vous prenez un traitement pour le diabète ou si vous avez un trouble alimentaire. Le jeûne ne convient pas non plus aux enfants ni aux personnes âgées.</p>
<p>Pour les autres, voyez d’abord votre médecin : selon l’Anses, perdre du poids ne se justifie qu’en cas d’excès, avec un suivi. Si la règle des heures vous obsède ou vous épuise, arrêtez et parlez-en.</p>', 'La vérité : plutôt faux', 'avancé', 7, 71, null, true, '2026-09-15T08:00:00Z', '[{"title":"Intermittent fasting strategies and their effects on body weight and other cardiometabolic risk factors","publisher":"Semnani-Azad et al., BMJ","year":"2025","url":"https://doi.org/10.1136/bmj-2024-082007"},{"title":"Medicare’s search for effective obesity treatments: diets are not the answer","publisher":"Mann et al., Am Psychol","year":"2007","url":"https://doi.org/10.1037/0003-066X.62.3.220"},{"title":"Évaluation des risques liés aux pratiques alimentaires d’amaigrissement","publisher":"Anses","year":"2010-2011","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (704, '« Manger lentement aide à manger moins »', '<p>Quand on ralentit, on mange un peu moins au repas, et la faim ne revient pas plus vite.</p>
<p>Ce vieux conseil tient la route. Des chercheurs ont rassemblé 22 études où l’on faisait manger plus ou moins vite. En mangeant lentement, on avalait moins de calories, sans avoir plus faim jusqu’à trois heures et demie après.</p>
<p>Pourquoi ? Une petite étude donne une piste. Dix-sept hommes ont mangé la même glace, en 5 minutes ou en 30. Les hormones qui signalent « j’ai assez mangé » montaient davantage quand ils prenaient leur temps.</p>
<p>Ces résultats portent sur un repas. Ils ne promettent pas de perte de poids.</p>
<p><strong>Pour essayer, dès ce soir</strong></p>
<ul>
<li>Posez vos couverts entre deux bouchées.</li>
<li>Faites une courte pause avant de vous resservir.</li>
<li>Éteignez la télévision : elle peut faire manger un peu plus.</li>
</ul>
<p>Vous pouvez aussi lire <a href="/fiches-pratiques/gestion-portions">notre guide des portions</a>.</p>
<p>Si vous avez peu d’appétit ou si vous maigrissez sans le vouloir, ne cherchez pas à manger moins : parlez-en à votre médecin.</p>', 'La vérité : vrai', 'facile', 7, 71, 4, true, '2026-09-22T08:00:00Z', '[{"title":"A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger","publisher":"Robinson et al., AJCN","year":"2014","url":"https://doi.org/10.3945/ajcn.113.081745"},{"title":"Eating slowly increases the postprandial response of PYY and GLP-1","publisher":"Kokkinos et al., JCEM","year":"2010","url":"https://doi.org/10.1210/jc.2009-1018"},{"title":"Effects of television viewing on food intake: systematic review and meta-analysis","publisher":"Garg et al., Nutrients 17:166","year":"2025","url":"https://doi.org/10.3390/nu17010166"}]', '2026-11-21'),
  (707, '« Pas de miel avant un an »', '<p>Un bébé de moins d’un an ne doit jamais goûter de miel, ni cuit, ni dans un biberon, ni sur la tétine.</p>
<p><strong>Il en a déjà mangé ?</strong> S’il respire mal, avale difficilement ou n’est pas comme d’habitude, appelez tout de suite le 15 ou le 112. S’il va bien, prévenez son médecin et suivez ses conseils.</p>
<p>On peut s’étonner de cette règle, tant le miel passe pour un produit doux et naturel. Le danger s’appelle le botulisme infantile, une intoxication qui peut être grave. La mise en garde vient de l’agence française de sécurité sanitaire des aliments (Afssa, en 2010). Ce n’est pas une question de quantité : même une touche est de trop, et la cuisson n’y change rien.</p>
<p><strong>Pour être tranquille</strong></p>
<ul>
<li>Lisez la liste des ingrédients des biscuits et des gâteaux.</li>
<li>Prévenez les grands-parents et la personne qui le garde.</li>
<li>Donnez ses purées et ses compotes nature : avant un an, ni sucre ni sel ajoutés.</li>
</ul>
<p>Après son premier anniversaire, le miel n’est plus interdit. Il reste un produit très sucré, avec environ 80 g de sucres pour 100 g. Gardez donc la main légère.</p>', 'La vérité : vrai', 'facile', 7, 72, 2, true, '2026-10-14T08:00:00Z', '[{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010","url":"https://www.anses.fr/"},{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (708, '« Les œufs font du cholestérol, il faut les éviter »', '<p>Chez la plupart des adultes, un œuf par jour n’est pas associé à davantage d’accidents du cœur ou des vaisseaux.</p>
<p>Le raisonnement paraît simple : le cholestérol de l’œuf finirait dans les artères. Une étude parue en 2020 dans une grande revue médicale britannique ne retrouve pas ce danger pour un œuf par jour. Elle observe des habitudes : elle ne prouve pas que l’œuf protège, et ne dit rien de votre propre taux de cholestérol.</p>
<p><strong>Une exception à prendre au sérieux : le diabète.</strong> Chez les personnes diabétiques, une étude de 2013 associe les œufs à davantage de maladies des artères du cœur. C’est un lien, pas une preuve. Si c’est votre cas, demandez à votre médecin combien d’œufs vous conviennent.</p>
<p><strong>À table</strong></p>
<ul>
<li>Tendre et riche en protéines, l’œuf dépanne bien quand la viande devient difficile à mâcher (sauf allergie).</li>
<li>Accompagnez-le de légumes et de pain plutôt que de lardons.</li>
<li>À un âge avancé, pendant la grossesse, chez le jeune enfant ou avec des défenses affaiblies, évitez l’œuf cru (mayonnaise maison, par exemple).</li>
</ul>
<p>Votre cholestérol est élevé ou traité ? Gardez votre traitement, et parlez de vos repas au médecin.</p>', 'La vérité : plutôt faux', 'moyen', 7, 73, 3, true, '2026-10-21T08:00:00Z', '[{"title":"Egg consumption and risk of cardiovascular disease","publisher":"Drouin-Chartier et al., BMJ","year":"2020","url":"https://doi.org/10.1136/bmj.m513"},{"title":"Egg consumption and risk of coronary heart disease and stroke","publisher":"Rong et al., BMJ","year":"2013","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC3538567/"},{"title":"Conservation des œufs","publisher":"terre-net (Académie d’agriculture), rtbf, loeufdenosvillages","year":"2004-2019","url":"https://www.terre-net.fr/2004/amp/article/5617/conservez-vos-oeufs-au-froid-et-ne-les-lavez-pas"}]', '2026-11-21'),
  (712, '« Il faut absolument prendre un petit-déjeuner »', '<p>Un adulte en bonne santé qui n’a pas faim le matin peut s’en passer ; pour un enfant, le petit-déjeuner reste conseillé.</p>
<p>On répète que le sauter ferait grossir, parce qu’on mangerait davantage ensuite. Une analyse de 13 essais ne le confirme pas. Avec un petit-déjeuner, on mangeait environ 260 kcal de plus par jour. Les personnes qui le sautaient pesaient 0,44 kg de moins. L’écart est mince et les preuves sont de faible qualité : ce n’est pas non plus une méthode pour maigrir.</p>
<h3>Selon votre situation</h3>
<ul>
<li><strong>Vous avez faim le matin ?</strong> Mangez : par exemple du pain complet, un yaourt et un fruit.</li>
<li><strong>Vous n’avez pas faim ?</strong> Attendez, et gardez quelque chose de simple pour plus tard, un fruit ou du pain.</li>
<li><strong>Pour un enfant</strong>, l’Anses s’en tient à quatre moments : petit-déjeuner, déjeuner, goûter et dîner.</li>
<li><strong>À un âge avancé</strong>, ne passez pas plus de douze heures sans manger la nuit, selon un repère des professionnels du grand âge. Une petite collation le soir peut aider.</li>
</ul>
<p>Avec un diabète traité ou pendant la grossesse, ne sautez pas de repas sans en parler à votre médecin ou à votre sage-femme.</p>', 'La vérité : c’est plus nuancé', 'moyen', 7, 74, null, true, '2026-11-18T08:00:00Z', '[{"title":"Effect of breakfast on weight and energy intake: systematic review of RCTs","publisher":"Sievert et al., BMJ","year":"2019","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6352874/"},{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"},{"title":"Collation nocturne, jeûne de 12 h","publisher":"Géroscopie ; Fondation Médéric Alzheimer","year":"2017-2024","url":"https://www.geroscopie.fr/collation-nocturne-pour-dormir-ou-se-rendormir-idm-4-ids-32769"}]', '2026-11-21'),
  (709, '« Les protéines abîment les reins »', '<p>Chez un adulte dont les reins sont sains, les essais ne montrent pas d’effet nuisible quand il mange plus de protéines.</p>
<p>La confusion a une origine : quand les reins sont malades, la quantité de protéines se règle avec le médecin. On a étendu cette prudence à tout le monde. Or une analyse de 28 essais a comparé des adultes en bonne santé qui mangeaient plus ou moins de protéines. La fonction de leurs reins a évolué de la même façon. Ces essais ne disent rien, en revanche, des personnes déjà malades.</p>
<h3>Les ordres de grandeur</h3>
<p>Par kilo de poids et par jour :</p>
<ul>
<li>0,83 g : la référence européenne pour tout adulte ;</li>
<li>jusqu’au double : un apport jugé sûr par la même autorité ;</li>
<li>1,4 à 2 g : ce qui suffit à la plupart des sportifs réguliers en bonne santé, selon une société savante du sport (ISSN).</li>
</ul>
<p>Le haut de cette dernière fourchette dépasse donc le double de la référence. Inutile de viser plus haut de vous-même. Répartissez plutôt œufs, poisson, laitages et légumes secs sur la journée.</p>
<p>Maladie des reins, ou simple doute ? Pas de régime hyperprotéiné ni de poudre sans avis médical. Les poudres sont aussi à éviter chez l’adolescent.</p>', 'La vérité : faux', 'avancé', 7, 73, 1, true, '2026-10-28T08:00:00Z', '[{"title":"Changes in kidney function do not differ between healthy adults consuming higher- vs lower-protein diets","publisher":"Devries et al., J Nutr","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6236074/"},{"title":"Scientific opinion on dietary reference values for protein","publisher":"EFSA","year":"2012","url":"https://doi.org/10.2903/j.efsa.2012.2557"},{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8"}]', '2026-11-21'),
  (710, '« Le sucre rend les enfants hyperactifs »', '<p>Le gâteau d’anniversaire n’explique pas l’agitation : dans les études, le sucre ne change ni le comportement ni l’attention des enfants.</p>
<p>L’idée tient sans doute à ce que tout arrive en même temps. Les bonbons sortent les jours de fête, avec les copains, le bruit et le coucher tardif. On retient le sucre, qui se voit le mieux.</p>
<p>Pour démêler cela, des chercheurs ont réuni en 1995 les résultats de 23 études faites « en aveugle » : on observait sans savoir qui avait reçu du sucre. Aucun effet d’ensemble n’est apparu. Un petit effet chez certains enfants n’est pas exclu.</p>
<p><strong>Il reste de bonnes raisons d’y aller doucement</strong>, à commencer par les dents.</p>
<ul>
<li>À table et au goûter, l’eau d’abord.</li>
<li>De 4 à 11 ans, un demi-verre de jus de fruits par jour au plus, selon Santé publique France.</li>
<li>Au goûter : du pain avec du chocolat, un fruit ou un laitage, plutôt que des biscuits et une boisson sucrée.</li>
<li>Les jours de fête, laissez-le profiter.</li>
</ul>
<p>Si votre enfant est très agité ou peu attentif au quotidien, parlez-en à son médecin : supprimer le sucre ne remplace pas cet avis. S’il a un diabète, suivez les consignes de son équipe.</p>', 'La vérité : faux', 'moyen', 7, 73, 2, true, '2026-11-04T08:00:00Z', '[{"title":"The effect of sugar on behavior or cognition in children: a meta-analysis","publisher":"Wolraich et al., JAMA","year":"1995","url":"https://doi.org/10.1001/jama.1995.03530200053037"},{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024","url":"https://www.mangerbouger.fr/"}]', '2026-11-21'),
  (701, '« Les surgelés n’ont plus de vitamines »', '<p>Un légume surgelé nature vaut un légume frais, et souvent mieux qu’un « frais » resté plusieurs jours au réfrigérateur.</p>
<p>Les légumes destinés au surgelé sont surgelés peu après la récolte. Des chercheurs ont comparé huit fruits et légumes, frais et surgelés : la vitamine C était la même dans cinq d’entre eux, et plus élevée dans le surgelé pour les trois autres. Le bêta-carotène, lui, était parfois plus bas. L’une de ces études a été payée par la filière du surgelé : autant que vous le sachiez.</p>
<p>Un légume « frais » qui attend cinq jours dans le bac, lui, a eu le temps de perdre des vitamines.</p>
<p><strong>En pratique</strong></p>
<ul>
<li>Choisissez-les nature : ni sauce, ni sel, ni fromage ajoutés.</li>
<li>Cuisez-les sans les décongeler, à la vapeur ou à la poêle.</li>
<li>Gardez-en deux ou trois sachets d’avance : c’est le repas des soirs sans courses.</li>
</ul>
<p>Le vrai point à surveiller n’est donc pas le froid, mais ce qu’on ajoute dans le sachet. Lisez la liste des ingrédients : elle devrait tenir en un mot.</p>', 'La vérité : faux', 'facile', 7, 74, 4, true, '2026-09-05T08:00:00Z', '[{"title":"Selected nutrient analyses of fresh, fresh-stored, and frozen fruits and vegetables","publisher":"Li et al., J Food Compos Anal","year":"2017","url":"https://doi.org/10.1016/j.jfca.2017.02.002"},{"title":"Vitamin retention in eight fruits and vegetables: refrigerated and frozen storage","publisher":"Bouzari et al., J Agric Food Chem","year":"2015","url":"https://doi.org/10.1021/jf5058793"}]', '2026-11-21'),
  (507, 'Combien de sucre peut-on manger par jour ?', '<p>Pour un adulte, l’Organisation mondiale de la santé conseille moins de 50 g de sucres libres par jour, et mieux encore moins de 25 g.</p>
<p>Les 50 g, environ douze cuillères à café, correspondent à 10 % de l’énergie d’une journée à 2 000 kcal.</p>
<h3>De quels sucres parle-t-on ?</h3>
<p>Les <strong>sucres libres</strong> sont ceux qu’on ajoute, plus ceux du miel, des sirops et des jus de fruits. Le fruit entier et le lait n’en font pas partie.</p>
<p>L’Anses, l’agence sanitaire française, compte autrement : elle fixe un maximum de 100 g par jour pour tous les sucres, fruits compris, sauf ceux du lait. Pour les enfants, toujours selon l’Anses, c’est 60 g de 4 à 7 ans, 75 g de 8 à 12 ans, 100 g de 13 à 17 ans. Ces nombres ne se comparent pas à ceux de l’OMS.</p>
<h3>En pratique</h3>
<p>Ce sont des plafonds, pas des objectifs. Commencez par ce qui se boit : un verre de cola de 20 cl apporte environ 20 g de sucres, un jus d’orange presque autant. Chez l’adulte, l’Anses conseille de ne pas dépasser un verre de boisson sucrée par jour, jus compris. Pour le reste, <a href="/fiches-pratiques/lire-etiquettes-nutritionnelles">lisez l’étiquette</a>.</p>
<p>En cas de diabète, y compris pendant la grossesse, gardez les repères donnés par votre médecin.</p>', null, 'avancé', 5, 53, 4, true, '2026-11-09T08:00:00Z', '[{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"},{"title":"Sucres dans l’alimentation","publisher":"Anses","year":"2016-2019","url":"https://www.anses.fr/fr/content/sucres-dans-l%E2%80%99alimentation"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (501, 'Pourquoi ai-je encore faim une heure après le repas ?', '<p>Plusieurs raisons sont possibles : un repas trop léger, pauvre en fibres, ou mangé l’esprit ailleurs.</p>
<h3>Ce qui peut jouer</h3>
<ul>
<li><strong>Les fibres.</strong> Elles comptent dans le rassasiement, comme la texture des aliments. À poids égal, des lentilles vertes cuites en apportent environ dix fois plus que du riz blanc cuit.</li>
<li><strong>Les produits ultra-transformés</strong>, ces recettes industrielles très remaniées. Dans un petit essai, vingt adultes en ont mangé pendant deux semaines : ils avalaient environ 500 kcal de plus par jour qu’avec des aliments non transformés.</li>
<li><strong>L’attention.</strong> Manger distrait peut faire manger un peu plus sur le moment. À l’inverse, se souvenir de son repas aide à manger moins au suivant.</li>
</ul>
<h3>À essayer au prochain repas</h3>
<p>Des légumes, un féculent complet ou des légumes secs, un œuf, du poisson ou de la viande, puis un fruit. Assis, sans écran. Et si la faim revient, écoutez-la : un yaourt nature et un fruit font un bon encas.</p>
<p>Si vous avez une maladie de l’intestin ou un traitement du diabète, demandez conseil avant de changer vos repas. Enceinte ou allaitante, ne vous restreignez pas : voyez avec votre sage-femme. Une faim inhabituelle qui s’installe, avec de la fatigue ou un poids qui change sans raison, se signale au médecin.</p>', null, 'facile', 5, 51, 4, true, '2026-09-04T08:00:00Z', '[{"title":"Ultra-processed diets cause excess calorie intake and weight gain (ECR en unité métabolique)","publisher":"Hall et al., Cell Metab","year":"2019","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7946062/"},{"title":"Eating attentively: a systematic review and meta-analysis","publisher":"Robinson et al., AJCN","year":"2013","url":"https://doi.org/10.3945/ajcn.112.045245"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (506, 'Quel goûter donner à un enfant ?', '<p>Du pain avec du chocolat, un fruit ou un produit laitier, et de l’eau : de 4 à 11 ans, un goûter simple convient bien.</p>
<p>Quelques idées pour la semaine :</p>
<ul>
<li>pain et carrés de chocolat, avec une clémentine ;</li>
<li>yaourt nature et banane en rondelles ;</li>
<li>pain complet et verre de lait.</li>
</ul>
<p>Les biscuits et les boissons sucrées ne sont pas interdits : ils viennent de temps en temps. Le jus ne remplace pas le fruit. Selon Santé publique France, un demi-verre par jour au plus avant 11 ans, un verre ensuite.</p>
<p><strong>Le goûter, oui ; le reste de la journée, pas d’ajout.</strong> L’Anses, l’agence sanitaire française, déconseille d’ajouter des prises en dehors du petit-déjeuner, du déjeuner, du goûter et du dîner. La collation systématique de 10 heures à l’école n’est pas justifiée. Pas faim à 16 heures ? N’insistez pas.</p>
<h3>Pour les plus petits</h3>
<p>En cas d’étouffement, ou de gêne pour respirer après un aliment, appelez le 15 ou le 112. Pour éviter l’étouffement, pas de noix, d’amandes ni de cacahuètes entières avant 5 ou 6 ans. Coupez les grains de raisin en quatre, dans la longueur. L’enfant mange assis, jamais seul.</p>
<p>Allergie ou diabète : suivez les consignes de son médecin. Son poids vous préoccupe ? Parlez-lui-en avant de supprimer le goûter.</p>', null, 'facile', 5, 53, 2, true, '2026-10-28T08:00:00Z', '[{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024","url":"https://www.mangerbouger.fr/"},{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"},{"title":"Étouffement et fruits à coque entiers","publisher":"UZ Gand, Let’s Family (CH), UBC Don’t Choke","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"}]', '2026-11-21'),
  (508, 'Je grignote le soir : comment faire ?', '<p>Si vous avez faim, mangez, mais faites-en un vrai petit encas, assis, avec un début et une fin.</p>
<p>C’est ce qui distingue la collation du grignotage, selon la Société suisse de nutrition : l’une est prévue, l’autre vient sans faim et ne s’arrête pas vraiment.</p>
<h3>Vous avez faim</h3>
<p>Votre dîner était peut-être trop léger, ou trop tôt. Prévoyez quelque chose : un yaourt nature et un fruit, du pain complet et un œuf dur, des crudités et du houmous. Demain, étoffez un peu le dîner.</p>
<h3>Vous n’avez pas vraiment faim</h3>
<p>Fatigue, ennui, habitude du canapé : cela arrive à tout le monde. La télévision peut faire manger un peu plus, et un grand paquet aussi. Servez-vous dans un bol, rangez le sachet, puis allumez l’écran. Une tisane ou un appel à un ami remplissent parfois la même place.</p>
<h3>Quand demander conseil</h3>
<p>Une personne âgée qui dîne tôt a souvent intérêt à garder une collation avant la nuit. Avec un diabète traité, ne supprimez rien sans votre médecin. Et si vous mangez en cachette, sans pouvoir vous arrêter, ou avec de la honte, parlez-lui-en : il existe de l’aide, et vous n’avez pas à attendre.</p>', null, 'facile', 5, 53, 4, true, '2026-11-18T08:00:00Z', '[{"title":"Fiches « Dix-heures et goûters »","publisher":"Société suisse de nutrition","year":"2016","url":"https://www.sge-ssn.ch/fr/"},{"title":"Effects of television viewing on food intake: systematic review and meta-analysis","publisher":"Garg et al., Nutrients 17:166","year":"2025","url":"https://doi.org/10.3390/nu17010166"},{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2"}]', '2026-11-21'),
  (504, 'Après 70 ans, faut-il maigrir si mon IMC dépasse 25 ?', '<p>Pas forcément, et jamais sans l’avis de votre médecin.</p>
<p>L’IMC, ou indice de masse corporelle, est le poids en kilos divisé par la taille en mètres au carré (la taille multipliée par elle-même). À partir de 25, l’Organisation mondiale de la santé parle de surpoids chez l’adulte. Mais ces seuils ne s’appliquent pas tels quels aux seniors.</p>
<h3>Le risque peut être inverse</h3>
<p>Avec l’âge, on s’inquiète aussi de la dénutrition : le corps ne reçoit plus assez, les muscles et les défenses faiblissent. Selon la Haute Autorité de santé, à partir de 70 ans, un IMC inférieur à 22 est l’un des signes que le médecin recherche. Un IMC normal ou élevé ne l’écarte pas.</p>
<p>Les recommandations européennes, elles, réservent le régime amaigrissant aux personnes âgées dont l’obésité retentit sur la santé, avec un suivi et de l’activité physique.</p>
<h3>Ce que vous pouvez faire</h3>
<ul>
<li>Pesez-vous une fois par mois et notez le chiffre.</li>
<li>Ne sautez pas de repas pour maigrir.</li>
<li>Vous perdez du poids sans le vouloir, vos vêtements flottent, l’appétit s’en va ? Appelez votre médecin, même si votre IMC est élevé.</li>
</ul>
<p>Un régime vous a déjà été prescrit ? Ne l’arrêtez pas seul, demandez s’il est toujours utile.</p>', null, 'moyen', 5, 52, 3, true, '2026-10-08T08:00:00Z', '[{"title":"Obésité et surpoids (aide-mémoire)","publisher":"OMS","year":"2024","url":"https://www.who.int/fr/news-room/fact-sheets/detail/obesity-and-overweight"},{"title":"Diagnostic de la dénutrition chez la personne de 70 ans et plus","publisher":"HAS / FFN","year":"2021","url":"https://www.has-sante.fr/jcms/p_3165944/fr/diagnostic-de-la-denutrition-chez-la-personne-de-70-ans-et-plus"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"}]', '2026-11-21'),
  (505, 'Mon poids m’inquiète : à qui en parler ?', '<p>À votre médecin traitant d’abord : il connaît votre santé et peut vous orienter.</p>
<p>Vous ne savez pas par où commencer ? Dites simplement : « Mon poids me préoccupe, j’aimerais en parler. » Le guide de la Haute Autorité de santé veut éviter toute stigmatisation, et regarde l’ensemble : repas, activité, sommeil, moral, conditions de vie. Si l’on vous a fait des reproches, vous pouvez demander un autre avis.</p>
<p>Selon votre besoin :</p>
<ul>
<li>un diététicien, pour les repas, la faim, les envies ;</li>
<li>un psychologue, quand manger ou se regarder fait souffrir ;</li>
<li>votre sage-femme, pendant la grossesse ;</li>
<li>le médecin ou le pédiatre, pour un enfant ou un adolescent : pas de régime sans lui.</li>
</ul>
<h3>Quand ne pas attendre</h3>
<p>En cas de malaise, ou si la personne est en danger, appelez le 15 ou le 112.</p>
<p>Peur de manger, crises, vomissements, poids qui chute, obsession du « sain » : prenez rendez-vous sans tarder, pour vous ou pour un proche. Les troubles du comportement alimentaire touchent environ 900 000 personnes en France, la moitié sans soins, selon la Fédération française anorexie boulimie. Vous pouvez appeler sa ligne « Anorexie Boulimie, Info Écoute » : voyez <a href="https://www.ffab.fr/">son site</a>.</p>', null, 'facile', 5, 52, null, true, '2026-10-19T08:00:00Z', '[{"title":"Guide du parcours de soins : surpoids et obésité de l’adulte","publisher":"HAS","year":"2023","url":"https://www.has-sante.fr/"},{"title":"Troubles des conduites alimentaires : repères et ligne « Anorexie Boulimie, Info Écoute »","publisher":"Fédération française anorexie boulimie","year":"2021-2025","url":"https://www.ffab.fr/"}]', '2026-11-21'),
  (503, 'Est-ce normal de reprendre du poids après un régime ?', '<p>Oui, c’est fréquent, et vous n’avez pas à vous le reprocher.</p>
<p>Selon une analyse publiée en 2007, entre un tiers et deux tiers des personnes qui suivent un régime finissent, à long terme, par reprendre plus qu’elles n’avaient perdu. Se priver, reprendre, se priver encore : c’est l’effet « yo-yo ».</p>
<p>En 2010, l’agence sanitaire française (Anses) a passé quinze régimes en revue. Elle y a trouvé des déséquilibres en vitamines, minéraux et fibres, et des risques pour les os, les muscles et le moral.</p>
<h3>Plutôt que le régime suivant</h3>
<ul>
<li>Choisissez un changement assez doux pour tenir toute l’année : de l’eau à la place du soda, des lentilles au menu, un trajet à pied.</li>
<li>Regardez au-delà de l’assiette. La Haute Autorité de santé prend aussi en compte le sommeil, l’activité, le moral et les conditions de vie.</li>
</ul>
<h3>Avant de recommencer</h3>
<p>Selon l’Anses, chercher à perdre du poids ne se justifie qu’en cas d’excès de poids, sur avis médical et avec un suivi. Cet avis est indispensable pour un enfant, pendant la grossesse ou l’allaitement, après 70 ans, avec une maladie ou un traitement. Si vous alternez privations et crises, parlez-en à votre médecin : des soins existent.</p>', null, 'moyen', 5, 52, 4, true, '2026-09-29T08:00:00Z', '[{"title":"Medicare’s search for effective obesity treatments: diets are not the answer","publisher":"Mann et al., Am Psychol","year":"2007","url":"https://doi.org/10.1037/0003-066X.62.3.220"},{"title":"Évaluation des risques liés aux pratiques alimentaires d’amaigrissement","publisher":"Anses","year":"2010-2011","url":"https://www.anses.fr/"},{"title":"Guide du parcours de soins : surpoids et obésité de l’adulte","publisher":"HAS","year":"2023","url":"https://www.has-sante.fr/"}]', '2026-11-21'),
  (502, 'Comment savoir si je me sers la bonne quantité ?', '<p>Fiez-vous d’abord à votre faim : une première assiette moyenne, puis vous vous resservez si vous avez encore faim.</p>
<p>Ce qui brouille ce signal, c’est la taille de ce qu’on nous sert. Quand la portion, le paquet ou le plat grandit, on mange davantage, enfant comme adulte. Pour l’assiette seule, l’effet est moins sûr : inutile de changer votre vaisselle.</p>
<h3>Trois gestes</h3>
<ul>
<li>Posez le plat hors de la table : se resservir devient un choix, pas un réflexe.</li>
<li>Versez biscuits ou chips dans un bol plutôt que de piocher dans le sachet.</li>
<li>Ralentissez. Selon 22 études réunies, manger plus lentement fait manger un peu moins, sans avoir plus faim dans les trois heures qui suivent.</li>
</ul>
<p>Quelques repères pour l’œil, selon le Haut Conseil de la santé publique : une portion de fruit ou de légume pèse environ 80 à 100 g ; un produit laitier, c’est 30 g de fromage ou un yaourt de 125 g. <a href="/fiches-pratiques/gestion-portions">Le guide des portions</a> va plus loin.</p>
<p>Un enfant, une femme enceinte, une personne âgée qui a peu d’appétit n’ont pas à manger moins. Avec un traitement du diabète, gardez les portions convenues avec votre médecin. Et si mesurer vous angoisse, laissez la balance au placard et parlez-en à un professionnel.</p>', null, 'moyen', 5, 51, 4, true, '2026-09-17T08:00:00Z', '[{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2"},{"title":"A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger","publisher":"Robinson et al., AJCN","year":"2014","url":"https://doi.org/10.3945/ajcn.113.081745"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"}]', '2026-11-21'),
  (205, 'Enceinte, quels aliments éviter en priorité ?', '<p>L’alcool, le foie et les aliments qui exposent à la listériose, une infection rare mais grave.</p>
<ul>
<li><strong>Alcool : zéro.</strong> On ne connaît pas de quantité sûre pendant la grossesse. Si arrêter est difficile, dites-le à votre sage-femme, sans honte.</li>
<li><strong>Foie, foie gras, pâté de foie : non</strong>, dès le projet de grossesse, car ils sont très riches en vitamine A. Pas de complément de vitamine A non plus. Vous avez mangé du foie une fois, avant de savoir ? Il n’y a pas de quoi vous inquiéter.</li>
</ul>
<h3>Contre la listériose</h3>
<p>La bactérie se développe même au réfrigérateur. Laissez de côté :</p>
<ul>
<li>les fromages au lait cru, ceux à pâte molle et à croûte (camembert, munster), les fromages pressés peu affinés ;</li>
<li>rillettes, pâtés, produits en gelée ;</li>
<li>poissons et coquillages crus ou fumés, œufs crus.</li>
</ul>
<p>Comté, emmental, beaufort et gruyère restent possibles, même au lait cru. Réglez le réfrigérateur à 4 °C au plus. L’Anses conseille de manger les restes sous trois jours ; le riz, lui, le lendemain au plus tard.</p>
<p>Viande bien cuite, légumes bien lavés : ces gestes comptent encore plus si vous n’êtes pas immunisée contre la toxoplasmose.</p>
<p><strong>De la fièvre ? Consultez sans attendre.</strong> Demandez aussi à votre sage-femme une liste complète : poissons, café, soja, compléments.</p>', null, 'moyen', 2, 23, 2, true, '2026-10-14T08:00:00Z', '[{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Vitamine A : foie déconseillé aux femmes enceintes ou souhaitant l’être","publisher":"Afssa","year":"2004","url":"https://www.anses.fr/"},{"title":"Alcool : repères de consommation à moindre risque","publisher":"Santé publique France / MILDECA","year":"2017-2019","url":"https://www.alcool-info-service.fr/"}]', '2026-11-21'),
  (208, 'Après 75 ans, combien faut-il boire quand on n’a pas soif ?', '<p>Au moins 1,5 L par jour, sauf avis médical contraire, par exemple si votre cœur ou vos reins sont malades.</p>
<p>C’est le repère du Haut Conseil de la santé publique à partir de 75 ans, soit dix petits verres de 15 cl. Des spécialistes européens visent un peu plus : 1,6 L pour les femmes et 2 L pour les hommes. Avec l’âge, la soif diminue. Mieux vaut donc ne pas l’attendre.</p>
<p><strong>Confusion soudaine ou malaise : appelez le 15 ou le 112.</strong> Vertiges, maux de tête, fatigue inhabituelle, urines rares : demandez vite un avis médical. La bouche sèche, le pli de la peau ou la couleur des urines ne permettent pas de juger à cet âge.</p>
<h3>Boire sans y penser</h3>
<ul>
<li>Un verre au réveil, un à chaque repas, un avec les médicaments, un au goûter.</li>
<li>Une carafe à portée de main, là où vous vous asseyez.</li>
<li>De la variété : eau, tisane, thé, café, soupe.</li>
<li>Des aliments pleins d’eau : concombre, tomate, pastèque, yaourt.</li>
</ul>
<p>Pour un proche, proposez souvent, par petites quantités. S’il tousse ou avale de travers en buvant, parlez-en au médecin avant d’insister.</p>
<p>Vous prenez un traitement et il fait très chaud ? Demandez conseil au pharmacien. D’autres idées dans <a href="/fiches-pratiques/hydratation-quotidienne">le guide de l’hydratation</a>.</p>', null, 'facile', 2, 24, 3, true, '2026-11-12T08:00:00Z', '[{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013","url":"https://www.ameli.fr/"}]', '2026-11-21'),
  (206, 'Quand et par quoi commencer la diversification de bébé ?', '<p>Entre 4 mois révolus et 6 mois, avec l’avis du médecin, et par l’aliment que vous voulez.</p>
<p>Légume, fruit, viande, poisson, œuf ou céréale : aucun ordre n’est imposé. Le sein ou le lait infantile continue.</p>
<ul>
<li>Commencez par quelques cuillerées d’une purée lisse, puis suivez son appétit.</li>
<li>Ni sel ni sucre, mais un filet d’huile.</li>
<li>Gluten, œuf bien cuit et arachide ont leur place dès cette période. L’arachide se donne en poudre ou en purée lisse, jamais entière, et seulement après avis médical en cas d’eczéma sévère ou d’allergie connue.</li>
<li>Il grimace ? Reproposez un autre jour, sans insister.</li>
</ul>
<h3>À connaître avant la première cuillère</h3>
<p><strong>Il s’étouffe ? Son visage gonfle, il respire mal, vomit ou fait un malaise après un aliment ? Appelez le 15 ou le 112.</strong></p>
<ul>
<li>Bébé mange assis, jamais seul. Rien de dur ni de rond : raisin entier, noisette, morceau de carotte crue.</li>
<li>Pas de miel avant 1 an, même cuit : il peut provoquer le botulisme, une maladie grave.</li>
<li>Pas de jus. Avant 1 an, ni lait de vache ni boisson végétale à la place de son lait.</li>
</ul>
<p>Bébé est né prématuré, grossit mal ou suit un traitement ? Le médecin fixe le bon moment avec vous.</p>', null, 'moyen', 2, 23, 2, true, '2026-10-23T08:00:00Z', '[{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454"},{"title":"Recommandations diversification 0-3 ans","publisher":"Santé publique France","year":"2021","url":"https://www.mangerbouger.fr/"},{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (209, 'Mon enfant refuse les légumes : que faire ?', '<p>Continuez à en proposer, sans forcer : un légume refusé aujourd’hui peut être accepté plus tard.</p>
<p>Selon l’Anses, il faut parfois présenter un aliment environ huit fois avant qu’il soit accepté. La période de 5 à 18 mois est favorable aux nouveautés ; plus tard, le conseil reste le même.</p>
<p><strong>À table, ce qui aide</strong></p>
<ul>
<li>Servez une petite cuillerée, à côté d’un aliment qu’il aime. Il a le droit de la laisser.</li>
<li>Changez la forme : purée, soupe, gratin, morceaux bien fondants pour les petits.</li>
<li>Mangez-en avec lui, sans commentaire et sans écran.</li>
<li>Évitez le marché « tes haricots, puis le dessert ». La nourriture ne sert ni de récompense ni de consolation.</li>
<li>Laissez-le s’arrêter quand il n’a plus faim.</li>
</ul>
<p><strong>Les fruits comptent aussi.</strong> L’Organisation mondiale de la santé conseille au moins 250 g de fruits et légumes réunis par jour entre 2 et 5 ans, puis 350 g entre 6 et 9 ans. C’est un repère, pas un compte à tenir à chaque repas.</p>
<p>Parlez-en au médecin si votre enfant maigrit ou grandit mal, s’il n’accepte plus que quelques aliments ou si chaque repas devient une bataille.</p>', null, 'facile', 2, 23, 2, true, '2026-11-19T08:00:00Z', '[{"title":"Repères 0-3 ans et 4-17 ans","publisher":"Anses","year":"2019","url":"https://www.anses.fr/"},{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454"},{"title":"Carbohydrate intake for adults and children: guideline","publisher":"OMS","year":"2023","url":"https://www.who.int/publications/i/item/9789240073593"}]', '2026-11-21'),
  (201, 'Quels aliments pour le fer ?', '<p>Le boudin noir, les moules et le foie de volaille apportent beaucoup de fer (pas de foie si vous êtes enceinte ou préparez une grossesse). Le bœuf et les légumes secs comptent aussi.</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau"><table>
<thead>
<tr>
<th>Pour 100 g, cuit</th>
<th>Fer, environ</th>
</tr>
</thead>
<tbody>
<tr>
<td>Boudin noir</td>
<td>23 mg</td>
</tr>
<tr>
<td>Foie de volaille</td>
<td>12 mg</td>
</tr>
<tr>
<td>Moules</td>
<td>4 mg</td>
</tr>
<tr>
<td>Steak haché à 5 % de matière grasse</td>
<td>2,8 mg</td>
</tr>
<tr>
<td>Lentilles vertes</td>
<td>2,4 mg</td>
</tr>
</tbody>
</table></div>
<p>Le boudin reste une charcuterie : de temps en temps, et bien cuit.</p>
<p>Tout ce fer ne s’absorbe pas aussi bien. Le corps retient 15 à 35 % de celui de la viande et du poisson, mais 2 à 20 % de celui des végétaux, des œufs et du lait.</p>
<p><strong>Deux gestes utiles</strong></p>
<ul>
<li>Avec vos lentilles, mangez un poivron cru, un kiwi ou une orange. Leur vitamine C aide à absorber le fer du repas, sans corriger à elle seule une carence.</li>
<li>Si vos réserves sont basses, buvez thé et café à distance des repas.</li>
</ul>
<p>L’autorité européenne de sécurité des aliments retient 16 mg par jour pour les femmes qui ont leurs règles, 11 mg pour les hommes et les femmes ménopausées. C’est un repère, pas une dose à avaler.</p>
<p>Fatigue qui dure, règles abondantes, grossesse, doute pour un enfant ? Voyez le médecin avant de prendre ou de donner du fer.</p>', null, 'facile', 2, 21, 4, true, '2026-09-02T08:00:00Z', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/"},{"title":"Dietary reference values for iron","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4254"}]', '2026-11-21'),
  (204, 'Intolérance au lactose : faut-il arrêter tous les produits laitiers ?', '<p>Le plus souvent, non : la plupart des personnes intolérantes supportent de petites quantités de lactose, le sucre du lait.</p>
<p>L’autorité européenne de sécurité des aliments a fait le point. La grande majorité tolère au moins 12 g en une fois, soit un bol de lait d’environ 250 ml. Quelques personnes réagissent à moins de 6 g. Tout dépend donc de vous, et de la quantité prise d’un coup.</p>
<p><strong>Pour trouver votre mesure, sauf en cas d’allergie au lait</strong></p>
<ul>
<li>Répartissez : plusieurs petites prises dans la journée passent mieux qu’un grand bol.</li>
<li>Essayez le yaourt, et les fromages affinés comme le comté ou l’emmental, souvent mieux digérés.</li>
<li>Notez pendant quelques jours ce que vous mangez et ce que vous ressentez.</li>
</ul>
<p><strong>Ne confondez pas avec l’allergie au lait.</strong> Visage qui gonfle, gêne pour respirer, malaise après un aliment : appelez le 15 ou le 112. Une personne allergique n’essaie rien seule, pas même le yaourt.</p>
<p>Pour un bébé ou un enfant, ne changez pas de lait sans le médecin. Avant 1 an, une boisson végétale ne remplace ni le lait maternel ni le lait infantile.</p>
<p>Si les douleurs durent, si vous maigrissez ou si vous pensez supprimer tous les laitages, demandez un avis médical.</p>', null, 'facile', 2, 22, 4, true, '2026-10-05T08:00:00Z', '[{"title":"Lactose thresholds in lactose intolerance and galactosaemia","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1777"},{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/"}]', '2026-11-21'),
  (207, 'Perdre l’appétit ou du poids après 70 ans : que faire ?', '<p>Prenez rendez-vous chez le médecin : maigrir sans le vouloir se signale toujours, même si l’on n’est pas maigre.</p>
<p><strong>Confusion, malaise, impossibilité de boire, étouffement : appelez le 15 ou le 112.</strong></p>
<p>Le risque s’appelle la dénutrition : le corps ne reçoit plus assez pour ses besoins. Elle affaiblit les muscles et les défenses.</p>
<h3>Les signaux</h3>
<p>Après 70 ans, la Haute Autorité de santé retient notamment une perte de 5 % du poids en un mois, ou de 10 % en six mois. Pour 60 kg, cela fait 3 kg ou 6 kg. Manger moitié moins depuis plus d’une semaine alerte aussi. N’attendez pas ces seuils : seul le médecin pose le diagnostic.</p>
<h3>En attendant le rendez-vous</h3>
<p>Ces gestes aident souvent ; en cas de diabète, de reins malades, de régime prescrit ou si l’on avale de travers, demandez d’abord un avis.</p>
<ul>
<li>Faites des repas plus petits, mais plus nombreux.</li>
<li>Enrichissez purées et soupes : fromage râpé, œuf bien cuit, crème, lait en poudre.</li>
<li>Prenez une collation le soir si plus de 12 heures séparent dîner et petit-déjeuner, un repère de professionnels.</li>
<li>Pesez-vous une fois par mois et notez le chiffre.</li>
<li>Invitez quelqu’un : la compagnie donne envie.</li>
</ul>
<p>Et ne suivez aucun régime restrictif sans raison médicale.</p>', null, 'avancé', 2, 24, 3, true, '2026-11-03T08:00:00Z', '[{"title":"Diagnostic de la dénutrition chez la personne de 70 ans et plus","publisher":"HAS / FFN","year":"2021","url":"https://www.has-sante.fr/jcms/p_3165944/fr/diagnostic-de-la-denutrition-chez-la-personne-de-70-ans-et-plus"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"},{"title":"Collation nocturne, jeûne de 12 h","publisher":"Géroscopie ; Fondation Médéric Alzheimer","year":"2017-2024","url":"https://www.geroscopie.fr/collation-nocturne-pour-dormir-ou-se-rendormir-idm-4-ids-32769"}]', '2026-11-21'),
  (203, 'Régime sans gluten : qui en a vraiment besoin ?', '<p>Les personnes atteintes de maladie cœliaque, et parfois celles qui sont allergiques au blé, avec leur médecin.</p>
<p>Le gluten se trouve dans le blé, le seigle et l’orge. En cas de maladie cœliaque, le corps ne le supporte pas : le régime sans gluten, strict et à vie, est le traitement. Selon l’association AFDIAG, environ une personne sur cent est concernée en France, mais seuls 10 à 20 % des cas seraient diagnostiqués.</p>
<h3>Pas avant les examens</h3>
<p>Visage qui gonfle, gêne pour respirer ou malaise après un aliment : appelez le 15 ou le 112, et n’en reprenez pas sans avis médical.</p>
<p>Si vous n’avez pas eu ce genre de réaction, continuez à manger du gluten jusqu’à la prise de sang et la biopsie, un petit prélèvement. L’arrêter plus tôt rendrait le résultat douteux. C’est déjà fait ? Dites-le au médecin.</p>
<h3>Pour les autres</h3>
<p>Chez des adultes sans maladie cœliaque, une étude n’a pas trouvé de lien entre le gluten et l’infarctus. En l’évitant, on risque de manger moins de céréales complètes : les chercheurs ne le conseillent donc pas.</p>
<p>Votre ventre vous gêne, ou vous vous sentez mieux sans pain ? Parlez-en avant de tout changer. Pour un enfant, ne retirez rien sans le médecin.</p>', null, 'moyen', 2, 22, 4, true, '2026-09-24T08:00:00Z', '[{"title":"Maladie cœliaque en France","publisher":"AFDIAG","url":"https://www.afdiag.fr/"},{"title":"Quels sont les critères diagnostiques actuels de la maladie cœliaque ?","publisher":"AFDIAG","url":"http://www.afdiag.fr/faq/quels-sont-les-criteres-diagnostiques-actuels-de-la-mc/"},{"title":"Long term gluten consumption in adults without celiac disease and risk of coronary heart disease","publisher":"Lebwohl et al., BMJ","year":"2017","url":"https://doi.org/10.1136/bmj.j1892"}]', '2026-11-21'),
  (202, 'Faut-il prendre de la vitamine D en complément ?', '<p>Pas sans en parler : un supplément se décide avec un médecin, selon votre âge, votre peau et vos sorties.</p>
<p>La peau fabrique cette vitamine au soleil. Pour un adulte, l’Anses cite 15 à 20 minutes, en fin de matinée ou l’après-midi, sans coup de soleil ; jamais un bébé en plein soleil. Sardines, maquereau, jaune d’œuf et laits enrichis en apportent aussi.</p>
<p>En France, plus de 70 % des adultes en ont un peu trop peu ; le vrai manque, la carence, touche 6,5 % d’entre eux. La peau en fabrique moins avec l’âge, après la ménopause, ou si elle est mate ou foncée : parlez-en.</p>
<h3>Attention aux cumuls</h3>
<p>Les vitamines D d’un médicament, d’un complément et d’un lait enrichi s’additionnent. La limite européenne chez l’adulte est de 100 µg par jour (4 000 UI), tout compris : un plafond, pas un but. Vous suivez une ordonnance ? Ne changez rien seul.</p>
<h3>Et les enfants ?</h3>
<p>Trop de gouttes, peut-être ? Si l’enfant va mal, appelez le 15 ou le 112. Sinon, appelez le centre antipoison : 01 45 42 59 59.</p>
<p>Pour un bébé, c’est un médicament prescrit, pas un complément. Certains compléments atteignent 10 000 UI par goutte : des surdosages ont abîmé des reins. Un seul produit, et des gouttes comptées.</p>', null, 'avancé', 2, 21, 4, true, '2026-09-16T08:00:00Z', '[{"title":"Vitamin D: why do I need an adequate intake and how can I make sure I get it?","publisher":"Anses","year":"2021","url":"https://www.anses.fr/en/content/vitamin-d-why-do-i-need-adequate-intake-and-how-can-i-make-sure-i-get-it"},{"title":"Tolerable upper intake level for vitamin D","publisher":"EFSA","year":"2023","url":"https://doi.org/10.2903/j.efsa.2023.8145"},{"title":"Vitamine D chez l’enfant : recourir aux médicaments et non aux compléments alimentaires","publisher":"Anses / ANSM","year":"2021","url":"https://www.anses.fr/fr/content/vitamine-d-chez-l%E2%80%99enfant-recourir-aux-m%C3%A9dicaments-et-non-aux-compl%C3%A9ments-alimentaires-pour"}]', '2026-11-21'),
  (306, 'Comment savoir si mon ado sportif mange assez ?', '<p>Regardez sa forme plutôt que ses calories : quelques signes, comme une fatigue qui dure, doivent faire consulter.</p>
<p>Un gros appétit à cet âge n’a rien d’étonnant. Pour une activité modérée, l’autorité européenne de sécurité des aliments estime le besoin moyen à 17 ans à 2 300 kcal par jour pour une fille et 2 900 pour un garçon. C’est plus qu’à 35 ans. Ce sont des moyennes : inutile de compter.</p>
<h3>Quand consulter</h3>
<p>Manger longtemps trop peu pour ce que l’on dépense peut dérégler les hormones, les os, les défenses, l’humeur et les performances. Le Comité international olympique appelle REDs ce déficit d’énergie. Filles et garçons sont concernés. Prenez rendez-vous chez un médecin, si possible du sport, devant :</p>
<ul>
<li>une fatigue qui s’installe ;</li>
<li>des blessures à répétition ;</li>
<li>des règles absentes ;</li>
<li>une peur de manger, des vomissements ou un poids qui chute.</li>
</ul>
<h3>Au quotidien</h3>
<p>Des repas réguliers, un vrai goûter, de l’eau. Pas de protéines en poudre ni de boissons énergisantes. Pas de régime pour « faire le poids » sans médecin. À table, parlez de forme et de plaisir de jouer plutôt que de poids.</p>', null, 'moyen', 3, 32, 2, true, '2026-10-28T08:00:00Z', '[{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994"},{"title":"Dietary reference values for energy","publisher":"EFSA","year":"2013","url":"https://doi.org/10.2903/j.efsa.2013.3005"},{"title":"Troubles des conduites alimentaires : repères et ligne « Anorexie Boulimie, Info Écoute »","publisher":"Fédération française anorexie boulimie","year":"2021-2025","url":"https://www.ffab.fr/"}]', '2026-11-21'),
  (308, 'Faut-il boire avant d’avoir soif quand on fait du sport ?', '<p>Oui s’il fait chaud ou si l’effort dure, par petites gorgées ; mais, pendant l’effort, jamais plus que ce que vous perdez.</p>
<p><strong>Confusion ou malaise, pendant ou après l’effort : appelez d’abord le 15 ou le 112.</strong></p>
<p>Les spécialistes américains de médecine du sport (ACSM) donnent deux bornes. Ne perdez pas plus de 2 % de votre poids, soit 1,4 kg pour 70 kg. Et n’avalez pas plus d’eau que vous n’en perdez : le sodium du sang pourrait trop baisser. C’est l’hyponatrémie. Se forcer à boire n’est donc pas plus prudent.</p>
<h3>La balance, mieux qu’une règle toute faite</h3>
<p>À l’âge adulte, pesez-vous avant et après une sortie longue.</p>
<ul>
<li>Votre poids a un peu baissé, sans dépasser 2 % : c’est bien.</li>
<li>Il a baissé davantage : buvez plus la prochaine fois.</li>
<li>Il a augmenté : vous avez trop bu, buvez moins.</li>
</ul>
<p>Après un long effort, si vous repartez bientôt, l’ACSM conseille environ 1,5 L par kilo perdu, avec un repas salé ou une boisson salée. Avec une maladie du cœur ou des reins, demandez d’autres repères à votre médecin.</p>
<p>Après 65 ans, la balance n’est pas un bon juge : buvez souvent sans attendre la soif, sauf avis médical contraire. En pleine canicule, reportez la séance. Enceinte ou sous traitement, demandez conseil.</p>', null, 'avancé', 3, 33, 4, true, '2026-11-19T08:00:00Z', '[{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597"},{"title":"Fortes chaleurs et canicule : conseils de prévention","publisher":"Santé publique France","url":"https://www.santepubliquefrance.fr/"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"}]', '2026-11-21'),
  (307, 'Comment préparer une boisson de l’effort maison ?', '<p>Un litre d’eau, 60 g de sucre, une petite pincée de sel : gardez-la pour un effort intense de plus d’une heure.</p>
<p>Dans ce cas, la Société internationale de nutrition sportive conseille 30 à 60 g de glucides par heure, par exemple dans une boisson qui en contient 6 à 8 %, soit 60 à 80 g par litre. Un demi-litre de votre mélange en apporte 30 g. Pour une séance plus courte ou tranquille, l’eau suffit.</p>
<h3>Deux recettes pour un litre</h3>
<ul>
<li><strong>Au sucre :</strong> 1 litre d’eau, 60 g de sucre (une quinzaine de cuillères à café), une petite pincée de sel, un filet de citron pour le goût.</li>
<li><strong>Au jus d’orange :</strong> moitié eau, moitié jus, trois cuillères à café de sucre, une petite pincée de sel.</li>
</ul>
<p>Goûtez-la d’abord à l’entraînement. Si elle vous pèse, ajoutez de l’eau, et buvez sans vous forcer.</p>
<p>Hors du sport, l’eau reste la boisson de tous les jours. Ce litre dépasse à lui seul les 50 g de sucres libres (sucre ajouté, miel, jus) que l’OMS conseille de ne pas atteindre dans la journée, pour 2 000 kcal.</p>
<p>Avec un diabète (y compris de grossesse), une maladie du cœur ou des reins, ou une tension trop haute, demandez d’abord à votre médecin. Pour un enfant, restez à l’eau.</p>', null, 'moyen', 3, 33, 1, true, '2026-11-09T08:00:00Z', '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"}]', '2026-11-21'),
  (302, 'Café ou boisson énergisante avant le sport, est-ce une bonne idée ?', '<p>Un café, oui, si vous êtes adulte, en bonne santé, et qu’il vous réussit ; une boisson énergisante, mieux vaut s’en passer.</p>
<p>L’Anses déconseille ces boissons pendant l’effort et avec de l’alcool. Elle les déconseille toujours aux enfants, aux adolescents et aux femmes enceintes ou qui allaitent.</p>
<h3>La limite vaut aussi les jours de sport</h3>
<p>Pour un adulte en bonne santé, l’autorité européenne de sécurité des aliments (EFSA) juge sûrs 200 mg de caféine au plus en une fois, et 400 mg sur la journée. Pendant la grossesse et l’allaitement, c’est 200 mg par jour.</p>
<p>Selon l’EFSA, on trouve à peu près :</p>
<ul>
<li>80 mg dans un expresso ;</li>
<li>90 mg dans une tasse de café filtre ;</li>
<li>50 mg dans un thé noir ;</li>
<li>80 mg dans une canette énergisante de 250 ml.</li>
</ul>
<p>Ces teneurs varient beaucoup, et tout s’additionne : deux expressos et un thé bus à la suite dépassent déjà 200 mg. Nous ne donnons pas de dose « pour la performance » : elle peut dépasser cette limite.</p>
<p>Avant 18 ans, enceinte ou avec une maladie du cœur, ne prenez pas de caféine pour mieux courir. Sous traitement, demandez à votre pharmacien. Douleur dans la poitrine ou malaise à l’effort : arrêtez-vous et appelez le 15 ou le 112.</p>', null, 'moyen', 3, 31, 1, true, '2026-09-11T08:00:00Z', '[{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102"},{"title":"EFSA explains risk assessment: Caffeine (fiche grand public, teneurs types)","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine"},{"title":"Boissons dites énergisantes : mise en garde","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (303, 'Combien de protéines par jour quand on fait du sport ?', '<p>Entre 1,4 et 2 g par kilo de poids et par jour : cela suffit à la plupart des adultes en bonne santé qui s’entraînent régulièrement, selon la Société internationale de nutrition sportive (ISSN).</p>
<p>À 60 kg, cela fait de 84 à 120 g par jour. Pour comparer, l’Anses retient 0,83 g par kilo chez l’adulte, et autour de 1 g après 60 ans. Vous nagez une fois de temps en temps ? Ce repère-là suffit en général.</p>
<h3>Le total du jour d’abord</h3>
<p>L’heure exacte compte moins que la somme de la journée. L’ISSN propose 20 à 40 g par prise, toutes les trois à quatre heures. Voici à quoi cela ressemble :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau"><table>
<thead>
<tr>
<th>Aliment</th>
<th>Protéines</th>
</tr>
</thead>
<tbody>
<tr>
<td>100 g de filet de poulet cuit</td>
<td>environ 30 g</td>
</tr>
<tr>
<td>150 g de tofu nature</td>
<td>environ 20 g</td>
</tr>
<tr>
<td>200 g de lentilles cuites</td>
<td>environ 20 g</td>
</tr>
<tr>
<td>250 g de fromage blanc</td>
<td>environ 20 g</td>
</tr>
</tbody>
</table></div>
<p>Le pain, les pâtes et le riz en ajoutent un peu à chaque repas.</p>
<p>Ces chiffres de sportifs ne valent ni pour les adolescents, ni pendant la grossesse, ni en cas de maladie des reins. Dans ces situations, demandez un avis médical avant d’augmenter vos apports.</p>', null, 'avancé', 3, 32, 1, true, '2026-09-24T08:00:00Z', '[{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8"},{"title":"Protéines : rôle, sources et apports recommandés","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/content/proteines-role-sources-et-apports-recommandes"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (305, 'Que manger après le sport pour bien récupérer ?', '<p>Votre prochain repas suffit le plus souvent : un féculent, des protéines, des légumes ou un fruit, et de l’eau.</p>
<p>Le féculent reconstitue les réserves des muscles. Les protéines servent à leur entretien. Inutile de courir au réfrigérateur : selon la Société internationale de nutrition sportive (ISSN), la quantité de protéines sur la journée compte plus que l’heure exacte.</p>
<p>Trois idées, sans produit spécial :</p>
<ul>
<li>du riz, une boîte de thon, des tomates, puis un fruit ;</li>
<li>une omelette, du pain complet, une salade, un yaourt ;</li>
<li>des lentilles avec de la semoule, puis une compote.</li>
</ul>
<p>Le repas est encore loin ? Une banane et un bol de fromage blanc permettent d’attendre.</p>
<p><strong>Une exception :</strong> vous repartez moins de quatre heures après, pour un second match ou une autre épreuve. Dans ce cas, commencez à manger sans tarder, surtout des glucides (pain, riz, fruits), et buvez.</p>
<p>Si vous prenez de l’insuline ou un autre traitement du diabète, préparez ce repas d’après l’effort avec l’équipe qui vous suit. Et si la fatigue ne passe plus malgré le repos et de vrais repas, parlez-en à votre médecin.</p>', null, 'facile', 3, 32, 1, true, '2026-10-16T08:00:00Z', '[{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8"},{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4"}]', '2026-11-21'),
  (301, 'Que manger avant le sport, et combien de temps avant ?', '<p>Un repas simple avec des féculents, quelques heures avant, ou une petite collation si le temps manque.</p>
<p>Les féculents apportent des glucides. Vos muscles les mettent en réserve (c’est le glycogène), puis les brûlent pendant l’effort. Une assiette de 200 g de pâtes cuites en fournit une cinquantaine de grammes ; la même quantité de riz blanc cuit, un peu plus de 60 g.</p>
<ul>
<li><strong>Au repas d’avant :</strong> des pâtes, du riz ou des pommes de terre, un peu de poulet, de poisson ou d’œuf, puis une compote.</li>
<li><strong>Juste avant de partir :</strong> une banane, ou un morceau de pain avec un peu de confiture.</li>
<li><strong>Séance courte et tranquille, sans faim ni diabète traité ?</strong> Ne vous forcez pas.</li>
</ul>
<p>Et le bon délai ? On en lit beaucoup, à l’heure près. Nous n’avons pas trouvé de source assez solide pour vous en donner un. Votre meilleur repère est votre ventre : il ne doit plus vous gêner quand vous bougez. Faites vos essais à l’entraînement, pas le jour d’une course.</p>
<p>Si vous avez un diabète traité, l’heure et le contenu de ce repas se décident avec votre médecin.</p>', null, 'facile', 3, 31, 4, true, '2026-09-02T08:00:00Z', '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (304, 'Les protéines en poudre sont-elles utiles ?', '<p>Rarement : si vos repas sont variés et que vous mangez à votre faim, vous pouvez vous en passer.</p>
<p>Un bol de 250 g de fromage blanc apporte environ 20 g de protéines, autant que 200 g de lentilles cuites. Comptez environ 27 g pour 100 g de thon au naturel en boîte. La poudre peut dépanner quand un repas est impossible. Elle n’a rien d’indispensable.</p>
<p>Prudence avec les produits vendus pour « prendre du muscle » ou « brûler les graisses ». En 2016, l’Anses faisait état de 49 signalements d’effets indésirables. Selon elle, leur efficacité n’est souvent pas démontrée, et on peut se doper sans le savoir.</p>
<p><strong>Si vous en prenez</strong></p>
<ul>
<li>Parlez-en d’abord à votre médecin ou à votre pharmacien : un complément n’a pas besoin d’autorisation avant d’être vendu.</li>
<li>Ne cumulez pas plusieurs produits et évitez les cures longues.</li>
<li>Un effet inattendu ? Arrêtez et signalez-le à un professionnel de santé. Gêne pour respirer ou malaise : d’abord le 15 ou le 112.</li>
</ul>
<p>Pas de poudre pour un enfant ou un adolescent. Enceinte ou allaitante, avec des reins malades ou un traitement, n’en prenez pas sans avis médical.</p>', null, 'facile', 3, 32, 1, true, '2026-10-05T08:00:00Z', '[{"title":"Compléments alimentaires destinés aux sportifs","publisher":"Anses","year":"2016","url":"https://www.anses.fr/"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21')
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
  sources = excluded.sources,
  reviewed_on = excluded.reviewed_on;
select setval(pg_get_serial_sequence('public.faqalim_faqs', 'id'), (select max(id) from public.faqalim_faqs));
