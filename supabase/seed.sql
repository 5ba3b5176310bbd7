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
<p>Du fer des végétaux, des œufs et du lait, notre corps n’absorbe que 2 à 20 %. Pour le fer dit « héminique », celui de la viande et du poisson, c’est 15 à 35 %.</p>
<h4>Ce qui aide, ce qui freine</h4>
<ul>
<li><strong>La vitamine C</strong> : du poivron cru dans les lentilles, du persil sur les pois chiches, un kiwi ou une orange en dessert. Elle peut multiplier l’absorption jusqu’à quatre fois, mais sur un seul repas. Sur plusieurs jours d’alimentation complète, le gain est bien plus petit.</li>
<li><strong>Le thé</strong> : dans une étude, du thé noir bu avec du pain a réduit l’absorption du fer de 79 à 94 %, avec ou sans lait. Le cacao et les tisanes la freinaient aussi.</li>
<li><strong>Le café</strong> la freine quand on le boit avec le repas ou dans l’heure qui suit.</li>
</ul>
<p>Si vos réserves sont bonnes, thé et café importent peu. Si elles sont basses, la vitamine C ne les remonte pas à elle seule.</p>
<p>Fatigue qui dure, règles abondantes, grossesse, enfant végétarien : demandez au médecin s’il faut une prise de sang, et ne commencez pas de fer en comprimés sans lui.</p>', null, 'moyen', 6, 62, 4, true, '2026-10-07T08:00:00Z', '[{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/"},{"title":"Effect of ascorbic acid intake on nonheme-iron absorption from a complete diet","publisher":"Cook & Reddy, AJCN","year":"2001","url":"https://doi.org/10.1093/ajcn/73.1.93"},{"title":"Inhibition of non-haem iron absorption in man by polyphenolic-containing beverages","publisher":"Hurrell et al., Br J Nutr","year":"1999","url":"https://pubmed.ncbi.nlm.nih.gov/10999016/"},{"title":"Inhibition of food iron absorption by coffee","publisher":"Morck et al., AJCN","year":"1983","url":"https://pubmed.ncbi.nlm.nih.gov/6402915/"}]', '2026-11-21'),
  (606, 'Une boisson végétale peut-elle remplacer le lait ?', '<p>Jamais pour un bébé de moins d’un an ; pour un adulte, en partie, si elle est enrichie en calcium.</p>
<p><strong>Avant 1 an</strong>, selon l’Anses, ces boissons ne remplacent ni le lait maternel ni la préparation pour bébé. Votre bébé en boit à la place de son lait ? S’il fait un malaise, appelez le 15 ou le 112. Sinon, joignez son médecin aujourd’hui. Entre 1 et 3 ans, c’est aussi à lui de dire quel lait convient.</p>
<h4>Pour les plus grands, lisez l’étiquette</h4>
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
<td>Boisson au soja enrichie en calcium</td>
<td>98 mg</td>
<td>3,4 g</td>
</tr>
<tr>
<td>Boisson au soja nature</td>
<td>12 mg</td>
<td>3,3 g</td>
</tr>
<tr>
<td>Boisson à l’amande nature</td>
<td>12 mg</td>
<td>1,1 g</td>
</tr>
</tbody>
</table></div>
<p>Sans calcium ajouté, ces boissons en contiennent près de dix fois moins que le lait. Cherchez donc le mot « calcium » sur la brique, et choisissez-la sans sucres ajoutés.</p>
<p>Le soja est à limiter chez l’enfant et à éviter pendant la grossesse ; soja et fruits à coque sont aussi des allergènes, mis en évidence dans les ingrédients. Un enfant qui ne boit plus de lait, par choix ou par allergie ? Voyez avec son médecin par quoi le remplacer.</p>', null, 'moyen', 6, 62, 2, true, '2026-10-26T08:00:00Z', '[{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/"},{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (608, 'Comment bien cuire les lentilles et les pois chiches ?', '<p>Les lentilles cuisent sans trempage ; les pois chiches et les haricots secs trempent d’abord une nuit.</p>
<h4>Les temps, selon les guides de cuisson</h4>
<ul>
<li><strong>Lentilles corail</strong> : environ 10 minutes.</li>
<li><strong>Petites lentilles vertes</strong> : 20 à 25 minutes.</li>
<li><strong>Grosses lentilles</strong> : 40 à 45 minutes.</li>
<li><strong>Pois chiches et haricots secs</strong> : 8 à 12 heures de trempage. Jetez l’eau, puis cuisez jusqu’à ce qu’ils soient tendres.</li>
</ul>
<p>La cocotte-minute divise la cuisson par deux environ. Vous avez oublié le trempage ? Faites bouillir 2 minutes, puis laissez gonfler 1 heure à couvert.</p>
<p>Prévoyez 60 à 75 g crus par personne pour un plat : cela double de volume, au moins. En boîte, c’est déjà cuit. Rincez : vous ôtez une partie du sel et des sucres qui fermentent dans le ventre.</p>
<h4>Attention aux haricots rouges secs</h4>
<p>Mal cuits, ils peuvent provoquer de violents vomissements : dans ce cas, appelez le 15 ou le 112. Pour l’éviter, l’agence américaine FDA conseille 5 heures de trempage au moins, eau jetée, puis 30 minutes à gros bouillons. La mijoteuse seule ne suffit pas.</p>
<p>Après 75 ans, le Haut Conseil de la santé publique propose des légumes secs deux fois par semaine ; si vous mâchez ou avalez mal, ou si vos reins ou vos intestins sont malades, demandez d’abord au médecin.</p>', null, 'facile', 6, 63, 3, true, '2026-11-17T08:00:00Z', '[{"title":"Guides de cuisson des légumineuses","publisher":"beendi.com, anniecaroncuisinesante.com","url":"https://beendi.com/blogs/les-astuces/les-8-regles-d-or-pour-la-cuisson-des-legumineuses-lentilles-pois-chiches-pois-casses-haricots-secs"},{"title":"Bad Bug Book, 2e éd. : phytohémagglutinine (haricots rouges)","publisher":"FDA (États-Unis)","year":"2012","url":"https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/"}]', '2026-11-21'),
  (607, 'Mon enfant est végétarien : comment faire à la cantine ?', '<p>Demandez ce que la cantine sert à la place de la viande, puis complétez le soir : un repas moins réussi à midi se rattrape.</p>
<h4>Les questions à poser</h4>
<ul>
<li>Y a-t-il un plat végétarien, ou seulement la garniture ?</li>
<li>Avec des œufs, du fromage, des légumes secs ?</li>
<li>Y a-t-il du soja ? L’Anses recommande depuis 2025 de ne pas en servir en restauration collective. S’il y en a, n’en redonnez pas à la maison.</li>
</ul>
<h4>Le soir, si midi était léger</h4>
<p>Une omelette avec du pain et des légumes. Un dahl : des lentilles corail, du riz, un kiwi en dessert. Ou des pâtes aux pois chiches, avec du fromage râpé. Le kiwi n’est pas là par hasard : au même repas, sa vitamine C aide à absorber le fer des légumes secs.</p>
<p>Selon l’Anses, les végétariens ont des niveaux moins favorables de fer, mais aussi d’iode, de vitamine B12 et de vitamine D. Dites au médecin que votre enfant ne mange pas de viande, et ne donnez pas de complément sans lui.</p>
<p><strong>Ni œufs ni laitages ?</strong> L’alimentation est alors végétalienne. Chez un jeune enfant, elle demande de la B12 et un suivi médical et diététique régulier. Prenez rendez-vous avant de commencer ; si c’est déjà le cas, n’attendez pas.</p>', null, 'moyen', 6, 63, 2, true, '2026-11-06T08:00:00Z', '[{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/"},{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/"},{"title":"Clinical practice: vegetarian infant and child nutrition","publisher":"Van Winckel et al., Eur J Pediatr","year":"2011","url":"https://doi.org/10.1007/s00431-011-1547-x"}]', '2026-11-21'),
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
<p>Les idées de repas sont dans <a href="/fiches-pratiques/proteines-vegetales">la fiche sur les protéines végétales</a>.</p>', null, 'facile', 6, 61, 4, true, '2026-09-04T08:00:00Z', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Protéines : rôle, sources et apports recommandés","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/content/proteines-role-sources-et-apports-recommandes"},{"title":"Dietary protein and amino acids in vegetarian diets: a review","publisher":"Mariotti & Gardner, Nutrients","year":"2019","url":"https://doi.org/10.3390/nu11112661"},{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (603, 'Peut-on manger du soja tous les jours ?', '<p>Plutôt pas : alternez-le avec d’autres légumes secs, limitez-le chez l’enfant et évitez-le pendant la grossesse.</p>
<p>Le soja contient des isoflavones. Ces substances agissent, faiblement, comme des hormones : les œstrogènes. En 2025, l’Anses a retenu un seuil de 0,02 mg d’isoflavones par kilo de poids et par jour. Il est deux fois plus bas pour l’enfant avant la puberté, pendant la grossesse et chez les femmes en âge d’avoir des enfants.</p>
<p>Or ces seuils sont souvent franchis : toujours selon l’Anses, parmi les personnes qui mangent du soja, par 76 % des enfants de 3 à 5 ans et par 47 % des hommes adultes et des femmes de 18 à 50 ans. Pas de quoi s’alarmer, mais une bonne raison de varier.</p>
<p>Combien de tofu, alors ? Nous n’avons pas de chiffre vérifié pour traduire ces seuils en portions. Deux habitudes aident :</p>
<ul>
<li>du tofu un jour, des lentilles un autre, des pois chiches ensuite ;</li>
<li>pas de boisson, de dessert et de steak au soja dans la même journée.</li>
</ul>
<p>Si vous en mangiez au début d’une grossesse, dites-le simplement à votre sage-femme. Et si vous suivez un traitement, interrogez votre pharmacien.</p>', null, 'avancé', 6, 61, 4, true, '2026-09-29T08:00:00Z', '[{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/"},{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (602, 'Sportif et végétarien, dois-je associer céréales et légumineuses ?', '<p>Dans la journée, oui ; au même repas, ce n’est pas nécessaire.</p>
<p>Les protéines sont faites de petites briques, les acides aminés. Les légumineuses (lentilles, pois chiches, haricots) apportent bien l’une d’elles, la lysine. Les céréales complètent avec d’autres, dites « soufrées ». Des flocons d’avoine le matin et des lentilles le soir font donc équipe.</p>
<h4>Le plus important : la quantité du jour</h4>
<p>Pour un adulte en bonne santé qui s’entraîne régulièrement, la Société internationale de nutrition sportive juge suffisants, le plus souvent, 1,4 à 2 g de protéines par kilo et par jour, soit 84 à 120 g à 60 kg. Elle propose de les répartir en prises de 20 à 40 g, toutes les trois ou quatre heures. Le total compte plus que l’heure exacte.</p>
<p>Pour environ 20 g de protéines végétales, comptez 200 g de lentilles ou 240 g de pois chiches, pesés cuits.</p>
<p>Ces chiffres ne valent ni à l’adolescence, ni pendant la grossesse, ni avec une maladie des reins. Voyez alors un médecin ou un diététicien, comme devant une fatigue ou des blessures qui se répètent, ou des règles absentes.</p>', null, 'avancé', 6, 61, 1, true, '2026-09-16T08:00:00Z', '[{"title":"Complementary proteins (HealthTalk)","publisher":"American Institute for Cancer Research","url":"https://www.aicr.org/"},{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994"}]', '2026-11-21'),
  (605, 'Faut-il prendre de la vitamine B12 quand on est végane ?', '<p>Oui, à tout âge : sans aucun produit animal, l’assiette n’apporte presque pas de vitamine B12.</p>
<p>D’après les sources médicales citées plus bas, une alimentation végétalienne en fournit au plus 0,25 µg (microgramme) par jour. Le repère européen est de 4 µg pour un adulte, 4,5 µg pendant la grossesse et 5 µg pendant l’allaitement. Manger plus de légumes n’y change rien : il faut un complément.</p>
<h4>Comment s’y prendre</h4>
<ul>
<li>Demandez au médecin ou au pharmacien quel produit prendre et à quel rythme. Les repères ci-dessus ne sont pas la dose d’un comprimé.</li>
<li>Dites-lui vos traitements et vos autres compléments.</li>
<li>Vous êtes végane depuis longtemps sans complément ? Prenez rendez-vous, même si vous vous sentez bien.</li>
</ul>
<p>Les œufs, le fromage et le poisson apportent de la B12. Si vous en mangez rarement, faites aussi le point avec lui.</p>
<p><strong>Enceinte, allaitante, ou pour un enfant</strong>, un suivi médical est indispensable. Chez un tout-petit, une alimentation végétalienne ne s’envisage qu’avec un médecin et un diététicien qui le voient régulièrement, et avec de la B12 : mal conduite, elle est dangereuse. S’il mange déjà ainsi sans suivi, appelez son médecin sans attendre.</p>', null, 'facile', 6, 62, 4, true, '2026-10-15T08:00:00Z', '[{"title":"Vitamine B12 et régimes sans produits animaux","publisher":"Prescrire","url":"https://www.prescrire.org/"},{"title":"Dietary reference values for cobalamin (vitamin B12)","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4150"},{"title":"Clinical practice: vegetarian infant and child nutrition","publisher":"Van Winckel et al., Eur J Pediatr","year":"2011","url":"https://doi.org/10.1007/s00431-011-1547-x"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (105, 'Quelles sont les « bonnes graisses » ?', '<p>Ce sont surtout les graisses dites « insaturées » : celles des huiles de colza, de noix et d’olive, et des poissons gras.</p>
<p>On les oppose aux graisses saturées, abondantes dans le beurre et l’huile de coco. L’énergie ne départage pas les huiles, toutes à 900 kcal environ pour 100 g. Leur composition, si :</p>
<div class="table-scroll" tabindex="0" role="group" aria-label="Tableau"><table>
<thead>
<tr>
<th>Pour 100 g</th>
<th>Graisses saturées</th>
</tr>
</thead>
<tbody>
<tr>
<td>Huile de coco</td>
<td>84 g</td>
</tr>
<tr>
<td>Beurre</td>
<td>55 g</td>
</tr>
<tr>
<td>Huile d’olive</td>
<td>15 g</td>
</tr>
<tr>
<td>Huile de colza</td>
<td>7 g</td>
</tr>
</tbody>
</table></div>
<p>Selon une synthèse du réseau Cochrane (2020), remplacer une partie des graisses saturées réduit d’environ 17 % le risque d’accident cardiovasculaire. C’est un chiffre relatif : le gain dépend du risque de départ. Sur la mortalité, aucun effet clair.</p>
<h4>Dans l’assiette</h4>
<ul>
<li><strong>Un peu d’huile chaque jour</strong> : colza ou noix en vinaigrette, pour leurs oméga-3 ; olive à la poêle, sans la laisser fumer.</li>
<li><strong>Du poisson deux fois par semaine</strong>, dont un gras : sardine, maquereau, hareng ou saumon. Enceinte, allaitante ou pour un enfant de moins de 3 ans, évitez notamment l’espadon et le requin ; la sage-femme ou le médecin vous donnera la liste complète. Enceinte, mangez-le bien cuit.</li>
<li><strong>Le beurre garde sa place</strong>, cru et en petite quantité.</li>
</ul>
<p>Si vous êtes suivi pour le cœur ou le cholestérol, les consignes de votre médecin passent avant ces repères.</p>', null, 'avancé', 1, 12, null, true, '2026-10-09T08:00:00Z', '[{"title":"Reduction in saturated fat intake for cardiovascular disease","publisher":"Cochrane (Hooper et al.)","year":"2020","url":"https://doi.org/10.1002/14651858.CD011737.pub3"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Avis relatif à la consommation des poissons et produits de la pêche","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (101, 'Le café déshydrate-t-il ?', '<p>Non, pas aux doses habituelles : votre tasse de café compte dans ce que vous buvez.</p>
<p>La caféine fait uriner un peu plus, mais l’eau de la tasse compense. Des chercheurs ont suivi cinquante habitués qui buvaient quatre cafés par jour à la place d’autant d’eau : leur hydratation est restée la même. L’effet n’apparaît qu’à dose très forte, quand on avale beaucoup de caféine d’un coup.</p>
<p><strong>Ce qui compte, c’est la dose de caféine.</strong> Pour un adulte en bonne santé, l’autorité européenne de sécurité des aliments retient :</p>
<ul>
<li>200 mg au plus en une prise (selon elle, un expresso en apporte environ 80) ;</li>
<li>400 mg au plus sur la journée ;</li>
<li>200 mg par jour pendant la grossesse et l’allaitement.</li>
</ul>
<p>Pensez aussi au thé, aux colas et aux boissons énergisantes : ils s’additionnent.</p>
<p>Votre sommeil en souffre, votre cœur bat trop vite ? Alors c’est déjà trop pour vous, quel que soit le chiffre. Avec une maladie du cœur ou un traitement, demandez son avis à votre médecin ou à votre pharmacien.</p>', null, 'facile', 1, 13, 4, true, '2026-09-03T08:00:00Z', '[{"title":"No evidence of dehydration with moderate daily coffee intake","publisher":"Killer et al., PLoS ONE","year":"2014","url":"https://doi.org/10.1371/journal.pone.0084154"},{"title":"Coffee with high but not low caffeine content augments fluid and electrolyte excretion at rest","publisher":"Seal et al., Front Nutr","year":"2017","url":"https://doi.org/10.3389/fnut.2017.00040"},{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102"},{"title":"EFSA explains risk assessment: Caffeine (fiche grand public, teneurs types)","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine"}]', '2026-11-21'),
  (108, 'DLC, DDM : peut-on manger un produit après la date ?', '<p>Après une DLC, non ; après une DDM, le plus souvent oui.</p>
<h4>« À consommer jusqu’au… » : la DLC</h4>
<p>La date limite de consommation est celle des produits périssables, comme la viande fraîche ou le poisson. C’est la seule dont le dépassement expose à un risque pour la santé. Le lendemain, on jette sans goûter, même si tout semble normal. Pendant la grossesse, avec l’âge ou quand les défenses sont affaiblies, ne transigez ni sur cette date, ni sur le froid.</p>
<h4>« À consommer de préférence avant… » : la DDM</h4>
<p>La date de durabilité minimale est indicative. Conserves, café, gâteaux secs, lait UHT : si l’emballage est intact et le produit bien conservé, il peut perdre du goût ou des vitamines, sans devenir dangereux.</p>
<p>Une fois l’emballage ouvert, la date imprimée ne suffit plus : suivez aussi la durée « après ouverture ».</p>
<h4>Le cas des conserves abîmées</h4>
<p><strong>Vision trouble, difficulté à avaler ou à parler après un repas : appelez le 15 ou le 112.</strong> Ce peut être le botulisme. Quelle que soit la date, jetez sans goûter une boîte ou un bocal bombé, qui fuit ou qui sent mauvais.</p>', null, 'facile', 1, 14, 4, true, '2026-11-10T08:00:00Z', '[{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Conserves maison : les règles essentielles pour éviter le botulisme","publisher":"UFC-Que Choisir","year":"2023","url":"https://www.quechoisir.org/actualite-conserves-maison-les-regles-essentielles-pour-eviter-le-botulisme-n111042/"}]', '2026-11-21'),
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
<p>Pour le reste de l’emballage, voyez <a href="/fiches-pratiques/lire-etiquettes-nutritionnelles">le guide des étiquettes</a>.</p>', null, 'moyen', 1, 14, 2, true, '2026-10-30T08:00:00Z', '[{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"},{"title":"Déclaration nutritionnelle sur les denrées alimentaires (dépliant / fiche)","publisher":"DGCCRF","year":"2014","url":"https://www.economie.gouv.fr/dgccrf/Publications/Vie-pratique/Fiches-pratiques/declaration-nutritionnelle-sur-denrees-alimentaires"},{"title":"L’étiquetage des produits alimentaires préemballés","publisher":"DEETS Mayotte (DGCCRF)","year":"2024","url":"https://mayotte.deets.gouv.fr/L-etiquetage-des-produits-alimentaires-preemballes"},{"title":"Règlement (CE) n° 1924/2006 concernant les allégations nutritionnelles et de santé – annexe","publisher":"Union européenne","year":"2006","url":"https://eur-lex.europa.eu/eli/reg/2006/1924/oj"}]', '2026-11-21'),
  (106, 'Combien d’eau faut-il boire par jour ?', '<p>Environ 1,6 L de boissons par jour pour une femme, 2 L pour un homme : des repères moyens d’adulte, à suivre sans compter chaque verre.</p>
<p>L’autorité européenne de sécurité des aliments raisonne sur toute l’eau de la journée : 2 L pour les femmes, 2,5 L pour les hommes. Les boissons en fournissent 70 à 80 %. Le reste est dans l’assiette : soupe, fruits, légumes, yaourt.</p>
<p>L’eau d’abord ; le thé, le café et les tisanes sans sucre comptent aussi.</p>
<h4>Quand il en faut plus</h4>
<ul>
<li>S’il fait très chaud, ou si vous faites un effort.</li>
<li>Enceinte : 300 ml d’eau de plus par jour, aliments compris. En allaitant : 700 ml de plus.</li>
</ul>
<h4>Avec l’âge</h4>
<p><strong>Confusion soudaine ou malaise : appelez le 15 ou le 112.</strong> Des vertiges ou une fatigue inhabituelle demandent vite un avis médical.</p>
<p>La soif prévient moins bien. À partir de 75 ans, le Haut Conseil de la santé publique conseille de ne pas l’attendre et de boire au moins 1,5 L par jour.</p>
<p>Votre cœur ou vos reins sont malades ? C’est le médecin qui fixe la quantité, à tout âge. Un jeune enfant a besoin de moins ; pour un bébé, posez-lui la question.</p>', null, 'facile', 1, 13, 4, true, '2026-10-20T08:00:00Z', '[{"title":"Scientific opinion on dietary reference values for water","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1459"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013","url":"https://www.ameli.fr/"}]', '2026-11-21'),
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
<p>Augmentez petit à petit, en buvant régulièrement : un ventre peu habitué peut gonfler. Maladie de l’intestin, opération récente, douleurs qui durent ? L’avis du médecin passe d’abord.</p>', null, 'moyen', 1, 12, 4, true, '2026-09-29T08:00:00Z', '[{"title":"Recommandations d’apports en fibres (AS 30 g/j)","publisher":"Anses","year":"2016","url":"https://www.anses.fr/"},{"title":"Carbohydrate intake for adults and children: guideline","publisher":"OMS","year":"2023","url":"https://www.who.int/publications/i/item/9789240073593"},{"title":"Carbohydrate quality and human health (revues et méta-analyses)","publisher":"Reynolds et al., Lancet","year":"2019","url":"https://doi.org/10.1016/S0140-6736(18)31809-9"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (109, 'Peut-on se fier au Nutri-Score ?', '<p>Oui, pour comparer deux produits du même rayon ; non, pour savoir combien en manger.</p>
<p>De A à E, la lettre résume le tableau nutritionnel et certains ingrédients, toujours pour 100 g ou 100 ml. Elle ignore donc la part que vous servez. Un A ne se mange pas sans limite ; un D ou un E garde sa place, moins souvent et en plus petite quantité.</p>
<h4>Deux calculs en rayon</h4>
<p>Jusqu’en mars 2027, l’ancienne et la nouvelle note se côtoient. La nouvelle porte un bandeau « nouveau calcul ». Ne comparez pas l’une avec l’autre : 30 à 40 % des produits changent de lettre.</p>
<p>Selon Santé publique France, le nouveau calcul est plus sévère pour le sucre et le sel, plus favorable aux fibres et aux poissons gras. Côté boissons, seule l’eau obtient un A.</p>
<h4>Pas de lettre sur le paquet ?</h4>
<p>Cela ne prouve rien : fin 2025, l’affichage restait facultatif en France. La nutrition sportive et les aliments pour les moins de 3 ans n’en portent pas.</p>
<p>Avec une allergie, un diabète ou un régime prescrit, la lettre ne suffit pas : lisez les ingrédients et suivez les consignes reçues.</p>', null, 'moyen', 1, 14, 4, true, '2026-11-19T08:00:00Z', '[{"title":"Nutri-Score : nouvelle formule (communiqués des 17/3/2025 et 30/6/2025)","publisher":"Santé publique France","year":"2025","url":"https://www.santepubliquefrance.fr/determinants-de-sante/nutrition-et-activite-physique/articles/nutri-score"},{"title":"Arrêté du 14 mars 2025 (Nutri-Score) – annexe, cahier des charges","publisher":"JORF","year":"2025","url":"https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000051329254"},{"title":"Le Sénat s’oppose à l’affichage obligatoire du Nutri-Score (PLFSS pour 2026)","publisher":"Public Sénat","year":"2025","url":"https://www.publicsenat.fr/actualites/sante/le-senat-soppose-a-laffichage-obligatoire-du-nutri-score"}]', '2026-11-21'),
  (102, '5 fruits et légumes par jour : c’est quoi, une portion ?', '<p>Une portion pèse environ 80 à 100 g, selon le Haut Conseil de la santé publique.</p>
<p>Le repère français est d’au moins cinq par jour, par exemple trois de légumes et deux de fruits. Cinq fois 80 g font 400 g : c’est aussi le minimum de l’Organisation mondiale de la santé à partir de 10 ans. Pour les plus jeunes, elle retient 350 g entre 6 et 9 ans, 250 g entre 2 et 5 ans.</p>
<h4>Ce qui compte, ce qui ne compte pas</h4>
<ul>
<li>Le frais, le surgelé et la conserve comptent tous.</li>
<li>Le jus ne compte pas : il n’a presque plus de fibres. Santé publique France le limite à un demi-verre par jour de 4 à 11 ans, à un verre ensuite.</li>
<li>La pomme de terre se range avec les féculents.</li>
</ul>
<h4>Se faire l’œil</h4>
<p>Pesez une fois, par curiosité, votre pomme ou votre part de haricots verts. Ensuite, rangez la balance : pour les légumes, vos deux mains en coupe donnent une idée.</p>
<p>Vous en êtes loin ? Ajoutez une seule portion, au repas qui vous arrange : un fond de sachet surgelé convient très bien.</p>
<p>Un régime prescrit, pour les reins par exemple, passe avant ce repère.</p>', null, 'facile', 1, 11, 4, true, '2026-09-08T08:00:00Z', '[{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Carbohydrate intake for adults and children: guideline","publisher":"OMS","year":"2023","url":"https://www.who.int/publications/i/item/9789240073593"},{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024","url":"https://www.mangerbouger.fr/"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (103, 'Combien de sel par jour, et où se cache-t-il ?', '<p>Moins de 5 g par jour pour un adulte, tout compris : c’est la limite conseillée par l’Organisation mondiale de la santé.</p>
<p>Le plus gros ne sort pas de la salière. Selon une enquête menée en France en 2010 auprès de volontaires, environ les trois quarts du sel venaient d’aliments achetés tout prêts. Le pain et les biscottes en apportaient 24 %, la charcuterie 12,5 %, les fromages 8 %. Ces chiffres datent, mais ils montrent où regarder.</p>
<h4>Saler moins, sans manger fade</h4>
<ul>
<li>Goûtez avant de saler.</li>
<li>Relevez le plat autrement : ail, herbes, épices, filet de citron.</li>
<li>Entre deux soupes ou deux jambons, comparez la ligne « sel » pour 100 g.</li>
<li>Rincez les pois chiches et les haricots en boîte : une partie du sel part avec l’eau.</li>
</ul>
<h4>Quand on avance en âge</h4>
<p>Ne vous lancez pas de vous-même dans un « sans sel » strict, surtout si l’appétit baisse. Les spécialistes européens de la nutrition des personnes âgées (ESPEN) conseillent d’éviter les régimes restrictifs sans raison médicale.</p>
<p>Tension élevée, cœur ou reins malades, traitement : c’est le médecin qui fixe votre limite. Celle d’un jeune enfant est plus basse.</p>', null, 'moyen', 1, 11, 3, true, '2026-09-17T08:00:00Z', '[{"title":"Réduction de l’apport en sodium (aide-mémoire)","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news-room/fact-sheets/detail/salt-reduction"},{"title":"NutriNet-Santé : consommation de sel en France (premiers résultats)","publisher":"Inserm/Inra/Cnam/Paris 13","year":"2010","url":"https://etude-nutrinet-sante.fr/"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"},{"title":"Dietary reference values for sodium","publisher":"EFSA","year":"2019","url":"https://doi.org/10.2903/j.efsa.2019.5778"}]', '2026-11-21'),
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
<p>Et pour le reste du réfrigérateur, voyez <a href="/fiches-pratiques/conservation-aliments">la fiche conservation</a>.</p>', null, 'facile', 4, 42, 2, true, '2026-10-07T08:00:00Z', '[{"title":"Rice: safe cooling, storing and reheating (conseils NHS / Royal Borough of Kensington and Chelsea)","publisher":"NHS / RBKC","url":"https://www.rbkc.gov.uk/business-and-enterprise/food-safety/rice-poultry-and-eggs"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Cinq clefs pour des aliments plus sûrs","publisher":"OMS","year":"2001-2006","url":"https://www.who.int/publications/i/item/9789241594639"}]', '2026-11-21'),
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
<p>Des idées pour ce soir ? Voyez <a href="/fiches-pratiques/cuisine-rapide">la fiche cuisine rapide</a>.</p>', null, 'avancé', 4, 41, 4, true, '2026-09-04T08:00:00Z', '[{"title":"Effect of different cooking methods on the content of vitamins and true retention in selected vegetables","publisher":"Lee et al., Food Sci Biotechnol","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6049644/"},{"title":"Microwave cooking and nutrition","publisher":"Harvard Health Publishing","year":"2015","url":"https://www.health.harvard.edu/staying-healthy/microwave-cooking-and-nutrition"},{"title":"Fours à micro-ondes (fiche d’information)","publisher":"OFSP (Suisse)","year":"2016","url":"https://www.bag.admin.ch/"},{"title":"Hygiène, préparation et conservation des biberons","publisher":"Afssa","year":"2005","url":"https://www.anses.fr/"}]', '2026-11-21'),
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
<p>Demandez à votre sage-femme ou à votre médecin si vous êtes protégée contre la toxoplasmose, une infection à éviter quand on attend un bébé. Sinon, ou dans le doute, lavez très soigneusement les légumes, mangez la viande bien cuite, jardinez avec des gants et confiez la litière du chat à quelqu’un d’autre.</p>', null, 'facile', 4, 41, 4, true, '2026-09-27T08:00:00Z', '[{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Food safety tips (ne pas rincer la viande, décongeler au froid, ne pas recongeler)","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/"},{"title":"Toxoplasmose : recommandations (Afssa 2005 / Anses)","publisher":"Afssa-Anses","year":"2005","url":"https://www.anses.fr/"},{"title":"Cold Food Storage Chart ; Safe Minimum Internal Temperatures","publisher":"FoodSafety.gov (USDA/FDA, États-Unis)","url":"https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts"}]', '2026-11-21'),
  (408, 'Faut-il manger seulement des légumes de saison ?', '<p>Non : la saison est un bon repère, mais l’important est d’abord de manger des légumes, sous la forme qui vous arrange.</p>
<p>Santé publique France conseille au moins cinq portions de fruits et légumes par jour, et le surgelé ou la conserve y comptent comme le frais. Des haricots verts surgelés nature en janvier ? Très bien.</p>
<p>La saison a surtout un intérêt pour le climat, quand elle évite de chauffer des serres. D’après la base Agribalyse de l’ADEME, une tomate de serre chauffée émet plusieurs fois plus de gaz à effet de serre qu’une tomate de saison.</p>
<h4>Que choisir, et quand ?</h4>
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
<p>Sous anticoagulant antivitamine K, ne changez pas d’un coup votre part de choux, d’épinards ou de salade au fil des saisons : voyez d’abord votre pharmacien.</p>
<p>Avant de remplir le panier, un œil à <a href="/fiches-pratiques/courses-intelligentes">la fiche courses</a>.</p>', null, 'moyen', 4, 43, 4, true, '2026-11-19T08:00:00Z', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Base Agribalyse : empreinte carbone de la tomate","publisher":"ADEME","year":"2023","url":"https://agribalyse.ademe.fr/"},{"title":"Calendriers de saison (métropole)","publisher":"mrbienetre.fr, pratique.fr, regioneo.com","year":"2017-2024","url":"https://pratique.fr/consommer-fruits-legumes-saison.html"},{"title":"Médicaments et aliments : principales interactions","publisher":"Afssaps / ANSM","year":"2008","url":"https://ansm.sante.fr/"}]', '2026-11-21'),
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
<p>S’organiser ne règle pas tout. Selon des travaux de l’Inra (2009-2016), autour de 3,5 € par jour et par adulte, il devenait très difficile de couvrir tous ses besoins, et c’était avant la hausse des prix. Votre mairie ou un travailleur social peut vous orienter vers une aide.</p>', null, 'moyen', 4, 43, 4, true, '2026-11-09T08:00:00Z', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Prix et consommation des légumes secs","publisher":"TF1 Info ; 20 Minutes ; Inrae/Kantar cité par IFIP","year":"2023-2025","url":"https://www.20minutes.fr/economie/4026184-20230313-alimentation-pourquoi-donc-francais-boudent-legumineuses"},{"title":"Guides de cuisson des légumineuses","publisher":"beendi.com, anniecaroncuisinesante.com","url":"https://beendi.com/blogs/les-astuces/les-8-regles-d-or-pour-la-cuisson-des-legumineuses-lentilles-pois-chiches-pois-casses-haricots-secs"},{"title":"Coût minimal d’une alimentation équilibrée","publisher":"Inra (N. Darmon)","year":"2009-2016","url":"https://www.inrae.fr/"}]', '2026-11-21'),
  (406, 'Peut-on recongeler un aliment décongelé ?', '<p>Non, s’il est toujours cru ; oui, si vous l’avez cuisiné entre-temps : c’est alors le plat cuit que vous congelez.</p>
<p>C’est le conseil de l’agence britannique de sécurité des aliments. Le congélateur met les microbes en pause, il ne les tue pas : ils peuvent repartir quand l’aliment dégèle. Cuisez donc bien ensuite, surtout pour un jeune enfant, une femme enceinte ou une personne âgée.</p>
<h4>Bien décongeler</h4>
<ul>
<li>Au réfrigérateur, la veille. L’OMS déconseille la température ambiante.</li>
<li>Si le temps manque, au micro-ondes, puis cuisez aussitôt.</li>
<li>Le steak haché surgelé va droit dans la poêle, jusqu’à ce qu’il n’y ait plus de rose au centre.</li>
</ul>
<h4>Combien de temps au congélateur ?</h4>
<p>Avec les mois, à −18 °C, c’est surtout le goût qui baisse. Un site public américain, FoodSafety.gov, donne ces repères :</p>
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
<p>Inscrivez le contenu et la date sur chaque sachet. <a href="/fiches-pratiques/conservation-aliments">La fiche conservation</a> complète ces repères.</p>', null, 'avancé', 4, 42, 4, true, '2026-10-29T08:00:00Z', '[{"title":"Food safety tips (ne pas rincer la viande, décongeler au froid, ne pas recongeler)","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/"},{"title":"Cinq clefs pour des aliments plus sûrs","publisher":"OMS","year":"2001-2006","url":"https://www.who.int/publications/i/item/9789241594639"},{"title":"Cold Food Storage Chart ; Safe Minimum Internal Temperatures","publisher":"FoodSafety.gov (USDA/FDA, États-Unis)","url":"https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts"},{"title":"Veillons à bien cuire les aliments","publisher":"CLCV","url":"https://www.clcv.org/nutrition-sante/veillons-a-bien-cuire-les-aliments"}]', '2026-11-21'),
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
<h4>Quand s’inquiéter ?</h4>
<p>Du sang dans les selles, ou un enfant dont l’état vous inquiète : appelez le 15 ou le 112. Pour une diarrhée avec mal au ventre, consultez sans attendre.</p>', null, 'facile', 4, 41, 2, true, '2026-09-15T08:00:00Z', '[{"title":"Syndrome hémolytique et urémique pédiatrique en France : chiffres clés 2021","publisher":"Santé publique France","year":"2022","url":"https://www.santepubliquefrance.fr/les-actualites/2022/syndrome-hemolytique-et-uremique-pediatrique-en-france-chiffres-cles-2021"},{"title":"Veillons à bien cuire les aliments","publisher":"CLCV","url":"https://www.clcv.org/nutrition-sante/veillons-a-bien-cuire-les-aliments"},{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"}]', '2026-11-21'),
  (405, 'À quelle température régler son réfrigérateur ?', '<p>À 4 °C au plus dans la zone la plus froide, sans descendre sous 0 °C.</p>
<p>La notice indique où se trouve cette zone ; un thermomètre posé là vous dira où vous en êtes. Entre 0 et 4 °C, les salmonelles cessent de se multiplier. Une autre bactérie, la <em>Listeria</em>, ralentit sans s’arrêter. Elle cause la listériose, rare (350 à 400 cas par an en France) mais grave, surtout pour les personnes âgées, les femmes enceintes et celles dont les défenses sont affaiblies.</p>
<h4>Bien ranger, selon l’Anses</h4>
<ul>
<li>La zone la plus froide est pour les viandes et les poissons crus.</li>
<li>Les cartons autour des pots s’enlèvent ; les restes s’emballent.</li>
<li>Ce qui a coulé s’essuie tout de suite. Grand nettoyage : au moins une fois par an, mieux chaque mois.</li>
</ul>
<h4>Le froid ne fait pas tout</h4>
<p>Si vous faites partie de ces personnes fragiles, évitez les charcuteries cuites, les poissons fumés et les fromages à pâte molle, surtout au lait cru. Le comté ou l’emmental, à pâte pressée cuite, conviennent mieux. Respectez les dates « à consommer jusqu’au ».</p>
<p>Enceinte, consultez en cas de fièvre. Si un traitement affaiblit vos défenses, faites préciser cette liste par votre médecin ou votre pharmacien.</p>', null, 'moyen', 4, 42, 3, true, '2026-10-18T08:00:00Z', '[{"title":"Refrigerator and food hygiene","publisher":"Anses","year":"2013","url":"https://www.anses.fr/en/content/refrigerator-and-food-hygiene"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Consommation de fromages au lait cru : rappel des précautions","publisher":"DGAL / préfectures","year":"2019-2021","url":"https://agriculture.gouv.fr/"}]', '2026-11-21'),
  (706, '« Le chocolat noir est bon pour la santé »', '<p>Le cacao contient des substances utiles aux vaisseaux sanguins, mais une tablette ordinaire n’en garantit pas la dose : le chocolat noir reste d’abord un plaisir.</p>
<p>Ces substances s’appellent les flavanols. En 2012, l’autorité européenne de sécurité des aliments (EFSA) leur a reconnu un effet précis : 200 mg par jour aident les vaisseaux à se dilater normalement. Il faut pour cela environ 10 g d’un chocolat spécialement riche en flavanols, pas de n’importe quelle tablette.</p>
<p>Pour 100 g, un chocolat noir à 70 % apporte :</p>
<ul>
<li>environ 590 kcal et 29 g de graisses saturées ;</li>
<li>18 g de sucres, contre 53 g dans un chocolat au lait ;</li>
<li>200 mg de magnésium.</li>
</ul>
<p>Quelques carrés (20 g) font environ 120 kcal. Savourez-les à la fin du repas ou au goûter, parce que c’est bon, pas « pour le cœur » : ils ne remplacent aucun traitement.</p>
<p>Le chocolat contient aussi de la caféine : autour de 25 mg pour 50 g, selon l’EFSA. Comptez-la avec vos cafés et vos thés, surtout si vous êtes enceinte ou si vous dormez mal.</p>', 'La vérité : c’est plus nuancé', 'avancé', 7, 72, 4, true, '2026-10-06T08:00:00Z', '[{"title":"Cocoa flavanols and maintenance of normal endothelium-dependent vasodilation","publisher":"EFSA","year":"2012","url":"https://doi.org/10.2903/j.efsa.2012.2809"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"EFSA explains risk assessment: Caffeine (fiche grand public, teneurs types)","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine"}]', '2026-11-21'),
  (711, '« Passé la date, tout est bon à jeter »', '<p>Tout dépend des mots écrits devant la date : une mention protège votre santé, l’autre renseigne surtout sur le goût.</p>
<ul>
<li><strong>« À consommer jusqu’au… »</strong> concerne les produits fragiles, comme la viande fraîche emballée. La date est dépassée ? Jetez, sans goûter, même si l’odeur est bonne. C’est encore plus vrai pour une femme enceinte, une personne âgée ou dont les défenses sont affaiblies.</li>
<li><strong>« À consommer de préférence avant… »</strong> est une indication. Gâteaux secs, café, conserves ou lait longue conservation peuvent perdre du goût ou des vitamines. Ils ne deviennent pas dangereux s’ils sont intacts et bien conservés.</li>
</ul>
<p>Une conserve abîmée, elle, peut rendre gravement malade. Vision double ou floue, bouche sèche, peine à avaler ou à parler après un repas : appelez tout de suite le 15 ou le 112. Un bocal ou une boîte bombé, qui fuit ou sent mauvais se jette sans goûter, même avant la date.</p>
<p>Pour jeter moins, rangez devant ce qui doit être mangé en premier. Un produit entamé se surveille de plus près : voyez sa durée « après ouverture », et <a href="/fiches-pratiques/conservation-aliments">notre guide de conservation</a>.</p>', 'La vérité : c’est plus nuancé', 'facile', 7, 74, 4, true, '2026-11-11T08:00:00Z', '[{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"},{"title":"Conserves maison : les règles essentielles pour éviter le botulisme","publisher":"UFC-Que Choisir","year":"2023","url":"https://www.quechoisir.org/actualite-conserves-maison-les-regles-essentielles-pour-eviter-le-botulisme-n111042/"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', '2026-11-21'),
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
<p>Et si une fatigue qui dure vous fait penser au manque de fer, voyez le médecin avant d’en prendre en comprimés.</p>', 'La vérité : plutôt faux', 'moyen', 7, 72, null, true, '2026-09-30T08:00:00Z', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/"},{"title":"Médicaments et aliments : principales interactions","publisher":"Afssaps / ANSM","year":"2008","url":"https://ansm.sante.fr/"},{"title":"Vitamine A : foie déconseillé aux femmes enceintes ou souhaitant l’être","publisher":"Afssa","year":"2004","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (702, '« Les glucides du soir font grossir »', '<p>Une assiette de pâtes ne compte pas double parce qu’il est 20 heures : c’est l’ensemble de la journée qui joue sur le poids.</p>
<p>Le soir, parce qu’on bouge peu, le corps mettrait tout en réserve ? Pour le vérifier, des chercheurs ont suivi pendant six mois 78 policiers en situation d’obésité. Ceux qui gardaient leurs glucides (pain, pâtes, riz, pommes de terre) surtout pour le dîner ont perdu du poids, et même plutôt plus que les autres.</p>
<p>Gardons la mesure : c’est un seul essai, sur un groupe bien particulier. Il ne dit pas qu’il faut tout manger le soir. Il laisse penser que l’heure ne décide pas de tout.</p>
<p>Au dîner, gardez donc votre féculent si vous avez faim, avec une bonne part de légumes. Complet quand c’est possible : Santé publique France en conseille au moins un par jour.</p>
<p>Avec un diabète, demandez à votre médecin avant de changer la répartition de vos glucides. À un âge avancé, ou si l’appétit manque, n’allégez pas votre dîner sans avis médical.</p>', 'La vérité : faux', 'facile', 7, 71, 4, true, '2026-09-08T08:00:00Z', '[{"title":"Greater weight loss and hormonal changes after 6 months diet with carbohydrates eaten mostly at dinner","publisher":"Sofer et al., Obesity","year":"2011","url":"https://doi.org/10.1038/oby.2011.48"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"}]', '2026-11-21'),
  (703, '« Le jeûne intermittent fait mieux maigrir que tout »', '<p>Ne manger qu’à certaines heures, ou certains jours, fait perdre à peu près autant de poids qu’un régime classique.</p>
<p>La règle séduit par sa simplicité : on regarde l’heure, on ne compte rien. Une analyse parue en 2025 a réuni 99 essais et 6 582 adultes, en moyenne en situation d’obésité. La perte de poids y est proche de celle d’un régime suivi tous les jours. Une seule formule fait un peu mieux, le jeûne un jour sur deux : environ 1,3 kg de plus.</p>
<p>Ces essais sont courts : on ne sait pas bien ce qui reste ensuite. Or, à long terme, un tiers à deux tiers des gens qui font un régime reprennent plus qu’ils n’avaient perdu, selon une synthèse de 2007.</p>
<h4>Avant de commencer</h4>
<p>Ne jeûnez pas si vous êtes enceinte, si vous prenez un traitement pour le diabète ou si vous avez un trouble alimentaire. Le jeûne ne convient pas non plus aux enfants ni aux personnes âgées.</p>
<p>Pour les autres, voyez d’abord votre médecin : selon l’Anses, perdre du poids ne se justifie qu’en cas d’excès, avec un suivi. Et si la règle des heures vous obsède ou vous épuise, arrêtez et dites-le-lui.</p>', 'La vérité : plutôt faux', 'avancé', 7, 71, null, true, '2026-09-15T08:00:00Z', '[{"title":"Intermittent fasting strategies and their effects on body weight and other cardiometabolic risk factors","publisher":"Semnani-Azad et al., BMJ","year":"2025","url":"https://doi.org/10.1136/bmj-2024-082007"},{"title":"Medicare’s search for effective obesity treatments: diets are not the answer","publisher":"Mann et al., Am Psychol","year":"2007","url":"https://doi.org/10.1037/0003-066X.62.3.220"},{"title":"Évaluation des risques liés aux pratiques alimentaires d’amaigrissement","publisher":"Anses","year":"2010-2011","url":"https://www.anses.fr/"}]', '2026-11-21'),
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
<p>Si vous avez peu d’appétit ou si vous maigrissez sans le vouloir, ne cherchez pas à manger moins : c’est le moment de consulter.</p>', 'La vérité : vrai', 'facile', 7, 71, 4, true, '2026-09-22T08:00:00Z', '[{"title":"A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger","publisher":"Robinson et al., AJCN","year":"2014","url":"https://doi.org/10.3945/ajcn.113.081745"},{"title":"Eating slowly increases the postprandial response of PYY and GLP-1","publisher":"Kokkinos et al., JCEM","year":"2010","url":"https://doi.org/10.1210/jc.2009-1018"},{"title":"Effects of television viewing on food intake: systematic review and meta-analysis","publisher":"Garg et al., Nutrients 17:166","year":"2025","url":"https://doi.org/10.3390/nu17010166"}]', '2026-11-21'),
  (707, '« Pas de miel avant un an »', '<p>Un bébé de moins d’un an ne doit jamais goûter de miel, ni cuit, ni dans un biberon, ni sur la tétine.</p>
<p><strong>Il en a déjà mangé ?</strong> S’il respire mal, avale difficilement ou n’est pas comme d’habitude, appelez tout de suite le 15 ou le 112. S’il va bien, prévenez son médecin et suivez ses conseils.</p>
<p>Le danger s’appelle le botulisme infantile, une intoxication qui peut être grave. L’agence française de sécurité sanitaire des aliments (Afssa) a mis en garde en 2010. Ce n’est pas une question de quantité : même une touche est de trop, et la cuisson n’y change rien.</p>
<ul>
<li>Lisez la liste des ingrédients des biscuits et des gâteaux.</li>
<li>Prévenez les grands-parents et la personne qui le garde.</li>
<li>Donnez ses purées et ses compotes nature : avant un an, ni sucre ni sel ajoutés.</li>
</ul>
<p>Après son premier anniversaire, le miel n’est plus interdit. Il reste très sucré, avec environ 80 g de sucres pour 100 g : gardez la main légère.</p>', 'La vérité : vrai', 'facile', 7, 72, 2, true, '2026-10-14T08:00:00Z', '[{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010","url":"https://www.anses.fr/"},{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (708, '« Les œufs font du cholestérol, il faut les éviter »', '<p>Un œuf par jour n’est pas associé à davantage d’accidents du cœur ou des vaisseaux, sauf peut-être en cas de diabète.</p>
<p>On imagine le cholestérol de l’œuf filant droit dans les artères. Une étude parue en 2020 dans une revue médicale britannique ne retrouve pas ce danger. Elle observe des habitudes : elle ne prouve pas que l’œuf protège, et ne dit rien de votre propre taux de cholestérol.</p>
<p><strong>Le diabète, une exception à prendre au sérieux.</strong> Chez les personnes diabétiques, une étude de 2013 associe les œufs à davantage de maladies des artères du cœur. C’est un lien, pas une preuve. Si c’est votre cas, demandez à votre médecin combien d’œufs vous conviennent.</p>
<h4>À table</h4>
<ul>
<li>Tendre et riche en protéines, l’œuf dépanne bien quand la viande devient difficile à mâcher (sauf allergie).</li>
<li>Accompagnez-le de légumes et de pain plutôt que de lardons.</li>
<li>À un âge avancé, pendant la grossesse, chez le jeune enfant ou avec des défenses affaiblies, évitez l’œuf cru (mayonnaise maison, par exemple).</li>
</ul>
<p>Cholestérol élevé ou traité ? Gardez votre traitement, et parlez de vos repas à votre médecin.</p>', 'La vérité : plutôt faux', 'moyen', 7, 73, 3, true, '2026-10-21T08:00:00Z', '[{"title":"Egg consumption and risk of cardiovascular disease","publisher":"Drouin-Chartier et al., BMJ","year":"2020","url":"https://doi.org/10.1136/bmj.m513"},{"title":"Egg consumption and risk of coronary heart disease and stroke","publisher":"Rong et al., BMJ","year":"2013","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC3538567/"},{"title":"Conservation des œufs","publisher":"terre-net (Académie d’agriculture), rtbf, loeufdenosvillages","year":"2004-2019","url":"https://www.terre-net.fr/2004/amp/article/5617/conservez-vos-oeufs-au-froid-et-ne-les-lavez-pas"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (712, '« Il faut absolument prendre un petit-déjeuner »', '<p>Un adulte en bonne santé qui n’a pas faim le matin peut s’en passer ; pour un enfant, le petit-déjeuner reste conseillé.</p>
<p>Le sauter ferait grossir, dit-on, parce qu’on mangerait davantage ensuite. Une analyse de 13 essais ne le confirme pas. Avec un petit-déjeuner, on mangeait environ 260 kcal de plus par jour. Les personnes qui le sautaient pesaient 0,44 kg de moins. L’écart est mince et les preuves sont de faible qualité : ce n’est pas non plus une méthode pour maigrir.</p>
<h4>Selon votre situation</h4>
<ul>
<li><strong>Vous avez faim le matin ?</strong> Mangez : par exemple du pain complet, un yaourt et un fruit.</li>
<li><strong>Vous n’avez pas faim ?</strong> Attendez, et gardez un fruit ou du pain pour plus tard.</li>
<li><strong>Pour un enfant</strong>, l’Anses s’en tient à quatre moments : petit-déjeuner, déjeuner, goûter et dîner.</li>
<li><strong>À un âge avancé</strong>, ne passez pas plus de douze heures sans manger la nuit, selon un repère des professionnels du grand âge. Une petite collation le soir peut aider.</li>
</ul>
<p>Diabète traité, grossesse ? Ne sautez pas de repas sans en parler à votre médecin ou à votre sage-femme.</p>', 'La vérité : c’est plus nuancé', 'moyen', 7, 74, null, true, '2026-11-18T08:00:00Z', '[{"title":"Effect of breakfast on weight and energy intake: systematic review of RCTs","publisher":"Sievert et al., BMJ","year":"2019","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6352874/"},{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"},{"title":"Collation nocturne, jeûne de 12 h","publisher":"Géroscopie ; Fondation Médéric Alzheimer","year":"2017-2024","url":"https://www.geroscopie.fr/collation-nocturne-pour-dormir-ou-se-rendormir-idm-4-ids-32769"}]', '2026-11-21'),
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
<p>Le haut de cette dernière fourchette dépasse donc le double de la référence. Inutile de viser plus haut de vous-même : répartissez plutôt œufs, poisson, laitages et légumes secs sur la journée. Et pas de poudre chez l’adolescent.</p>', 'La vérité : faux', 'avancé', 7, 73, 1, true, '2026-10-28T08:00:00Z', '[{"title":"Changes in kidney function do not differ between healthy adults consuming higher- vs lower-protein diets","publisher":"Devries et al., J Nutr","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6236074/"},{"title":"Scientific opinion on dietary reference values for protein","publisher":"EFSA","year":"2012","url":"https://doi.org/10.2903/j.efsa.2012.2557"},{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8"}]', '2026-11-21'),
  (710, '« Le sucre rend les enfants hyperactifs »', '<p>Le gâteau d’anniversaire n’explique pas l’agitation : dans les études, le sucre ne change ni le comportement ni l’attention des enfants.</p>
<p>En 1995, des chercheurs ont réuni les résultats de 23 études faites « en aveugle » : on observait sans savoir qui avait reçu du sucre. Aucun effet d’ensemble n’est apparu. Un petit effet chez certains enfants n’est pas exclu.</p>
<p>D’où vient l’idée ? Peut-être des jours de fête : les bonbons sortent en même temps que les copains, le bruit et le coucher tardif.</p>
<p><strong>Il reste de bonnes raisons d’y aller doucement</strong>, à commencer par les dents.</p>
<ul>
<li>L’eau d’abord, à table et au goûter.</li>
<li>De 4 à 11 ans, un demi-verre de jus de fruits par jour au plus, selon Santé publique France.</li>
<li>Au goûter : du pain avec du chocolat, un fruit ou un laitage, plutôt que des biscuits et une boisson sucrée.</li>
</ul>
<p>À l’anniversaire du copain, laissez-le profiter (s’il a un diabète, suivez les consignes de son équipe). Et s’il est très agité ou peu attentif au quotidien, parlez-en à son médecin : supprimer le sucre ne remplace pas cet avis.</p>', 'La vérité : faux', 'moyen', 7, 73, 2, true, '2026-11-04T08:00:00Z', '[{"title":"The effect of sugar on behavior or cognition in children: a meta-analysis","publisher":"Wolraich et al., JAMA","year":"1995","url":"https://doi.org/10.1001/jama.1995.03530200053037"},{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024","url":"https://www.mangerbouger.fr/"}]', '2026-11-21'),
  (701, '« Les surgelés n’ont plus de vitamines »', '<p>Un légume surgelé nature vaut un légume frais, et souvent mieux qu’un « frais » resté plusieurs jours au réfrigérateur.</p>
<p>Les légumes destinés au surgelé passent au froid peu après la récolte. Des chercheurs ont comparé huit fruits et légumes, frais et surgelés : la vitamine C était la même dans cinq d’entre eux, et plus élevée dans le surgelé pour les trois autres. Le bêta-carotène, lui, était parfois plus bas.</p>
<p>Une autre étude a regardé ce que devient un légume « frais » gardé cinq jours : le surgelé fait souvent mieux. Elle a été payée par la filière du surgelé, autant que vous le sachiez.</p>
<p><strong>En pratique</strong></p>
<ul>
<li>Choisissez-les nature : sur le sachet, la liste des ingrédients devrait tenir en un mot.</li>
<li>Cuisez-les sans les décongeler, à la vapeur ou à la poêle.</li>
<li>Gardez-en deux ou trois sachets d’avance : c’est le repas des soirs sans courses.</li>
</ul>', 'La vérité : faux', 'facile', 7, 74, 4, true, '2026-09-05T08:00:00Z', '[{"title":"Selected nutrient analyses of fresh, fresh-stored, and frozen fruits and vegetables","publisher":"Li et al., J Food Compos Anal","year":"2017","url":"https://doi.org/10.1016/j.jfca.2017.02.002"},{"title":"Vitamin retention in eight fruits and vegetables: refrigerated and frozen storage","publisher":"Bouzari et al., J Agric Food Chem","year":"2015","url":"https://doi.org/10.1021/jf5058793"}]', '2026-11-21'),
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
<p>Avec un diabète, même de grossesse, gardez les repères de votre médecin.</p>', null, 'avancé', 5, 53, 4, true, '2026-11-09T08:00:00Z', '[{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"},{"title":"Sucres dans l’alimentation","publisher":"Anses","year":"2016-2019","url":"https://www.anses.fr/fr/content/sucres-dans-l%E2%80%99alimentation"},{"title":"Actualisation des repères du PNNS : révision des repères de consommations alimentaires","publisher":"Anses","year":"2016-2017","url":"https://www.anses.fr/fr/system/files/NUT2012SA0103Ra-1.pdf"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (501, 'Pourquoi ai-je encore faim une heure après le repas ?', '<p>Peut-être parce que le repas était trop léger, pauvre en fibres, ou mangé l’esprit ailleurs.</p>
<h4>Ce qui peut jouer</h4>
<ul>
<li><strong>Les fibres.</strong> Elles aident à se sentir rassasié, comme la texture des aliments. À poids égal, des lentilles vertes cuites en apportent environ dix fois plus que du riz blanc cuit.</li>
<li><strong>Les produits ultra-transformés</strong>, ces recettes industrielles très remaniées. Dans un petit essai, vingt adultes en ont mangé pendant deux semaines : ils avalaient environ 500 kcal de plus par jour qu’avec des aliments non transformés.</li>
<li><strong>L’attention.</strong> Manger distrait peut faire manger un peu plus sur le moment ; se souvenir de son repas aide à manger moins au suivant.</li>
</ul>
<h4>Au prochain repas</h4>
<p>Des légumes, un féculent complet ou des légumes secs (sauf maladie de l’intestin), un œuf, du poisson ou de la viande, puis un fruit. Assis, sans écran. Et si la faim revient, écoutez-la : un yaourt nature et un fruit font un bon encas.</p>
<p>Enceinte ou allaitante, mangez à votre faim. Sous traitement du diabète, prenez conseil avant de changer vos repas. Si la faim devient inhabituelle et s’installe, avec de la fatigue ou un poids qui change sans raison, signalez-le au médecin.</p>', null, 'facile', 5, 51, 4, true, '2026-09-04T08:00:00Z', '[{"title":"Ultra-processed diets cause excess calorie intake and weight gain (ECR en unité métabolique)","publisher":"Hall et al., Cell Metab","year":"2019","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7946062/"},{"title":"Eating attentively: a systematic review and meta-analysis","publisher":"Robinson et al., AJCN","year":"2013","url":"https://doi.org/10.3945/ajcn.112.045245"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
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
<p>En cas d’allergie ou de diabète, les consignes de son médecin l’emportent. Et ne supprimez pas le goûter pour une question de poids sans lui en parler.</p>', null, 'facile', 5, 53, 2, true, '2026-10-28T08:00:00Z', '[{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024","url":"https://www.mangerbouger.fr/"},{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"},{"title":"Étouffement et fruits à coque entiers","publisher":"UZ Gand, Let’s Family (CH), UBC Don’t Choke","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"}]', '2026-11-21'),
  (508, 'Je grignote le soir : comment faire ?', '<p>Demandez-vous d’abord si vous avez faim : si oui, prenez un vrai petit encas, assis ; sinon, éloignez le paquet.</p>
<p>La Société suisse de nutrition fait cette différence : une collation est prévue, avec un début et une fin ; le grignotage vient sans faim et ne s’arrête pas vraiment.</p>
<h4>C’est de la faim</h4>
<p>Le dîner était peut-être trop léger, ou trop tôt. Un yaourt nature et un fruit, du pain complet et un œuf dur, des crudités et du houmous : choisissez. Demain, étoffez un peu le dîner.</p>
<p>Une personne âgée qui dîne tôt a souvent intérêt à garder une collation avant la nuit. Avec un diabète traité, n’en supprimez aucune sans votre médecin.</p>
<h4>C’est autre chose</h4>
<p>Fatigue, ennui, habitude du canapé : cela arrive à tout le monde. La télévision peut faire manger un peu plus, et un grand paquet aussi. Servez-vous dans un bol, rangez le sachet, puis allumez l’écran.</p>
<p>Si vous mangez en cachette, sans pouvoir vous arrêter ou avec de la honte, n’attendez pas que cela passe : un médecin peut vous aider.</p>', null, 'facile', 5, 53, 4, true, '2026-11-18T08:00:00Z', '[{"title":"Fiches « Dix-heures et goûters »","publisher":"Société suisse de nutrition","year":"2016","url":"https://www.sge-ssn.ch/fr/"},{"title":"Effects of television viewing on food intake: systematic review and meta-analysis","publisher":"Garg et al., Nutrients 17:166","year":"2025","url":"https://doi.org/10.3390/nu17010166"},{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2"},{"title":"Collation nocturne, jeûne de 12 h","publisher":"Géroscopie ; Fondation Médéric Alzheimer","year":"2017-2024","url":"https://www.geroscopie.fr/collation-nocturne-pour-dormir-ou-se-rendormir-idm-4-ids-32769"}]', '2026-11-21'),
  (504, 'Après 70 ans, faut-il maigrir si mon IMC dépasse 25 ?', '<p>Pas forcément, et jamais sans l’avis de votre médecin.</p>
<p>L’IMC, ou indice de masse corporelle, est le poids en kilos divisé par la taille en mètres au carré (la taille multipliée par elle-même). À partir de 25, l’Organisation mondiale de la santé parle de surpoids chez l’adulte. Mais ces seuils ne s’appliquent pas tels quels aux seniors.</p>
<h4>Le risque peut être inverse</h4>
<p>Avec l’âge, on craint aussi la dénutrition : le corps ne reçoit plus assez, les muscles et les défenses faiblissent. À partir de 70 ans, un IMC inférieur à 22 figure parmi les signes retenus par la Haute Autorité de santé. Un IMC normal ou élevé ne l’écarte pas.</p>
<p>Le régime amaigrissant, lui, est réservé par les recommandations européennes (ESPEN) aux personnes âgées dont l’obésité retentit sur la santé, avec un suivi et de l’activité physique.</p>
<h4>À faire chez vous</h4>
<ul>
<li>Pesez-vous une fois par mois et notez le chiffre.</li>
<li>Ne sautez pas de repas pour maigrir.</li>
<li>Vos vêtements flottent, l’appétit s’en va, le poids baisse sans que vous le vouliez ? Appelez votre médecin, même si votre IMC est élevé.</li>
</ul>
<p>Un régime déjà prescrit ne s’arrête pas seul : demandez s’il est toujours utile.</p>', null, 'moyen', 5, 52, 3, true, '2026-10-08T08:00:00Z', '[{"title":"Obésité et surpoids (aide-mémoire)","publisher":"OMS","year":"2024","url":"https://www.who.int/fr/news-room/fact-sheets/detail/obesity-and-overweight"},{"title":"Diagnostic de la dénutrition chez la personne de 70 ans et plus","publisher":"HAS / FFN","year":"2021","url":"https://www.has-sante.fr/jcms/p_3165944/fr/diagnostic-de-la-denutrition-chez-la-personne-de-70-ans-et-plus"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"}]', '2026-11-21'),
  (505, 'Mon poids m’inquiète : à qui en parler ?', '<p>À votre médecin traitant d’abord : il connaît votre santé et peut vous orienter.</p>
<p>« Mon poids me préoccupe, j’aimerais en parler » est une bonne façon de commencer. La consultation ne se réduit pas à la balance : le guide de la Haute Autorité de santé regarde aussi les repas, l’activité, le sommeil, le moral, les conditions de vie, et veut prévenir toute stigmatisation. Si l’on vous a fait des reproches, vous pouvez demander un autre avis.</p>
<p>D’autres peuvent prendre le relais :</p>
<ul>
<li>un diététicien, pour les repas, la faim, les envies ;</li>
<li>un psychologue, quand manger ou se regarder fait souffrir ;</li>
<li>votre sage-femme, pendant la grossesse ;</li>
<li>le pédiatre ou le médecin de famille, pour un enfant ou un adolescent, avant tout régime.</li>
</ul>
<h4>Quand ne pas attendre</h4>
<p><strong>Malaise, personne en danger : appelez le 15 ou le 112.</strong></p>
<p>Peur de manger, crises, vomissements, poids qui chute, obsession du « sain » : prenez rendez-vous sans tarder, pour vous ou pour un proche. Ces troubles du comportement alimentaire touchent environ 900 000 personnes en France, la moitié sans soins, selon la Fédération française anorexie boulimie. Sa ligne d’écoute, « Anorexie Boulimie, Info Écoute », est présentée sur <a href="https://www.ffab.fr/">son site</a>.</p>', null, 'facile', 5, 52, null, true, '2026-10-19T08:00:00Z', '[{"title":"Guide du parcours de soins : surpoids et obésité de l’adulte","publisher":"HAS","year":"2023","url":"https://www.has-sante.fr/"},{"title":"Troubles des conduites alimentaires : repères et ligne « Anorexie Boulimie, Info Écoute »","publisher":"Fédération française anorexie boulimie","year":"2021-2025","url":"https://www.ffab.fr/"}]', '2026-11-21'),
  (503, 'Est-ce normal de reprendre du poids après un régime ?', '<p>Oui, c’est fréquent, et vous n’avez pas à vous le reprocher.</p>
<p>Selon une analyse publiée en 2007, entre un tiers et deux tiers des personnes qui suivent un régime finissent, à long terme, par reprendre plus qu’elles n’avaient perdu. Se priver, reprendre, se priver encore : c’est l’effet « yo-yo ».</p>
<p>En 2010, l’Anses, l’agence sanitaire française, a passé quinze régimes en revue. Elle y a trouvé des déséquilibres en vitamines, minéraux et fibres, et des risques pour les os, les muscles et le moral.</p>
<h4>Plutôt que le régime suivant</h4>
<p>Choisissez un seul changement, assez doux pour tenir toute l’année : de l’eau à la place du soda, des lentilles au menu, un trajet à pied. Regardez aussi au-delà de l’assiette : pour la Haute Autorité de santé, le sommeil, l’activité, le moral et les conditions de vie comptent dans la prise en charge.</p>
<h4>Avant de recommencer</h4>
<p>Pour l’Anses, chercher à perdre du poids ne se justifie qu’en cas d’excès de poids, sur avis médical et avec un suivi. Cet avis est indispensable pour un enfant, pendant la grossesse ou l’allaitement, après 70 ans, avec une maladie ou un traitement. Et si les privations alternent avec des crises, dites-le au médecin : des soins existent.</p>', null, 'moyen', 5, 52, 4, true, '2026-09-29T08:00:00Z', '[{"title":"Medicare’s search for effective obesity treatments: diets are not the answer","publisher":"Mann et al., Am Psychol","year":"2007","url":"https://doi.org/10.1037/0003-066X.62.3.220"},{"title":"Évaluation des risques liés aux pratiques alimentaires d’amaigrissement","publisher":"Anses","year":"2010-2011","url":"https://www.anses.fr/"},{"title":"Guide du parcours de soins : surpoids et obésité de l’adulte","publisher":"HAS","year":"2023","url":"https://www.has-sante.fr/"}]', '2026-11-21'),
  (502, 'Comment savoir si je me sers la bonne quantité ?', '<p>À votre faim : une première assiette moyenne, puis vous vous resservez si vous avez encore faim.</p>
<p>Ce qui brouille ce signal, c’est la taille de ce qu’on nous sert. Quand la portion, le paquet ou le plat grandit, on mange davantage, enfant comme adulte. Pour l’assiette seule, l’effet est moins sûr : gardez votre vaisselle.</p>
<h4>Trois gestes</h4>
<ul>
<li>Posez le plat hors de la table : se resservir devient un choix, pas un réflexe.</li>
<li>Versez biscuits ou chips dans un bol plutôt que de piocher dans le sachet.</li>
<li>Ralentissez. Selon 22 études réunies, manger plus lentement fait manger un peu moins, sans avoir plus faim dans les trois heures qui suivent.</li>
</ul>
<p>Pour se faire l’œil, le Haut Conseil de la santé publique donne ses repères : une portion de fruit ou de légume pèse environ 80 à 100 g ; un produit laitier, c’est 30 g de fromage ou un yaourt de 125 g. <a href="/fiches-pratiques/gestion-portions">Le guide des portions</a> va plus loin.</p>
<p>Un enfant, une femme enceinte, une personne âgée qui a peu d’appétit n’ont pas à manger moins. Sous traitement du diabète, gardez les portions convenues avec le médecin. Et si mesurer vous angoisse, laissez la balance au placard et confiez-le à un professionnel.</p>', null, 'moyen', 5, 51, 4, true, '2026-09-17T08:00:00Z', '[{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2"},{"title":"A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger","publisher":"Robinson et al., AJCN","year":"2014","url":"https://doi.org/10.3945/ajcn.113.081745"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"}]', '2026-11-21'),
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
<li>rillettes, pâtés, produits en gelée ;</li>
<li>poissons et coquillages crus ou fumés, œufs crus.</li>
</ul>
<p>Comté, emmental, beaufort et gruyère restent possibles, même au lait cru. Réglez le réfrigérateur à 4 °C au plus et mangez les restes sous trois jours (le riz, le lendemain au plus tard).</p>
<p>Si vous n’êtes pas immunisée contre la toxoplasmose, la viande bien cuite et les légumes bien lavés comptent encore plus.</p>
<p>Poissons, café, soja, compléments : demandez la liste complète à votre sage-femme.</p>', null, 'moyen', 2, 23, 2, true, '2026-10-14T08:00:00Z', '[{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Prévention listériose/toxoplasmose pendant la grossesse","publisher":"UNESS / application hospitalière Bébé-info-service","url":"https://www.ameli.fr/"},{"title":"Vitamine A : foie déconseillé aux femmes enceintes ou souhaitant l’être","publisher":"Afssa","year":"2004","url":"https://www.anses.fr/"},{"title":"Alcool : repères de consommation à moindre risque","publisher":"Santé publique France / MILDECA","year":"2017-2019","url":"https://www.alcool-info-service.fr/"}]', '2026-11-21'),
  (208, 'Après 75 ans, combien boire quand on n’a pas soif ?', '<p>Au moins 1,5 L par jour, sauf avis médical contraire, par exemple si votre cœur ou vos reins sont malades.</p>
<p><strong>Confusion soudaine ou malaise : appelez le 15 ou le 112.</strong> Vertiges, maux de tête, fatigue inhabituelle, urines rares : demandez vite un avis médical. À cet âge, la bouche sèche, le pli de la peau ou la couleur des urines ne permettent pas de juger.</p>
<p>Un litre et demi, soit dix petits verres de 15 cl, c’est le repère du Haut Conseil de la santé publique. Des spécialistes européens visent un peu plus : 1,6 L pour les femmes et 2 L pour les hommes. La soif diminue avec les années : mieux vaut ne pas l’attendre.</p>
<h4>Boire sans y penser</h4>
<ul>
<li>Un verre au réveil, un à chaque repas, un avec les médicaments, un au goûter.</li>
<li>Une carafe à portée de main, là où vous vous asseyez.</li>
<li>De l’eau, mais aussi tisane, thé, café ou soupe.</li>
</ul>
<p>Pour un proche, proposez souvent, par petites quantités. S’il tousse ou avale de travers en buvant, voyez le médecin avant d’insister.</p>
<p>Par forte chaleur, si vous prenez un traitement, demandez conseil au pharmacien. D’autres idées dans <a href="/fiches-pratiques/hydratation-quotidienne">le guide de l’hydratation</a>.</p>', null, 'facile', 2, 24, 3, true, '2026-11-12T08:00:00Z', '[{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013","url":"https://www.ameli.fr/"},{"title":"Fortes chaleurs et canicule : conseils de prévention","publisher":"Santé publique France","url":"https://www.santepubliquefrance.fr/"}]', '2026-11-21'),
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
<p>Bébé est né prématuré, grossit mal ou suit un traitement ? Le médecin choisit le bon moment avec vous.</p>', null, 'moyen', 2, 23, 2, true, '2026-10-23T08:00:00Z', '[{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454"},{"title":"Recommandations diversification 0-3 ans","publisher":"Santé publique France","year":"2021","url":"https://www.mangerbouger.fr/"},{"title":"Étouffement et fruits à coque entiers","publisher":"UZ Gand, Let’s Family (CH), UBC Don’t Choke","year":"2018-2022","url":"https://www.passionsante.be/article/jeunes-enfants/pas-de-noix-ni-de-cacahuetes-entieres-avant-6-ans-35657"},{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010","url":"https://www.anses.fr/"}]', '2026-11-21'),
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
<p>Voyez le médecin s’il maigrit ou grandit mal, s’il n’accepte plus que quelques aliments ou si chaque repas devient une bataille.</p>', null, 'facile', 2, 23, 2, true, '2026-11-19T08:00:00Z', '[{"title":"Repères 0-3 ans et 4-17 ans","publisher":"Anses","year":"2019","url":"https://www.anses.fr/"},{"title":"Complementary feeding: position paper","publisher":"ESPGHAN","year":"2017","url":"https://doi.org/10.1097/MPG.0000000000001454"},{"title":"Carbohydrate intake for adults and children: guideline","publisher":"OMS","year":"2023","url":"https://www.who.int/publications/i/item/9789240073593"},{"title":"Carnet de santé (2018, 2025) : écrans","publisher":"Ministère de la Santé","year":"2018-2025","url":"https://sante.gouv.fr/"}]', '2026-11-21'),
  (201, 'Quels aliments pour le fer ?', '<p>Le boudin noir, les moules et le foie de volaille en apportent beaucoup (pas de foie si vous êtes enceinte ou préparez une grossesse). Le bœuf et les légumes secs comptent aussi.</p>
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
<p>Le boudin reste une charcuterie : de temps en temps.</p>
<p>Le corps n’absorbe pas tout. Du fer dit « héminique », propre à la viande et au poisson, il retient 15 à 35 % ; de celui des végétaux, des œufs et du lait, 2 à 20 %.</p>
<p><strong>Deux gestes utiles</strong></p>
<ul>
<li>Avec vos lentilles, mangez un poivron cru, un kiwi ou une orange : leur vitamine C aide à absorber le fer du repas, sans corriger à elle seule une carence.</li>
<li>Si vos réserves sont basses, buvez thé et café à distance des repas.</li>
</ul>
<p>Combien en faut-il ? L’autorité européenne de sécurité des aliments retient 16 mg par jour pour les femmes qui ont leurs règles, 11 mg pour les hommes et les femmes ménopausées.</p>
<p>Fatigue qui dure, règles abondantes, grossesse, doute pour un enfant ? Voyez le médecin avant de prendre ou de donner du fer.</p>', null, 'facile', 2, 21, 4, true, '2026-09-02T08:00:00Z', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/"},{"title":"Dietary reference values for iron","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4254"},{"title":"Vitamine A : foie déconseillé aux femmes enceintes ou souhaitant l’être","publisher":"Afssa","year":"2004","url":"https://www.anses.fr/"}]', '2026-11-21'),
  (204, 'Intolérance au lactose : faut-il arrêter tous les produits laitiers ?', '<p>Le plus souvent, non : la plupart des personnes intolérantes supportent de petites quantités de lactose, le sucre du lait.</p>
<p><strong>Visage qui gonfle, gêne pour respirer, malaise après un aliment : appelez le 15 ou le 112.</strong> Ce n’est plus de l’intolérance, c’est peut-être une allergie. Une personne allergique au lait n’essaie rien seule, pas même le yaourt.</p>
<p>Pour l’intolérance, tout dépend de la quantité prise d’un coup. Selon l’autorité européenne de sécurité des aliments, la grande majorité supporte au moins 12 g de lactose en une fois, soit un bol de lait d’environ 250 ml. Quelques personnes réagissent à moins de 6 g.</p>
<h4>Trouver votre mesure</h4>
<ul>
<li>Plusieurs petites prises dans la journée passent mieux qu’un grand bol.</li>
<li>Le yaourt et les fromages affinés, comme le comté ou l’emmental, sont souvent mieux digérés.</li>
<li>Notez pendant quelques jours ce que vous mangez et ce que vous ressentez.</li>
</ul>
<p>Demandez un avis médical si les douleurs durent, si vous maigrissez ou avant de supprimer tous les laitages. Pour un bébé ou un enfant, ne changez pas de lait sans le médecin : avant 1 an, une boisson végétale ne remplace ni le lait maternel ni le lait infantile.</p>', null, 'facile', 2, 22, 4, true, '2026-10-05T08:00:00Z', '[{"title":"Lactose thresholds in lactose intolerance and galactosaemia","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1777"},{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/"}]', '2026-11-21'),
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
<p>Diabète, reins malades, régime prescrit ou aliments qui passent de travers ? Demandez un avis avant de suivre cette liste.</p>', null, 'avancé', 2, 24, 3, true, '2026-11-03T08:00:00Z', '[{"title":"Diagnostic de la dénutrition chez la personne de 70 ans et plus","publisher":"HAS / FFN","year":"2021","url":"https://www.has-sante.fr/jcms/p_3165944/fr/diagnostic-de-la-denutrition-chez-la-personne-de-70-ans-et-plus"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"},{"title":"Collation nocturne, jeûne de 12 h","publisher":"Géroscopie ; Fondation Médéric Alzheimer","year":"2017-2024","url":"https://www.geroscopie.fr/collation-nocturne-pour-dormir-ou-se-rendormir-idm-4-ids-32769"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/"}]', '2026-11-21'),
  (203, 'Régime sans gluten : qui en a vraiment besoin ?', '<p>Les personnes atteintes de maladie cœliaque, et parfois celles qui sont allergiques au blé.</p>
<p><strong>Après du pain ou des pâtes, le visage gonfle, la respiration devient difficile, un malaise survient ? Appelez le 15 ou le 112</strong>, et n’en reprenez pas sans avis médical.</p>
<p>Le gluten se trouve dans le blé, le seigle et l’orge. En cas de maladie cœliaque, le corps ne le supporte pas : s’en passer, strictement et à vie, est le traitement. Selon l’association AFDIAG, environ une personne sur cent est concernée en France, mais seuls 10 à 20 % des cas seraient diagnostiqués.</p>
<h4>Pas avant les examens</h4>
<p>Vous pensez à cette maladie ? Continuez à manger du gluten jusqu’à la prise de sang et la biopsie, un petit prélèvement. L’arrêter plus tôt rendrait le résultat douteux. C’est déjà fait ? Dites-le au médecin.</p>
<h4>Pour les autres</h4>
<p>Chez des adultes sans maladie cœliaque, une étude n’a pas trouvé de lien entre le gluten et l’infarctus. En l’évitant, on risque de manger moins de céréales complètes : les chercheurs ne le conseillent donc pas.</p>
<p>Votre ventre vous gêne, ou vous vous sentez mieux sans pain ? Parlez-en au médecin avant de tout changer. Pour un enfant, ne retirez rien sans lui.</p>', null, 'moyen', 2, 22, 4, true, '2026-09-24T08:00:00Z', '[{"title":"Maladie cœliaque en France","publisher":"AFDIAG","url":"https://www.afdiag.fr/"},{"title":"Quels sont les critères diagnostiques actuels de la maladie cœliaque ?","publisher":"AFDIAG","url":"http://www.afdiag.fr/faq/quels-sont-les-criteres-diagnostiques-actuels-de-la-mc/"},{"title":"Long term gluten consumption in adults without celiac disease and risk of coronary heart disease","publisher":"Lebwohl et al., BMJ","year":"2017","url":"https://doi.org/10.1136/bmj.j1892"},{"title":"Règlement d’exécution (UE) n° 828/2014 : absence ou présence réduite de gluten","publisher":"Union européenne","year":"2014","url":"https://eur-lex.europa.eu/eli/reg_impl/2014/828/oj"}]', '2026-11-21'),
  (202, 'Faut-il prendre de la vitamine D en complément ?', '<p>Pas sans en parler : un supplément se décide avec un médecin, selon votre âge, votre peau et vos sorties.</p>
<p>La peau fabrique cette vitamine au soleil. Pour un adulte, l’Anses cite 15 à 20 minutes, en fin de matinée ou l’après-midi, sans coup de soleil (et jamais un bébé en plein soleil). Sardines, maquereau, jaune d’œuf et laits enrichis en apportent aussi.</p>
<p>En France, plus de 70 % des adultes sont un peu en dessous du nécessaire ; la carence, le vrai manque, en touche 6,5 %. La peau en fabrique moins avec l’âge, après la ménopause, ou si elle est mate ou foncée : parlez-en.</p>
<h4>Attention aux cumuls</h4>
<p>Les vitamines D d’un médicament, d’un complément et d’un lait enrichi s’additionnent. La limite européenne chez l’adulte est de 100 µg par jour (4 000 UI), tout compris : un plafond, pas un but. Vous suivez une ordonnance ? Ne changez rien seul.</p>
<h4>Et les enfants ?</h4>
<p><strong>Trop de gouttes ? Si l’enfant va mal, appelez le 15 ou le 112.</strong> Sinon, le centre antipoison répond jour et nuit : 01 45 42 59 59.</p>
<p>Pour un bébé, c’est un médicament prescrit, pas un complément. Certains compléments atteignent 10 000 UI par goutte, et des surdosages ont abîmé les reins de bébés. Un seul produit, des gouttes comptées.</p>', null, 'avancé', 2, 21, 4, true, '2026-09-16T08:00:00Z', '[{"title":"Vitamin D: why do I need an adequate intake and how can I make sure I get it?","publisher":"Anses","year":"2021","url":"https://www.anses.fr/en/content/vitamin-d-why-do-i-need-adequate-intake-and-how-can-i-make-sure-i-get-it"},{"title":"Tolerable upper intake level for vitamin D","publisher":"EFSA","year":"2023","url":"https://doi.org/10.2903/j.efsa.2023.8145"},{"title":"Vitamine D chez l’enfant : recourir aux médicaments et non aux compléments alimentaires","publisher":"Anses / ANSM","year":"2021","url":"https://www.anses.fr/fr/content/vitamine-d-chez-l%E2%80%99enfant-recourir-aux-m%C3%A9dicaments-et-non-aux-compl%C3%A9ments-alimentaires-pour"},{"title":"Centres antipoison : numéros d’urgence et premiers gestes","publisher":"Réseau des centres antipoison","url":"https://centres-antipoison.net/"}]', '2026-11-21'),
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
<p>Pour le reste, faites simple : des repas réguliers, un vrai goûter, de l’eau. Ni protéines en poudre ni boissons énergisantes, et pas de régime pour « faire le poids » sans médecin. À table, parlez de jeu et de plaisir plutôt que de kilos.</p>', null, 'moyen', 3, 32, 2, true, '2026-10-28T08:00:00Z', '[{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994"},{"title":"Dietary reference values for energy","publisher":"EFSA","year":"2013","url":"https://doi.org/10.2903/j.efsa.2013.3005"},{"title":"Troubles des conduites alimentaires : repères et ligne « Anorexie Boulimie, Info Écoute »","publisher":"Fédération française anorexie boulimie","year":"2021-2025","url":"https://www.ffab.fr/"}]', '2026-11-21'),
  (308, 'Faut-il boire avant d’avoir soif quand on fait du sport ?', '<p>Cela dépend : à l’effort, on boit pour limiter ses pertes, jamais pour les dépasser ; par forte chaleur, on n’attend pas la soif.</p>
<p>Les spécialistes américains de médecine du sport (ACSM) fixent deux bornes. Ne pas perdre plus de 2 % de son poids, soit 1,4 kg pour 70 kg. Et ne pas boire plus qu’on ne perd, car le sodium du sang pourrait trop baisser : c’est l’hyponatrémie. <strong>Confusion ou malaise, pendant l’effort ou après : appelez le 15 ou le 112.</strong></p>
<h4>La balance, mieux qu’une règle toute faite</h4>
<p>Si vous êtes adulte, pesez-vous avant et après une sortie longue.</p>
<ul>
<li>Le poids a baissé de moins de 2 % : c’est bien.</li>
<li>Il a baissé davantage : buvez plus la prochaine fois.</li>
<li>Il a augmenté : vous avez trop bu, buvez moins.</li>
</ul>
<p>Vous repartez bientôt ? Après un long effort, l’ACSM conseille environ 1,5 L par kilo perdu, avec un repas ou une boisson salés.</p>
<p>Après 65 ans, la balance renseigne mal : buvez souvent, sans attendre la soif. En pleine canicule, remettez la séance à plus tard. Cœur ou reins malades, grossesse, traitement : le médecin vous dira combien boire.</p>', null, 'avancé', 3, 33, 4, true, '2026-11-19T08:00:00Z', '[{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597"},{"title":"Fortes chaleurs et canicule : conseils de prévention","publisher":"Santé publique France","url":"https://www.santepubliquefrance.fr/"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"}]', '2026-11-21'),
  (307, 'Comment préparer une boisson de l’effort maison ?', '<p>Un litre d’eau, 60 g de sucre, une petite pincée de sel : gardez-la pour un effort intense de plus d’une heure.</p>
<p>Pour un tel effort, la Société internationale de nutrition sportive conseille 30 à 60 g de glucides par heure, par exemple dans une boisson qui en contient 6 à 8 %, soit 60 à 80 g par litre. Un demi-litre de votre mélange en apporte donc 30 g. Plus court ou plus tranquille ? L’eau suffit.</p>
<h4>Deux recettes pour un litre</h4>
<ul>
<li><strong>Au sucre :</strong> un litre d’eau, 60 g de sucre (une quinzaine de cuillères à café), une petite pincée de sel, un filet de citron pour le goût.</li>
<li><strong>Au jus d’orange :</strong> moitié eau, moitié jus, trois cuillères à café de sucre, une petite pincée de sel.</li>
</ul>
<p>Essayez-la à l’entraînement. Si elle pèse sur l’estomac, allongez-la d’eau.</p>
<p>Le reste du temps, revenez à l’eau : ce litre dépasse à lui seul les 50 g de sucres libres (sucre ajouté, miel, jus) sous lesquels l’OMS conseille de rester chaque jour, pour 2 000 kcal.</p>
<p>Un enfant, lui, s’en tient à l’eau. Avec un diabète, même de grossesse, une maladie du cœur ou des reins, une tension trop haute, cette boisson se discute d’abord avec le médecin.</p>', null, 'moyen', 3, 33, 1, true, '2026-11-09T08:00:00Z', '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"}]', '2026-11-21'),
  (302, 'Café ou boisson énergisante avant le sport, est-ce une bonne idée ?', '<p>Un café, oui, si vous êtes adulte, en bonne santé, et qu’il vous réussit ; une boisson énergisante, mieux vaut s’en passer.</p>
<p>L’Anses, l’agence sanitaire française, déconseille ces boissons pendant l’effort et avec de l’alcool. Aux enfants, aux adolescents, aux femmes enceintes ou qui allaitent, elle les déconseille tout court.</p>
<h4>La limite vaut aussi les jours de sport</h4>
<p>L’autorité européenne de sécurité des aliments (EFSA) juge sûrs, pour un adulte en bonne santé, jusqu’à 200 mg de caféine en une fois et 400 mg sur la journée. Pendant la grossesse et l’allaitement, c’est 200 mg par jour. Ses ordres de grandeur, très variables d’un produit à l’autre :</p>
<ul>
<li>80 mg dans un expresso ;</li>
<li>90 mg dans une grande tasse de café filtre (200 ml) ;</li>
<li>50 mg dans un thé noir ;</li>
<li>80 mg dans une canette énergisante de 250 ml.</li>
</ul>
<p>Deux expressos et un thé coup sur coup, et les 200 mg sont dépassés. Nous ne donnons pas de dose « pour la performance » : celles que l’on étudie chez les sportifs peuvent franchir cette limite.</p>
<p>Moins de 18 ans, grossesse, maladie du cœur : pas de caféine pour mieux courir. Sous traitement, interrogez votre pharmacien. Une douleur dans la poitrine, un malaise à l’effort ? Arrêtez-vous et appelez le 15 ou le 112.</p>', null, 'moyen', 3, 31, 1, true, '2026-09-11T08:00:00Z', '[{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102"},{"title":"EFSA explains risk assessment: Caffeine (fiche grand public, teneurs types)","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine"},{"title":"Boissons dites énergisantes : mise en garde","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"},{"title":"Position stand: caffeine and exercise performance","publisher":"ISSN (Guest et al.)","year":"2021","url":"https://doi.org/10.1186/s12970-020-00383-4"}]', '2026-11-21'),
  (303, 'Combien de protéines par jour quand on fait du sport ?', '<p>Entre 1,4 et 2 g par kilo de poids et par jour : cela suffit à la plupart des adultes en bonne santé qui s’entraînent régulièrement, selon la Société internationale de nutrition sportive (ISSN).</p>
<p>À 60 kg, cela fait 84 à 120 g par jour. Le repère général de l’Anses, lui, est de 0,83 g par kilo chez l’adulte, et d’environ 1 g après 60 ans. Si vous nagez une fois de temps en temps, des repas variés font l’affaire.</p>
<h4>Le total du jour d’abord</h4>
<p>L’heure compte moins que la somme de la journée. L’ISSN propose 20 à 40 g par prise, toutes les trois à quatre heures. Dans l’assiette, cela donne :</p>
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
<p>Ces chiffres ne conviennent ni aux adolescents, ni pendant la grossesse, ni quand les reins sont malades : prenez un avis médical avant d’augmenter vos apports.</p>', null, 'avancé', 3, 32, 1, true, '2026-09-24T08:00:00Z', '[{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8"},{"title":"Protéines : rôle, sources et apports recommandés","publisher":"Anses","year":"2016","url":"https://www.anses.fr/fr/content/proteines-role-sources-et-apports-recommandes"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
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
<p>Sous insuline ou autre traitement du diabète, ce repas se prépare avec l’équipe qui vous suit. Quant à la fatigue qui résiste au repos et aux vrais repas, elle mérite une consultation.</p>', null, 'facile', 3, 32, 1, true, '2026-10-16T08:00:00Z', '[{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8"},{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4"},{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994"}]', '2026-11-21'),
  (301, 'Que manger avant le sport, et combien de temps avant ?', '<p>Un repas simple à base de féculents, quelques heures avant ; une petite collation si le temps manque.</p>
<p>Les féculents apportent des glucides. Vos muscles les mettent en réserve (c’est le glycogène), puis les brûlent pendant l’effort. Une assiette de 200 g de pâtes cuites en fournit une cinquantaine de grammes ; la même quantité de riz blanc cuit, un peu plus de 60 g.</p>
<ul>
<li><strong>Au repas d’avant :</strong> des pâtes, du riz ou des pommes de terre, un peu de poulet, de poisson ou d’œuf, puis une compote.</li>
<li><strong>Juste avant de partir :</strong> une banane, ou un morceau de pain avec un peu de confiture.</li>
<li><strong>Pour une séance courte et tranquille :</strong> rien, si vous n’avez pas faim (sauf diabète traité).</li>
</ul>
<p>Et le bon délai ? On en lit beaucoup, à l’heure près. Nous n’avons trouvé aucune source assez solide pour vous en donner un. Fiez-vous à votre ventre : il ne doit plus vous gêner quand vous bougez. Faites vos essais à l’entraînement, pas le jour d’une course.</p>
<p>Si un diabète est traité, l’heure et le contenu de ce repas se décident avec le médecin.</p>', null, 'facile', 3, 31, 4, true, '2026-09-02T08:00:00Z', '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21'),
  (304, 'Les protéines en poudre sont-elles utiles ?', '<p>Rarement : si vos repas sont variés et que vous mangez à votre faim, vous pouvez vous en passer.</p>
<p>Un bol de 250 g de fromage blanc apporte environ 20 g de protéines, autant que 200 g de lentilles cuites. Dans 100 g de thon au naturel en boîte, il y en a environ 27 g.</p>
<p>Méfiez-vous surtout des produits vendus pour « prendre du muscle » ou « brûler les graisses ». En 2016, l’Anses faisait état de 49 signalements d’effets indésirables. Selon elle, leur efficacité n’est souvent pas démontrée, et l’on peut se doper sans le savoir.</p>
<h4>Si vous en prenez quand même</h4>
<ul>
<li>Voyez d’abord votre médecin ou votre pharmacien : un complément se vend sans autorisation préalable.</li>
<li>Ne cumulez pas plusieurs produits, et évitez les cures longues.</li>
<li>Un effet inattendu ? Arrêtez et signalez-le à un professionnel de santé. Gêne pour respirer ou malaise : d’abord le 15 ou le 112.</li>
</ul>
<p>Pas de poudre pour un enfant ou un adolescent. Enceinte, allaitante, avec des reins malades ou un traitement, n’en prenez pas sans avis médical.</p>', null, 'facile', 3, 32, 1, true, '2026-10-05T08:00:00Z', '[{"title":"Compléments alimentaires destinés aux sportifs","publisher":"Anses","year":"2016","url":"https://www.anses.fr/"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', '2026-11-21')
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

insert into public.faqalim_quizzes (id, title, description, difficulty, passing_score, time_limit, category_id, is_published, created_at) values
  (3, 'Boire, combien et quoi ?', 'Eau, café, jus, sodas, fortes chaleurs : faites le point sur ce que vous buvez.', 'facile', 60, null, 1, true, '2026-10-16T08:00:00Z'),
  (7, 'Conserver et cuire sans risque', 'Réfrigérateur, restes, riz, steak haché, dates : les bons gestes, et surtout leurs raisons.', 'facile', 75, 420, 4, true, '2026-11-04T08:00:00Z'),
  (5, 'De la grossesse aux premiers repas', 'Vitamines, fromages, poisson, premières purées : faites le point, sans vous inquiéter.', 'moyen', 80, null, 2, true, '2026-10-26T08:00:00Z'),
  (8, 'Faim, portions et sucres', 'Ce qui joue sur la faim, ce que cache un verre de jus, ce qu’est une portion : dix questions, sans balance.', 'moyen', 70, null, 5, true, '2026-11-09T08:00:00Z'),
  (2, 'Lire une étiquette', 'Ingrédients, allégations, dates, Nutri-Score : que disent vraiment les emballages ?', 'moyen', 70, 480, 1, true, '2026-10-12T08:00:00Z'),
  (6, 'Nutrition du sportif', 'Glucides, protéines, eau, caféine : que valent vos repères d’entraînement ?', 'avancé', 80, 600, 3, true, '2026-10-30T08:00:00Z'),
  (1, 'Les repères au quotidien', 'Fruits, légumes, fibres, sel, poisson : savez-vous où vous en êtes ?', 'facile', 70, 300, 1, true, '2026-10-05T08:00:00Z'),
  (9, 'Manger plus végétal', 'Protéines, fer, vitamine B12, soja, légumes secs : savez-vous équilibrer une assiette plus végétale ?', 'avancé', 75, null, 6, true, '2026-11-13T08:00:00Z'),
  (4, 'Vitamines et minéraux', 'Fer, calcium, iode, vitamines C, D ou B12 : savez-vous où les trouver, et quand demander un avis ?', 'moyen', null, null, 2, true, '2026-10-20T08:00:00Z'),
  (10, 'Vrai ou faux ?', 'Sucre roux, sel rose, surgelés, détox : douze idées qui circulent, un verdict et sa raison.', 'facile', 60, 360, 7, true, '2026-11-18T08:00:00Z')
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
  (301, 3, 1, 'Pour une femme, le repère européen est de 2 litres d’eau par jour. Que compte-t-on dans ces 2 litres ?', 'Soupe, fruits, légumes et yaourts comptent aussi. Les boissons apportent 70 à 80 % de cette eau, soit environ 1,6 L pour une femme et 2 L pour un homme. Enceinte ou allaitante, il en faut davantage. Si votre cœur ou vos reins sont malades, le médecin fixe la quantité.', '[{"title":"Scientific opinion on dietary reference values for water","publisher":"EFSA","year":"2010","url":"https://doi.org/10.2903/j.efsa.2010.1459"},{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"}]', 106),
  (302, 3, 2, 'Que penser de l’eau bue pendant le repas ?', 'Boire à table ne dilue pas les sucs digestifs au point de gêner la digestion : l’eau y participe plutôt. Gardez donc la carafe sur la table. Si vous toussez ou avalez de travers en buvant, parlez-en d’abord au médecin.', '[{"title":"Does drinking water during or after a meal disturb digestion?","publisher":"Mayo Clinic","year":"2015","url":"https://www.mayoclinic.org/healthy-lifestyle/nutrition-and-healthy-eating/expert-answers/digestion/faq-20058348"}]', null),
  (303, 3, 3, 'Des habitués ont bu 4 tasses de café par jour à la place d’autant d’eau. Qu’est devenue leur hydratation ?', 'Chez ces cinquante habitués, l’eau du corps n’a pas changé : le café compte dans vos boissons. Pour la caféine, l’autorité européenne (EFSA) juge sûrs jusqu’à 400 mg par jour pour un adulte en bonne santé, 200 mg enceinte ou allaitante. Maladie du cœur ou traitement : demandez au médecin.', '[{"title":"No evidence of dehydration with moderate daily coffee intake","publisher":"Killer et al., PLoS ONE","year":"2014","url":"https://doi.org/10.1371/journal.pone.0084154"},{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102"}]', 101),
  (304, 3, 4, 'Un verre de cola de 20 cl apporte environ 20 g de sucres. Quelle boisson en apporte presque autant ?', 'Le même verre de jus d’orange apporte environ 19 g de sucres et presque pas de fibres. L’OMS range les sucres des jus parmi les « sucres libres », avec les sucres ajoutés et le miel. Ceux du fruit entier n’en font pas partie.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"}]', 507),
  (305, 3, 5, 'Boissons sucrées, jus de fruits compris : quel repère l’Anses donne-t-elle aux adultes ?', 'C’est un plafond, sodas et jus additionnés, et non un objectif : l’eau reste la boisson de tous les jours. Avant 13 ans, la limite de sucres de l’Anses est plus basse. Avec un diabète, gardez les repères de votre médecin.', '[{"title":"Sucres dans l’alimentation","publisher":"Anses","year":"2016-2019","url":"https://www.anses.fr/fr/content/sucres-dans-l%E2%80%99alimentation"},{"title":"Actualisation des repères du PNNS : révision des repères de consommations alimentaires","publisher":"Anses","year":"2016-2017","url":"https://www.anses.fr/fr/system/files/NUT2012SA0103Ra-1.pdf"}]', 507),
  (306, 3, 6, 'Au Nutri-Score, nouveau calcul de 2025, quelle boisson est la seule à obtenir un A ?', 'Selon Santé publique France, seule l’eau a un A. Les laits écrémé et demi-écrémé passent en B, et les édulcorants pénalisent la note. L’ancien calcul reste visible jusqu’en mars 2027. Ce score ne s’applique pas aux aliments des moins de 3 ans.', '[{"title":"Nutri-Score : nouvelle formule (communiqués des 17/3/2025 et 30/6/2025)","publisher":"Santé publique France","year":"2025","url":"https://www.santepubliquefrance.fr/determinants-de-sante/nutrition-et-activite-physique/articles/nutri-score"},{"title":"Arrêté du 14 mars 2025 (Nutri-Score) – annexe, cahier des charges","publisher":"JORF","year":"2025","url":"https://www.legifrance.gouv.fr/jorf/article_jo/JORFARTI000051329254"}]', 109),
  (307, 3, 7, 'Pendant de fortes chaleurs, laquelle de ces boissons est déconseillée ?', 'Malaise ou confusion : appelez le 15 ou le 112. Une bière reste de l’alcool, à éviter par forte chaleur, même très fraîche. Buvez plutôt de l’eau régulièrement, sans attendre la soif, et mangez suffisamment. Après 65 ans, enceinte, pour un jeune enfant, avec une maladie ou un traitement, demandez conseil.', '[{"title":"Fortes chaleurs et canicule : conseils de prévention","publisher":"Santé publique France","url":"https://www.santepubliquefrance.fr/"}]', null),
  (308, 3, 8, 'Après 65 ans, la couleur des urines renseigne-t-elle bien sur l’hydratation ?', 'Confusion soudaine ou malaise : appelez le 15 ou le 112. Vertiges, fatigue inhabituelle, urines rares : demandez vite un avis médical. À cet âge, couleur des urines, bouche sèche et pli de la peau trompent, et la soif diminue. Proposez à boire souvent, sauf limite fixée par le médecin.', '[{"title":"ESPEN guideline on clinical nutrition and hydration in geriatrics","publisher":"ESPEN","year":"2018","url":"https://doi.org/10.1016/j.clnu.2018.05.024"},{"title":"Déshydratation : reconnaître et réagir","publisher":"Assurance Maladie (ameli.fr)","year":"2013","url":"https://www.ameli.fr/"}]', 208),
  (701, 7, 1, 'Réfrigérateur : où vérifier qu’il fait 4 °C au plus ?', 'C’est là que l’Anses conseille de 0 à 4 °C. La bactérie Listeria y ralentit, sans s’arrêter ; les salmonelles ne s’y multiplient plus. Rangez-y la viande et le poisson crus. À surveiller de près pendant la grossesse, avec l’âge ou quand les défenses sont affaiblies.', '[{"title":"Refrigerator and food hygiene","publisher":"Anses","year":"2013","url":"https://www.anses.fr/en/content/refrigerator-and-food-hygiene"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', 405),
  (702, 7, 2, 'Un plat en sauce sort du feu. Combien de temps au plus à température ambiante, selon l’OMS ?', 'Deux heures au plus, puis au réfrigérateur : ne laissez pas le plat refroidir dehors jusqu’au lendemain. Une grande quantité refroidit plus vite partagée en petites boîtes. Un plat oublié toute la nuit hors du froid se jette, sans y goûter.', '[{"title":"Cinq clefs pour des aliments plus sûrs","publisher":"OMS","year":"2001-2006","url":"https://www.who.int/publications/i/item/9789241594639"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"}]', 404),
  (703, 7, 3, 'La plupart des restes se gardent trois jours au plus au réfrigérateur. Lequel manger plus tôt ?', 'Selon l’Anses, les restes se mangent dans les trois jours, et plus vite s’ils contiennent de la crème. Le riz cuit, lui, n’attend pas plus de 24 heures. Une date écrite sur le couvercle évite d’hésiter.', '[{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"},{"title":"Rice: safe cooling, storing and reheating (conseils NHS / Royal Borough of Kensington and Chelsea)","publisher":"NHS / RBKC","url":"https://www.rbkc.gov.uk/business-and-enterprise/food-safety/rice-poultry-and-eggs"}]', 404),
  (704, 7, 4, 'Pourquoi garder le riz cuit moins longtemps que d’autres restes ?', 'Ces spores peuvent donner une toxine que le réchauffage n’élimine pas. Le conseil britannique : refroidir le riz en moins d’une heure, le mettre au froid, le manger dans les 24 heures, réchauffé une seule fois et bien fumant. Resté dehors toute la nuit, il se jette.', '[{"title":"Rice: safe cooling, storing and reheating (conseils NHS / Royal Borough of Kensington and Chelsea)","publisher":"NHS / RBKC","url":"https://www.rbkc.gov.uk/business-and-enterprise/food-safety/rice-poultry-and-eggs"}]', 404),
  (705, 7, 5, 'Steak haché d’un enfant : quelle température atteindre à cœur, selon l’Anses ?', 'Visez 70 °C et plus aucun rose au centre, surtout avant 15 ans. La viande hachée peut porter des E. coli, parfois graves pour les reins des jeunes enfants. Même règle pour les femmes enceintes, les personnes âgées ou aux défenses affaiblies. Du sang dans les selles d’un enfant : appelez le 15 ou le 112.', '[{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/"},{"title":"Syndrome hémolytique et urémique pédiatrique en France : chiffres clés 2021","publisher":"Santé publique France","year":"2022","url":"https://www.santepubliquefrance.fr/les-actualites/2022/syndrome-hemolytique-et-uremique-pediatrique-en-france-chiffres-cles-2021"}]', 402),
  (706, 7, 6, 'Pourquoi ne pas recongeler une viande crue qui a décongelé ?', 'Le congélateur empêche les microbes de se multiplier, mais ne les tue pas : ils peuvent repartir quand l’aliment dégèle. Laissez donc décongeler la viande au réfrigérateur, jamais sur la table, et cuisez-la bien. Le plat cuit, lui, peut aller au congélateur.', '[{"title":"Food safety tips (ne pas rincer la viande, décongeler au froid, ne pas recongeler)","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/"}]', 406),
  (707, 7, 7, 'Quelle mention annonce une date dont le dépassement expose à un risque pour la santé ?', 'C’est la date limite de consommation, ou DLC, des produits périssables : une fois passée, on jette sans goûter. « De préférence avant » est une indication : intact et bien conservé, le produit peut perdre du goût ou des vitamines, sans devenir dangereux. Pour une femme enceinte ou une personne âgée, la DLC compte encore plus.', '[{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"},{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"}]', 108),
  (708, 7, 8, 'Pourquoi ne pas rincer un poulet cru sous le robinet ?', 'Les gouttes portent ses bactéries sur l’évier, les mains et le plan de travail. Seule la cuisson à cœur les détruit. Lavez-vous les mains au savon après l’avoir touché, et gardez une planche pour le cru, une autre pour le cuit et les légumes lavés.', '[{"title":"Food safety tips (ne pas rincer la viande, décongeler au froid, ne pas recongeler)","publisher":"Food Standards Agency (Royaume-Uni)","url":"https://www.food.gov.uk/"},{"title":"Hygiène dans la cuisine : bonnes pratiques (dossier) ; fiche « Hygiène domestique »","publisher":"Anses","year":"2013-2020","url":"https://www.anses.fr/fr/content/dossier/hygiene-dans-la-cuisine-bonnes-pratiques"}]', 403),
  (709, 7, 9, 'Comment préparer un steak haché surgelé ?', 'Il passe directement du congélateur à la poêle. Coupez-le en deux avant de servir : aucune trace de rose au milieu, surtout pour un enfant, une femme enceinte, une personne âgée ou aux défenses affaiblies. Boulettes et farces demandent la même cuisson.', '[{"title":"Veillons à bien cuire les aliments","publisher":"CLCV","url":"https://www.clcv.org/nutrition-sante/veillons-a-bien-cuire-les-aliments"},{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/"}]', 402),
  (710, 7, 10, 'Pourquoi l’Anses déconseille-t-elle de goûter la pâte à gâteau ou à pizza crue ?', 'La farine crue peut porter des E. coli, et une épidémie a eu lieu en France en 2022. Pâte à gâteau, à cookies ou à pizza : ni crue, ni peu cuite. Avec les enfants, mieux vaut goûter le gâteau sorti du four que la cuillère.', '[{"title":"Infections alimentaires à E. coli : comment protéger davantage de consommateurs ?","publisher":"Anses","year":"2023","url":"https://www.anses.fr/"}]', null),
  (501, 5, 1, 'Santé publique France et la HAS conseillent un complément dès le projet de grossesse. De quelle vitamine ?', 'C’est l’acide folique : en général 400 µg par jour, jusqu’à 12 semaines après le début des dernières règles. La dose change en cas d’antécédent. Parlez de votre projet au médecin ou à la sage-femme, et ne prenez aucun autre complément sans leur avis.', '[{"title":"Acide folique avant et pendant la grossesse","publisher":"Santé publique France / HAS","year":"2017-2025","url":"https://www.santepubliquefrance.fr/"},{"title":"Révision des repères alimentaires femmes enceintes et allaitantes","publisher":"HCSP","year":"2022","url":"https://www.hcsp.fr/"}]', null),
  (502, 5, 2, '« Manger pour deux » : au premier trimestre, de combien le besoin d’énergie augmente-t-il, selon l’EFSA ?', 'C’est à peu près une petite banane. Le besoin moyen monte ensuite, de 260 puis de 500 kcal par jour aux deux autres trimestres. Inutile de compter : mangez à votre faim. Si vous maigrissez ou n’arrivez plus à manger, consultez.', '[{"title":"Dietary reference values for energy","publisher":"EFSA","year":"2013","url":"https://doi.org/10.2903/j.efsa.2013.3005"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', null),
  (503, 5, 3, 'Pourquoi l’agence sanitaire française a-t-elle déconseillé le foie pendant la grossesse ?', 'Le foie est très riche en vitamine A. Foie gras et pâté de foie s’évitent aussi, dès qu’on prépare une grossesse, et l’on ne prend pas de complément de cette vitamine. Vous avez mangé du foie une fois avant de vous savoir enceinte ? Il n’y a pas de quoi vous inquiéter.', '[{"title":"Vitamine A : foie déconseillé aux femmes enceintes ou souhaitant l’être","publisher":"Afssa","year":"2004","url":"https://www.anses.fr/"}]', 205),
  (504, 5, 4, 'Enceinte, lequel de ces poissons vaut-il mieux éviter, même bien cuit ?', 'L’Anses déconseille l’espadon, le requin et le marlin, entre autres, pendant la grossesse, l’allaitement et chez le petit enfant. Le repère reste de deux poissons par semaine, dont un gras, comme la sardine : bien cuit si vous êtes enceinte, jamais cru ni fumé.', '[{"title":"Avis relatif à la consommation des poissons et produits de la pêche","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"},{"title":"Prévention listériose/toxoplasmose pendant la grossesse","publisher":"UNESS / application hospitalière Bébé-info-service","url":"https://www.ameli.fr/"}]', 105),
  (505, 5, 5, 'Enceinte, lequel de ces fromages vaut-il mieux laisser de côté ?', 'Les fromages à pâte molle et à croûte lavée ou fleurie exposent à la listériose, rare mais grave. L’emmental, le comté et le beaufort sont des pâtes pressées cuites : même au lait cru, ils restent possibles. De la fièvre pendant la grossesse ? Consultez sans attendre.', '[{"title":"Qu’est-ce que la listériose et comment s’en prémunir ?","publisher":"Anses","url":"https://www.anses.fr/fr/content/qu%E2%80%99est-ce-que-la-list%C3%A9riose-et-comment-s%E2%80%99en-pr%C3%A9munir"},{"title":"Prévention listériose/toxoplasmose pendant la grossesse","publisher":"UNESS / application hospitalière Bébé-info-service","url":"https://www.ameli.fr/"}]', 205),
  (506, 5, 6, 'Par quel aliment commencer la diversification de bébé, selon les repères français actuels ?', 'Légume, fruit, viande, œuf : l’ordre est libre, la forme doit convenir à son âge, lisse au début. On commence après 4 mois révolus et avant 6 mois, avec l’avis du médecin. Un eczéma sévère ou une allergie connue demandent d’abord son accord.', '[{"title":"Avis relatif à la révision des repères alimentaires pour les enfants 0-36 mois et 3-17 ans","publisher":"HCSP","year":"2020","url":"https://www.hcsp.fr/"},{"title":"Recommandations diversification 0-3 ans","publisher":"Santé publique France","year":"2021","url":"https://www.mangerbouger.fr/"}]', 206),
  (507, 5, 7, 'Vitamine D du bébé : pourquoi l’Anses veut-elle un médicament prescrit, et non un complément alimentaire ?', 'Trop de gouttes et bébé va mal ? Appelez le 15 ou le 112 ; sinon, le centre antipoison, au 01 45 42 59 59. Certains compléments sont très concentrés et des surdosages ont abîmé des reins. Un seul produit, prescrit, des gouttes comptées.', '[{"title":"Vitamine D chez l’enfant : recourir aux médicaments et non aux compléments alimentaires","publisher":"Anses / ANSM","year":"2021","url":"https://www.anses.fr/fr/content/vitamine-d-chez-l%E2%80%99enfant-recourir-aux-m%C3%A9dicaments-et-non-aux-compl%C3%A9ments-alimentaires-pour"},{"title":"Centres antipoison : numéros d’urgence et premiers gestes","publisher":"Réseau des centres antipoison","url":"https://centres-antipoison.net/"}]', 202),
  (508, 5, 8, 'Avant 1 an, jamais de miel, même cuit. À cause de quelle maladie ?', 'Bébé en a mangé et ne va pas bien ? Appelez le 15 ou le 112. S’il va bien, prévenez son médecin. Le botulisme infantile est une intoxication qui peut être grave : ni miel dans le biberon, ni gâteau au miel, ni miel sur la tétine.', '[{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010","url":"https://www.anses.fr/"}]', 707),
  (509, 5, 9, 'Combien de fois faut-il parfois présenter un aliment avant que l’enfant l’accepte, selon l’Anses ?', 'Un refus n’est donc pas définitif. Reproposez une cuillerée un autre jour, sans forcer et sans récompense. Une exception : un aliment qui a provoqué une réaction ne se redonne pas sans le médecin. Gonflement du visage, gêne pour respirer ou malaise : le 15 ou le 112.', '[{"title":"Repères 0-3 ans et 4-17 ans","publisher":"Anses","year":"2019","url":"https://www.anses.fr/"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/"}]', 209),
  (801, 8, 1, 'Selon la revue Cochrane de 2015, qu’est-ce qui joue le plus sûrement sur la quantité mangée ?', 'Quand la portion ou le contenant grandit, on mange davantage, enfant comme adulte ; la preuve est jugée modérée. Pour l’assiette seule, l’effet est moins sûr. Un repère utile pour se servir, pas une raison de manger moins : un enfant ou une personne âgée sans appétit n’en a pas besoin.', '[{"title":"Portion, package or tableware size for changing selection and consumption of food, alcohol and tobacco","publisher":"Cochrane (Hollands et al.)","year":"2015","url":"https://doi.org/10.1002/14651858.CD011045.pub2"}]', 502),
  (802, 8, 2, 'Lequel apporte des « sucres libres », au sens de l’OMS ?', 'Les sucres libres sont ceux qu’on ajoute, plus ceux du miel, des sirops et des jus de fruits. Ceux du fruit entier et du lait n’en font pas partie. Un verre de 20 cl de jus d’orange apporte environ 19 g de sucres. Avec un diabète, gardez les repères de votre médecin.', '[{"title":"Alimentation saine (aide-mémoire)","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/healthy-diet"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', 507),
  (803, 8, 3, 'D’après 22 études réunies, que se passe-t-il quand on mange plus lentement ?', 'Au repas, on avale un peu moins d’énergie, sans avoir plus faim jusqu’à trois heures et demie après. Cela ne promet rien pour le poids. Si vous avez peu d’appétit ou maigrissez sans le vouloir, ne cherchez pas à manger moins : parlez-en à votre médecin.', '[{"title":"A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger","publisher":"Robinson et al., AJCN","year":"2014","url":"https://doi.org/10.3945/ajcn.113.081745"}]', 704),
  (804, 8, 4, 'Pour le Haut Conseil de la santé publique, combien de fromage équivaut à un yaourt de 125 g ?', 'Un produit laitier, c’est 30 g de fromage, un yaourt de 125 g ou 150 ml de lait, selon le Haut Conseil. La part de fromage paraît petite : ne la jugez pas au volume. Pour un adulte, Santé publique France conseille deux produits laitiers par jour.', '[{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"}]', 502),
  (805, 8, 5, 'Que change le miel à la place du sucre blanc, à poids égal ?', 'Pour 100 g, environ 80 g de sucres dans le miel, près de 100 g dans le sucre blanc : le reste du miel est surtout de l’eau, avec des traces de minéraux. Avec un diabète, il compte donc aussi. Jamais de miel avant 1 an, en revanche : il expose au botulisme du nourrisson.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010","url":"https://www.anses.fr/"}]', null),
  (806, 8, 6, 'Dans les études, que se passe-t-il quand on se souvient de son dernier repas ?', 'La mémoire du repas compte : s’en souvenir fait manger moins au suivant, et manger distrait peut faire manger plus sur le moment. Pour la télévision, une analyse de 2025 trouve un effet plus faible. Avec un petit appétit, inutile de chercher à manger moins.', '[{"title":"Eating attentively: a systematic review and meta-analysis","publisher":"Robinson et al., AJCN","year":"2013","url":"https://doi.org/10.3945/ajcn.112.045245"},{"title":"Effects of television viewing on food intake: systematic review and meta-analysis","publisher":"Garg et al., Nutrients 17:166","year":"2025","url":"https://doi.org/10.3390/nu17010166"}]', 501),
  (807, 8, 7, 'Édulcorants et contrôle du poids : que conseille l’OMS depuis 2023 ?', 'L’OMS ne retient pas de bénéfice durable pour le poids, et signale de possibles liens défavorables à long terme, sans certitude. Ce conseil, dit conditionnel, ne vise pas les personnes déjà diabétiques : si vous l’êtes, ne changez rien sans en parler à votre médecin.', '[{"title":"Guideline: use of non-sugar sweeteners","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news/item/15-05-2023-who-advises-not-to-use-non-sugar-sweeteners-for-weight-control-in-newly-released-guideline"}]', null),
  (808, 8, 8, 'Pour la Société suisse de nutrition, à quoi reconnaît-on une collation ?', 'C’est un petit repas prévu, pris assis. Le grignotage, lui, vient sans faim et sans limite. Les distinguer aide à comprendre, pas à se juger. Si vous avez des crises que vous n’arrivez pas à arrêter, ou peur de manger, parlez-en à votre médecin.', '[{"title":"Fiches « Dix-heures et goûters »","publisher":"Société suisse de nutrition","year":"2016","url":"https://www.sge-ssn.ch/fr/"},{"title":"Troubles des conduites alimentaires : repères et ligne « Anorexie Boulimie, Info Écoute »","publisher":"Fédération française anorexie boulimie","year":"2021-2025","url":"https://www.ffab.fr/"}]', 508),
  (809, 8, 9, 'Dans un essai de 2019, qu’ont fait vingt adultes nourris d’aliments ultra-transformés ?', 'Chacun a suivi deux semaines de chaque alimentation. Avec les ultra-transformés, on mangeait environ 500 kcal de plus par jour qu’avec le non transformé : texture, fibres et rassasiement comptent. L’essai est petit et court. Il éclaire la faim, il n’interdit aucun aliment.', '[{"title":"Ultra-processed diets cause excess calorie intake and weight gain (ECR en unité métabolique)","publisher":"Hall et al., Cell Metab","year":"2019","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7946062/"}]', 501),
  (810, 8, 10, 'Selon l’Anses, quel rythme convient à un écolier dans la journée ?', 'Petit-déjeuner, déjeuner, goûter, dîner : chez l’enfant, l’Anses déconseille d’ajouter d’autres prises. La collation systématique de 10 heures à l’école n’est donc pas justifiée. En cas de diabète ou de petit appétit qui vous inquiète, suivez l’avis de son médecin.', '[{"title":"Les collations à l’école","publisher":"Anses","year":"2004","url":"https://www.anses.fr/fr/content/les-collations-%C3%A0-l%E2%80%99%C3%A9cole"}]', 506),
  (201, 2, 1, 'Dans une liste d’ingrédients, que sait-on du premier cité ?', 'Les ingrédients sont rangés du plus lourd au plus léger. Un sucre ou une graisse cités en tête pèsent donc beaucoup dans la recette. Dans cette même liste, les allergènes doivent ressortir, en gras par exemple.', '[{"title":"L’étiquetage des produits alimentaires préemballés","publisher":"DEETS Mayotte (DGCCRF)","year":"2024","url":"https://mayotte.deets.gouv.fr/L-etiquetage-des-produits-alimentaires-preemballes"}]', 107),
  (202, 2, 2, 'Un paquet de biscuits montre de belles fraises. Que doit préciser l’étiquette ?', 'Un ingrédient mis en avant, par l’image ou par le nom, doit avoir son pourcentage dans la liste ou près du nom. C’est le bon chiffre pour vérifier ce que promet la photo, et pour départager deux marques.', '[{"title":"L’étiquetage des produits alimentaires préemballés","publisher":"DEETS Mayotte (DGCCRF)","year":"2024","url":"https://mayotte.deets.gouv.fr/L-etiquetage-des-produits-alimentaires-preemballes"}]', null),
  (203, 2, 3, 'Un yaourt nature non sucré affiche quand même des sucres. D’où viennent-ils ?', 'Le tableau compte ensemble tous les sucres simples, d’origine ou ajoutés. À elle seule, la ligne « dont sucres » ne dit donc pas si le fabricant a sucré son yaourt : il faut aller voir la liste des ingrédients.', '[{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"}]', 107),
  (204, 2, 4, 'Que garantit la mention « allégé en matières grasses » sur un fromage ?', '« Allégé » compare avec un produit similaire : un fromage allégé peut donc rester gras. Les seuils pour 100 g valent pour d’autres mentions : 3 g au plus pour « pauvre en matières grasses », 0,5 g pour « sans ».', '[{"title":"Règlement (CE) n° 1924/2006 concernant les allégations nutritionnelles et de santé – annexe","publisher":"Union européenne","year":"2006","url":"https://eur-lex.europa.eu/eli/reg/2006/1924/oj"}]', null),
  (205, 2, 5, 'Compote « sans sucres ajoutés » : que faut-il comprendre ?', 'Personne n’y a mis de sucre, ni d’ingrédient choisi parce qu’il sucre. Ceux des fruits restent, et l’étiquette doit le préciser. Pour 0,5 g au plus pour 100 g, la mention est « sans sucres », sans le mot « ajoutés ».', '[{"title":"Règlement (CE) n° 1924/2006 concernant les allégations nutritionnelles et de santé – annexe","publisher":"Union européenne","year":"2006","url":"https://eur-lex.europa.eu/eli/reg/2006/1924/oj"}]', 107),
  (206, 2, 6, 'Un café fermé et bien gardé a dépassé sa date « de préférence ». Qu’en penser ?', '« À consommer de préférence » donne une date indicative, tant que l’emballage est intact et le produit bien conservé. « À consommer jusqu’au… » est tout autre : dépassée, cette date expose à un risque, et le produit se jette sans être goûté.', '[{"title":"Date limite de consommation (DLC), de durabilité minimale (DDM), de congélation","publisher":"Service-public.fr (DILA)","year":"2019","url":"https://www.service-public.fr/particuliers/vosdroits/F10990"}]', 108),
  (207, 2, 7, 'À quoi sert surtout le Nutri-Score ?', 'De A à E, la lettre se calcule pour 100 g ou 100 ml, à partir du tableau nutritionnel et de certains ingrédients. Elle ignore la part que vous servez. Un D ou un E peut se manger, moins souvent et en plus petite quantité.', '[{"title":"Nutri-Score : nouvelle formule (communiqués des 17/3/2025 et 30/6/2025)","publisher":"Santé publique France","year":"2025","url":"https://www.santepubliquefrance.fr/determinants-de-sante/nutrition-et-activite-physique/articles/nutri-score"}]', 109),
  (208, 2, 8, 'Pour quelle quantité le tableau nutritionnel doit-il toujours donner ses valeurs ?', 'C’est la colonne à lire pour comparer deux paquets, puisque la quantité y est la même. Si une colonne « par portion » s’y ajoute, regardez le poids de cette portion : la vôtre est peut-être plus grande, ou plus petite.', '[{"title":"Déclaration nutritionnelle sur les denrées alimentaires (dépliant / fiche)","publisher":"DGCCRF","year":"2014","url":"https://www.economie.gouv.fr/dgccrf/Publications/Vie-pratique/Fiches-pratiques/declaration-nutritionnelle-sur-denrees-alimentaires"}]', 107),
  (209, 2, 9, 'Lequel de ces aliments fait partie des quatorze allergènes à signaler ?', 'Le céleri est sur la liste européenne, avec le lait, l’œuf, l’arachide ou la moutarde. Visage qui gonfle, gêne pour respirer après un aliment : appelez le 15 ou le 112. Allergique à un aliment hors liste ? Lisez tous les ingrédients.', '[{"title":"Règlement (UE) n° 1169/2011 relatif à l’information du consommateur sur les denrées alimentaires","publisher":"Union européenne","year":"2011","url":"https://eur-lex.europa.eu/eli/reg/2011/1169/oj"},{"title":"Conduite à tenir après le traitement d’urgence d’une suspicion d’anaphylaxie","publisher":"HAS","year":"2013","url":"https://www.has-sante.fr/"}]', null),
  (210, 2, 10, 'Un paquet rapporté de voyage indique 0,4 g de sodium. Combien de sel cela fait-il ?', 'Le sel d’une étiquette se calcule ainsi : sodium multiplié par 2,5. Ici, 0,4 × 2,5 = 1 g. Lire le sodium comme du sel, c’est donc en compter beaucoup trop peu. Si le médecin a limité votre sel, demandez-lui de quel chiffre il parle.', '[{"title":"Déclaration nutritionnelle sur les denrées alimentaires (dépliant / fiche)","publisher":"DGCCRF","year":"2014","url":"https://www.economie.gouv.fr/dgccrf/Publications/Vie-pratique/Fiches-pratiques/declaration-nutritionnelle-sur-denrees-alimentaires"}]', null),
  (601, 6, 1, 'Effort intense de plus d’une heure : combien de glucides par heure, selon la Société internationale de nutrition sportive ?', 'Un demi-litre de boisson à 6 % de glucides en apporte déjà 30 g. Si l’effort est plus court ou plus tranquille, l’eau suffit le plus souvent. Ce repère vaut pour un adulte en bonne santé ; avec un diabète, voyez d’abord le médecin.', '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4"}]', 307),
  (602, 6, 2, 'Pendant un effort long, on boit plus que l’on ne perd. De quoi le sang peut-il manquer dangereusement ?', 'Confusion ou malaise : appelez le 15 ou le 112. Ce manque de sodium s’appelle l’hyponatrémie. Avant 65 ans, se peser avant et après aide à boire juste : on ne doit pas avoir pris de poids. Cœur ou reins malades, grossesse, traitement : demandez conseil au médecin.', '[{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597"}]', 308),
  (603, 6, 3, 'Protéines : quel apport quotidien suffit en général à l’adulte sportif, selon la Société internationale de nutrition sportive ?', 'C’est un repère pour un entraînement régulier et une bonne santé : 84 à 120 g par jour à 60 kg. Le total de la journée compte plus que l’heure. Il ne convient ni à l’adolescent, ni pendant la grossesse, ni à des reins malades sans avis médical.', '[{"title":"Position stand: protein and exercise","publisher":"ISSN (Jäger et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0177-8"}]', 303),
  (604, 6, 4, 'Dans quel cas vaut-il mieux manger des glucides sans tarder après l’effort ?', 'Le corps a alors peu de temps pour refaire ses réserves : pain, riz ou fruits tombent bien. Sinon, le prochain repas suffit le plus souvent. Avec un diabète traité, suivez d’abord les consignes de l’équipe qui vous soigne.', '[{"title":"Position stand: nutrient timing","publisher":"ISSN (Kerksick et al.)","year":"2017","url":"https://doi.org/10.1186/s12970-017-0189-4"}]', 305),
  (605, 6, 5, 'Pour environ une heure de sport par jour, combien de glucides quotidiens, selon le collège américain de médecine du sport ?', 'À 60 kg, cela fait 300 à 420 g, tous aliments compris. Une activité légère en demande 3 à 5 g par kilo ; plus de 4 à 5 heures par jour, 8 à 12 g. Ces repères d’adulte ne valent pas sans avis médical en cas de diabète.', '[{"title":"Nutrition and Athletic Performance (AND, DC, ACSM)","publisher":"ACSM","year":"2016","url":"https://doi.org/10.1249/MSS.0000000000000852"}]', null),
  (606, 6, 6, 'Qu’est-ce qui dépasse 200 mg de caféine, la quantité que l’EFSA juge sûre en une prise ?', 'Trois expressos font environ 240 mg, selon les teneurs types de l’EFSA. La limite vaut aussi les jours de sport, pour un adulte en bonne santé ; enceinte ou allaitante, 200 mg sur toute la journée. Avant 18 ans ou avec un cœur malade, pas de caféine pour la performance.', '[{"title":"EFSA explains risk assessment: Caffeine (fiche grand public, teneurs types)","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/en/topics/topic/caffeine"},{"title":"Scientific opinion on the safety of caffeine","publisher":"EFSA","year":"2015","url":"https://www.efsa.europa.eu/fr/efsajournal/pub/4102"}]', 302),
  (607, 6, 7, 'Qu’a donné l’eau de coco chez 12 sportifs, comparée à l’eau ou à une boisson pour le sport ?', 'L’essai est petit, mais il ne montre aucun avantage. L’eau de coco apporte aussi des sucres, environ 2,5 g pour 100 g, et du potassium : si vos reins sont malades, demandez l’avis du médecin avant d’en boire.', '[{"title":"Comparison of coconut water and a sport drink on hydration and performance","publisher":"Kalman et al., JISSN","year":"2012","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC3293068/"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', null),
  (608, 6, 8, 'Effort long, peu de temps pour récupérer : combien boire par kilo de poids perdu, selon le collège américain de médecine du sport ?', 'Après l’effort, on boit donc un peu plus que ses pertes, avec un repas ou une boisson salés ; pendant, on ne les dépasse pas. Ce repère d’adulte ne vaut pas en cas de maladie du cœur ou des reins, ou de tension trop haute : suivez alors votre médecin.', '[{"title":"Exercise and fluid replacement (position stand)","publisher":"ACSM","year":"2007","url":"https://doi.org/10.1249/mss.0b013e31802ca597"}]', 308),
  (609, 6, 9, 'Que désigne le REDs, dont parle le Comité international olympique ?', 'Manger longtemps trop peu pour ce que l’on dépense dérègle les hormones, les os, les défenses, l’humeur et la performance, chez les femmes comme chez les hommes. Fatigue qui dure, blessures à répétition, règles absentes : voyez un médecin, du sport si possible.', '[{"title":"2023 IOC consensus statement on Relative Energy Deficiency in Sport (REDs)","publisher":"CIO (Mountjoy et al., Br J Sports Med)","year":"2023","url":"https://doi.org/10.1136/bjsports-2023-106994"}]', 306),
  (610, 6, 10, 'Quel risque l’Anses signale-t-elle avec les compléments « muscle » ou « brûle-graisse » ?', 'On peut se doper sans le savoir, et l’efficacité n’est souvent pas démontrée. L’Anses faisait aussi état, en 2016, de 49 signalements d’effets indésirables. Demandez l’avis du médecin ou du pharmacien avant d’en prendre ; pas pour un enfant, un adolescent ou une femme enceinte.', '[{"title":"Compléments alimentaires destinés aux sportifs","publisher":"Anses","year":"2016","url":"https://www.anses.fr/"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"}]', 304),
  (101, 1, 1, 'Lesquels comptent dans les « 5 fruits et légumes par jour » ?', 'Tous comptent. Le repère est d’au moins cinq portions par jour, par exemple trois de légumes et deux de fruits. Une boîte de haricots verts ou un sachet d’épinards surgelés vous en rapproche donc autant que le marché.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"}]', 407),
  (102, 1, 2, 'Que perd-on presque entièrement en buvant un pur jus d’orange au lieu de manger l’orange ?', 'Pour 100 g, l’orange apporte 2,7 g de fibres, le jus 0,3 g. Selon Santé publique France, ce jus ne compte pas comme une portion de fruit : un demi-verre par jour au plus de 4 à 11 ans, un verre au plus ensuite.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Guide 4-11 ans","publisher":"Santé publique France","year":"2024","url":"https://www.mangerbouger.fr/"}]', 102),
  (103, 1, 3, 'Quel est le repère de produits laitiers pour un adulte de moins de 75 ans ?', 'Deux par jour : l’ancien repère de trois a été abandonné pour l’adulte. À partir de 75 ans, on conseille d’en prendre deux ou trois. Si vous les digérez mal, parlez-en à votre médecin avant de tous les supprimer.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/"}]', null),
  (104, 1, 4, 'Selon une enquête française de 2010, d’où venait surtout le sel consommé ?', 'Chez les volontaires de cette enquête, environ les trois quarts du sel venaient de produits tout prêts. Le pain et les biscottes pesaient 24 % du total. L’OMS conseille à l’adulte moins de 5 g par jour, tout compris. Cœur ou reins malades : suivez la limite de votre médecin.', '[{"title":"NutriNet-Santé : consommation de sel en France (premiers résultats)","publisher":"Inserm/Inra/Cnam/Paris 13","year":"2010","url":"https://etude-nutrinet-sante.fr/"},{"title":"Réduction de l’apport en sodium (aide-mémoire)","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news-room/fact-sheets/detail/salt-reduction"}]', 103),
  (105, 1, 5, 'Lentilles, pois chiches, haricots secs : quel est le repère pour un adulte ?', 'Au moins deux fois par semaine, et ce rythme reste conseillé après 75 ans. Si votre ventre y est peu habitué, commencez par une petite part. En cas de maladie des reins ou des intestins, demandez d’abord l’avis de votre médecin.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Avis sur les repères alimentaires des personnes âgées","publisher":"HCSP","year":"2021","url":"https://www.hcsp.fr/"}]', 608),
  (106, 1, 6, 'Quel est le repère français d’activité physique dynamique pour un adulte ?', 'Au moins 30 minutes par jour, en passant aussi moins de temps assis. Entre 5 et 17 ans, l’OMS vise 60 minutes par jour en moyenne. Malade, ou sans activité depuis longtemps ? Demandez à votre médecin comment reprendre.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Lignes directrices sur l’activité physique et la sédentarité","publisher":"OMS","year":"2020","url":"https://www.who.int/fr/news-room/fact-sheets/detail/physical-activity"}]', null),
  (107, 1, 7, 'Quel est le repère de consommation de poisson pour un adulte ?', 'Sardine, maquereau, hareng et saumon sont des poissons gras. Enceinte, allaitante ou pour un enfant de moins de 3 ans, évitez notamment l’espadon et le requin. La sage-femme ou le médecin vous donnera la liste complète.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Avis relatif à la consommation des poissons et produits de la pêche","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"}]', 105),
  (108, 1, 8, 'Combien pèse environ une portion de fruits ou de légumes pour un adulte ?', 'C’est le repère du Haut Conseil de la santé publique. Cinq fois 80 g font 400 g, le minimum quotidien de l’OMS à partir de 10 ans. Pour les plus jeunes, elle retient 350 g entre 6 et 9 ans, 250 g entre 2 et 5 ans.', '[{"title":"Avis relatif à la révision des repères alimentaires pour les adultes du PNNS 2017-2021","publisher":"HCSP","year":"2017","url":"https://www.hcsp.fr/explore.cgi/avisrapportsdomaine?clefr=600"},{"title":"Carbohydrate intake for adults and children: guideline","publisher":"OMS","year":"2023","url":"https://www.who.int/publications/i/item/9789240073593"}]', 102),
  (109, 1, 9, 'À poids égal, lequel de ces aliments apporte le plus de fibres ?', 'Pour 100 g : environ 8,5 g dans les lentilles, 3 g dans les haricots verts ou les épinards, 1,4 g dans la pomme. Un adulte peut viser 25 à 30 g par jour. Augmentez petit à petit ; intestin malade, demandez au médecin.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Recommandations d’apports en fibres (AS 30 g/j)","publisher":"Anses","year":"2016","url":"https://www.anses.fr/"}]', 104),
  (110, 1, 10, 'Quelles matières grasses ajoutées les repères français privilégient-ils ?', 'Le repère : un peu chaque jour, surtout de ces trois huiles. Elles ont bien moins de graisses saturées que le beurre : 7 à 15 g pour 100 g, contre 55 g. Le beurre garde sa place, en petite quantité.', '[{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"},{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', 105),
  (901, 9, 1, 'Pour que les protéines des céréales et des légumes secs se complètent, que faut-il faire ?', 'Les protéines sont faites d’acides aminés. Les légumes secs apportent bien l’un d’eux, la lysine ; les céréales, ceux dits « soufrés ». Du pain le matin et des lentilles le soir font donc équipe. Avec l’âge, c’est plus délicat : voyez le médecin avant de supprimer la viande.', '[{"title":"Complementary proteins (HealthTalk)","publisher":"American Institute for Cancer Research","url":"https://www.aicr.org/"},{"title":"Dietary protein and amino acids in vegetarian diets: a review","publisher":"Mariotti & Gardner, Nutrients","year":"2019","url":"https://doi.org/10.3390/nu11112661"}]', 602),
  (902, 9, 2, 'Dans une étude, à quel moment un café n’a-t-il pas freiné l’absorption du fer du repas ?', 'Le café freinait l’absorption du fer quand il était bu avec le repas, et encore une heure après. Si vos réserves de fer sont bonnes, ce détail compte peu. Si elles sont basses, ou pendant une grossesse, suivez les conseils du médecin ou de la sage-femme.', '[{"title":"Inhibition of food iron absorption by coffee","publisher":"Morck et al., AJCN","year":"1983","url":"https://pubmed.ncbi.nlm.nih.gov/6402915/"},{"title":"Inhibition of non-haem iron absorption in man by polyphenolic-containing beverages","publisher":"Hurrell et al., Br J Nutr","year":"1999","url":"https://pubmed.ncbi.nlm.nih.gov/10999016/"}]', 604),
  (903, 9, 3, 'À quantité égale, combien de protéines une boisson à l’amande nature apporte-t-elle, comparée au lait ?', 'Environ 1 g pour 100 g, contre 3,4 g dans le lait demi-écrémé ; sans ajout, elle a aussi bien moins de calcium. Selon l’Anses, avant 1 an, aucune boisson végétale ne remplace le lait maternel ou infantile. En cas d’allergie aux fruits à coque, évitez celle à l’amande.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"}]', 606),
  (904, 9, 4, 'Une orange au dessert, après des lentilles : quel effet sur l’absorption de leur fer ?', 'Sur un seul repas, la vitamine C peut multiplier l’absorption du fer végétal, jusqu’à quatre fois. Sur plusieurs jours d’alimentation complète, le gain est bien plus petit : elle ne corrige pas à elle seule une carence. Fatigue qui dure, grossesse, enfant végétarien : voyez le médecin.', '[{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/"},{"title":"Effect of ascorbic acid intake on nonheme-iron absorption from a complete diet","publisher":"Cook & Reddy, AJCN","year":"2001","url":"https://doi.org/10.1093/ajcn/73.1.93"}]', 604),
  (905, 9, 5, 'Chez l’adulte, pour qui l’Anses retient-elle un seuil d’isoflavones de soja deux fois plus bas ?', 'Les isoflavones agissent, faiblement, comme des hormones, les œstrogènes. Selon l’Anses (2025), le seuil est aussi plus bas pendant la grossesse et chez l’enfant avant la puberté. Alternez avec d’autres légumes secs, limitez le soja chez l’enfant et évitez-le si vous êtes enceinte.', '[{"title":"Isoflavones : valeurs toxicologiques de référence et restauration collective","publisher":"Anses","year":"2025","url":"https://www.anses.fr/"},{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/"}]', 603),
  (906, 9, 6, 'Repère adulte : 4 µg de vitamine B12 par jour. Qu’en apporte, au plus, une alimentation végane sans complément ni produit enrichi ?', 'Autant dire presque rien, d’après les sources médicales citées : un complément est nécessaire à tout âge. Demandez lequel au médecin ou au pharmacien, car 4 µg n’est pas la dose d’un comprimé. Enfant, grossesse, allaitement : il faut un suivi médical.', '[{"title":"Vitamine B12 et régimes sans produits animaux","publisher":"Prescrire","url":"https://www.prescrire.org/"},{"title":"Clinical practice: vegetarian infant and child nutrition","publisher":"Van Winckel et al., Eur J Pediatr","year":"2011","url":"https://doi.org/10.1007/s00431-011-1547-x"}]', 605),
  (907, 9, 7, 'Pourquoi ne pas cuire des haricots rouges secs à la seule mijoteuse ?', 'Violents vomissements après un plat de haricots : appelez le 15 ou le 112. Pour l’éviter, la FDA, une agence américaine, conseille au moins 5 heures de trempage, l’eau jetée, puis 30 minutes à gros bouillons. Ceux en boîte sont déjà cuits.', '[{"title":"Bad Bug Book, 2e éd. : phytohémagglutinine (haricots rouges)","publisher":"FDA (États-Unis)","year":"2012","url":"https://www.fda.gov/food/foodborne-pathogens/bad-bug-book-second-edition"}]', 608),
  (908, 9, 8, 'Selon l’Anses (2025), à quoi une alimentation végétarienne est-elle associée ?', 'L’Anses juge cette preuve modérée : c’est un lien, qui ne remplace aucun traitement. À l’inverse, fer, iode, vitamines B12 et D sont à des niveaux moins favorables, et les fractures peut-être plus fréquentes. Enceinte, âgé, ou pour un enfant, parlez-en au médecin.', '[{"title":"Régimes végétariens : effets sur la santé et repères alimentaires","publisher":"Anses","year":"2025","url":"https://www.anses.fr/fr/content/regimes-vegetariens-effets-sur-la-sante-et-reperes-alimentaires"}]', null),
  (909, 9, 9, 'Pesé cuit, lequel de ces aliments apporte le moins de protéines pour 100 g ?', 'Moins de 5 g pour 100 g de quinoa cuit, à peu près comme des pâtes complètes. Les pois cassés et les pois chiches en offrent plus de 8 g, les haricots rouges près de 10 g. Comptez donc le quinoa comme un féculent, et mariez-le aux légumes secs.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', null),
  (910, 9, 10, 'Laquelle de ces huiles contient le plus d’ALA, un oméga-3 d’origine végétale ?', 'Environ 12 g pour 100 g d’huile de noix, contre 7,5 g pour le colza, moins de 1 g pour l’olive et presque rien pour le tournesol. Un peu chaque jour convient. En cas d’allergie aux noix, prenez plutôt le colza.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Recommandations sur l’alimentation, l’activité physique et la sédentarité pour les adultes (dossier de presse)","publisher":"Santé publique France / PNNS","year":"2019","url":"https://www.mangerbouger.fr/"}]', 105),
  (401, 4, 1, 'Pour 100 g, lequel de ces aliments, mangé cru, apporte le plus de vitamine C ?', 'Environ 120 mg pour 100 g de poivron rouge cru, contre un peu plus de 80 mg pour le kiwi et moins de 50 mg pour l’orange. La tomate est loin derrière. Si vous cuisez vos légumes, le micro-ondes en garde souvent le plus, et l’eau bouillante le moins.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Effect of different cooking methods on the content of vitamins and true retention in selected vegetables","publisher":"Lee et al., Food Sci Biotechnol","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6049644/"}]', null),
  (402, 4, 2, 'Pour 100 g, lequel de ces aliments apporte le plus de fer ?', 'Environ 4 mg dans 100 g de moules cuites, contre 2,8 mg dans un steak haché à 5 % de matière grasse, 2,4 mg dans les lentilles et 2,1 mg dans les épinards. Enceinte, ne mangez pas de coquillages crus. Fatigue qui dure : voyez le médecin avant de prendre du fer.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Prévention listériose/toxoplasmose pendant la grossesse","publisher":"UNESS / application hospitalière Bébé-info-service","url":"https://www.ameli.fr/"}]', 201),
  (403, 4, 3, 'Au soleil, la peau fabrique de la vitamine D. Chez qui en fabrique-t-elle moins ?', 'Selon l’Anses, la peau en fabrique moins avec l’âge, après la ménopause, ou quand elle est mate ou foncée. Un supplément se décide avec le médecin. Pour un bébé : jamais de plein soleil, et seulement le médicament prescrit, en comptant les gouttes.', '[{"title":"Vitamin D: why do I need an adequate intake and how can I make sure I get it?","publisher":"Anses","year":"2021","url":"https://www.anses.fr/en/content/vitamin-d-why-do-i-need-adequate-intake-and-how-can-i-make-sure-i-get-it"},{"title":"Vitamine D chez l’enfant : recourir aux médicaments et non aux compléments alimentaires","publisher":"Anses / ANSM","year":"2021","url":"https://www.anses.fr/fr/content/vitamine-d-chez-l%E2%80%99enfant-recourir-aux-m%C3%A9dicaments-et-non-aux-compl%C3%A9ments-alimentaires-pour"}]', 202),
  (404, 4, 4, 'Au cours d’un repas de lentilles, qu’est-ce qui freine l’absorption de leur fer ?', 'Dans une étude, du thé noir bu avec du pain a réduit de 79 à 94 % l’absorption du fer. La viande et la vitamine C l’aident, au même repas, sans corriger à elles seules une carence. Réserves basses, grossesse, enfant végétarien : parlez-en au médecin.', '[{"title":"Inhibition of non-haem iron absorption in man by polyphenolic-containing beverages","publisher":"Hurrell et al., Br J Nutr","year":"1999","url":"https://pubmed.ncbi.nlm.nih.gov/10999016/"},{"title":"Iron nutrition and absorption: dietary factors which impact iron bioavailability","publisher":"Monsen, J Am Diet Assoc","year":"1988","url":"https://pubmed.ncbi.nlm.nih.gov/3290310/"}]', 604),
  (405, 4, 5, 'Sans calcium ajouté, combien une boisson à l’amande en apporte-t-elle, par rapport à autant de lait ?', 'Environ 12 mg pour 100 g, contre 117 mg dans le lait demi-écrémé : cherchez le mot « calcium » sur la brique. Avant 1 an, selon l’Anses, une boisson végétale ne remplace ni le lait maternel ni le lait infantile. En cas d’allergie aux fruits à coque, évitez l’amande.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Risques des boissons autres que le lait maternel et ses substituts avant 1 an","publisher":"Anses","year":"2013","url":"https://www.anses.fr/"}]', 606),
  (406, 4, 6, 'Lequel de ces aliments apporte naturellement de la vitamine B12 ?', 'Œufs, poissons, viandes et fromages en apportent. Sans aucun produit animal, l’assiette n’en fournit presque pas : d’après la revue Prescrire, il faut un complément, à tout âge. Grossesse, allaitement, enfant : un suivi médical est indispensable.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Vitamine B12 et régimes sans produits animaux","publisher":"Prescrire","url":"https://www.prescrire.org/"}]', 605),
  (407, 4, 7, 'Lequel de ces aliments compte parmi les sources d’iode ?', 'Produits laitiers, œufs, poissons et sel iodé en apportent ; le sel rose de l’Himalaya, lui, n’est pas iodé. Inutile de saler davantage. Selon l’Anses, les femmes enceintes en reçoivent en moyenne trop peu ; un supplément se prend seulement sur avis médical.', '[{"title":"Repères pour femmes enceintes et allaitantes","publisher":"Anses","year":"2019","url":"https://www.anses.fr/"},{"title":"An analysis of the mineral composition of pink salt available in Australia","publisher":"Fayet-Moore et al., Foods","year":"2020","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7603209/"}]', null),
  (408, 4, 8, 'Pour 100 g, lequel de ces aliments apporte le plus de calcium ?', 'Près de 800 mg pour 100 g de sardines en boîte, avec leurs arêtes, contre environ 545 mg pour la mozzarella, 130 mg pour le yaourt et 100 mg pour le tofu. Le repère est de 950 mg par jour dès 25 ans ; davantage seulement si le médecin le dit.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"},{"title":"Dietary reference values for calcium","publisher":"EFSA","year":"2015","url":"https://doi.org/10.2903/j.efsa.2015.4101"}]', null),
  (409, 4, 9, 'Quelle vitamine est conseillée en complément dès le projet de grossesse ?', 'La B9, ou acide folique : 400 µg par jour dès le projet, puis jusqu’à 12 semaines après le début des dernières règles, selon Santé publique France et la HAS. Certains antécédents changent la dose. Faites-la prescrire, et demandez l’avis du médecin ou de la sage-femme avant tout autre complément.', '[{"title":"Acide folique avant et pendant la grossesse","publisher":"Santé publique France / HAS","year":"2017-2025","url":"https://www.santepubliquefrance.fr/"},{"title":"Révision des repères alimentaires femmes enceintes et allaitantes","publisher":"HCSP","year":"2022","url":"https://www.hcsp.fr/"}]', null),
  (410, 4, 10, 'Chez l’adulte sans carence, que sait-on des multivitamines pour éviter maladies du cœur et cancers ?', 'Des experts américains (USPSTF) jugent les preuves insuffisantes ; ils déconseillent le bêta-carotène et la vitamine E dans ce but. Un complément ne remplace ni une alimentation variée ni un traitement. Si l’on vous en a prescrit un, ne l’arrêtez pas seul. Enceinte, malade ou pour un enfant, demandez conseil avant d’en prendre.', '[{"title":"Vitamin, mineral and multivitamin supplementation to prevent CVD and cancer","publisher":"USPSTF","year":"2022","url":"https://doi.org/10.1001/jama.2022.8970"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"}]', null),
  (1001, 10, 1, '« Le sucre roux est meilleur pour la santé que le sucre blanc » : vrai ou faux ?', 'Pour 100 g, comptez 95,5 g de sucres dans le roux et 99,8 g dans le blanc. Quant aux minéraux du sucre roux, il y en a trop peu pour compter. Choisissez selon votre goût, la main légère dans les deux cas. Avec un diabète, gardez les repères de votre médecin.', '[{"title":"Table de composition nutritionnelle des aliments Ciqual (version 2020 ; version 2025 : DOI 10.57745/RDMHWY)","publisher":"Anses","year":"2020","url":"https://ciqual.anses.fr/"}]', null),
  (1002, 10, 2, '« Manger lentement aide à manger moins » : vrai ou faux ?', 'Dans 22 études, ralentir faisait prendre moins de calories au repas, sans faim plus forte ensuite. Ce n’est pas une promesse de perte de poids. Si vous manquez d’appétit ou maigrissez sans le vouloir, ne cherchez pas à manger moins : consultez.', '[{"title":"A systematic review and meta-analysis examining the effect of eating rate on energy intake and hunger","publisher":"Robinson et al., AJCN","year":"2014","url":"https://doi.org/10.3945/ajcn.113.081745"}]', 704),
  (1003, 10, 3, '« Le sel rose de l’Himalaya est meilleur pour la santé » : vrai ou faux ?', 'Ce sel rose est surtout du chlorure de sodium, comme le blanc, et il n’est pas iodé. Pour un apport utile en minéraux, il en faudrait plus de 30 g par jour, ce qui serait bien trop : l’OMS conseille moins de 5 g de sel.', '[{"title":"An analysis of the mineral composition of pink salt available in Australia","publisher":"Fayet-Moore et al., Foods","year":"2020","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC7603209/"},{"title":"Réduction de l’apport en sodium (aide-mémoire)","publisher":"OMS","year":"2023","url":"https://www.who.int/fr/news-room/fact-sheets/detail/salt-reduction"}]', null),
  (1004, 10, 4, '« Le lait fait du mucus » : vrai ou faux ?', 'Le lait peut laisser la bouche un peu pâteuse, mais il n’augmente pas le mucus. Hors allergie, un rhume ou de l’asthme n’obligent pas à l’arrêter. Si votre enfant tousse souvent, voyez son médecin avant de supprimer quoi que ce soit.', '[{"title":"Milk, mucus and myths","publisher":"Balfour-Lynn, Arch Dis Child","year":"2019","url":"https://doi.org/10.1136/archdischild-2018-314896"}]', null),
  (1005, 10, 5, '« Pas de miel avant un an » : vrai ou faux ?', 'Un bébé a pris du miel et respire ou avale mal ? Appelez le 15 ou le 112. S’il va bien, prévenez son médecin. Le botulisme infantile peut être grave : jamais de miel avant un an, ni cuit, ni sur la tétine.', '[{"title":"Botulisme infantile et miel","publisher":"Afssa","year":"2010","url":"https://www.anses.fr/"}]', 707),
  (1006, 10, 6, '« Les glucides du soir font grossir » : vrai ou faux ?', 'Dans un essai de six mois chez 78 policiers en situation d’obésité, garder les glucides pour le dîner n’a pas empêché de maigrir. Un seul essai ne fait pas un conseil. Avec un diabète, demandez au médecin avant de changer leur place dans la journée.', '[{"title":"Greater weight loss and hormonal changes after 6 months diet with carbohydrates eaten mostly at dinner","publisher":"Sofer et al., Obesity","year":"2011","url":"https://doi.org/10.1038/oby.2011.48"}]', 702),
  (1007, 10, 7, '« Un légume surgelé nature vaut souvent un légume frais » : vrai ou faux ?', 'Sur huit fruits et légumes comparés, la vitamine C était la même dans cinq, et plus élevée dans le surgelé pour trois. Le bêta-carotène était parfois plus bas. L’une des deux études citées est payée par la filière, autant le savoir.', '[{"title":"Selected nutrient analyses of fresh, fresh-stored, and frozen fruits and vegetables","publisher":"Li et al., J Food Compos Anal","year":"2017","url":"https://doi.org/10.1016/j.jfca.2017.02.002"},{"title":"Vitamin retention in eight fruits and vegetables: refrigerated and frozen storage","publisher":"Bouzari et al., J Agric Food Chem","year":"2015","url":"https://doi.org/10.1021/jf5058793"}]', 701),
  (1008, 10, 8, '« Les ondes du micro-ondes restent dans l’aliment » : vrai ou faux ?', 'Une fois l’aliment chauffé, il n’y reste pas d’ondes, et un appareil en bon état est sans danger. Les légumes y gardent même souvent mieux leur vitamine C que dans l’eau bouillante.', '[{"title":"Fours à micro-ondes (fiche d’information)","publisher":"OFSP (Suisse)","year":"2016","url":"https://www.bag.admin.ch/"},{"title":"Effect of different cooking methods on the content of vitamins and true retention in selected vegetables","publisher":"Lee et al., Food Sci Biotechnol","year":"2018","url":"https://pmc.ncbi.nlm.nih.gov/articles/PMC6049644/"}]', 401),
  (1009, 10, 9, '« Les fibres sont bonnes pour la santé » : vrai ou faux ?', 'Par rapport à de faibles apports, 25 à 29 g par jour sont associés à une mortalité plus basse de 15 à 30 %. C’est un lien observé, pas une garantie. Si votre intestin est malade ou opéré depuis peu, demandez d’abord au médecin.', '[{"title":"Carbohydrate quality and human health (revues et méta-analyses)","publisher":"Reynolds et al., Lancet","year":"2019","url":"https://doi.org/10.1016/S0140-6736(18)31809-9"}]', 104),
  (1010, 10, 10, '« Le sucre rend les enfants hyperactifs » : vrai ou faux ?', 'Dans 23 études « en aveugle », le sucre ne changeait ni le comportement ni l’attention ; un petit effet chez certains n’est pas exclu. Le limiter reste utile, pour les dents notamment. Un enfant très agité au quotidien ? Parlez-en à son médecin.', '[{"title":"The effect of sugar on behavior or cognition in children: a meta-analysis","publisher":"Wolraich et al., JAMA","year":"1995","url":"https://doi.org/10.1001/jama.1995.03530200053037"}]', 710),
  (1011, 10, 11, '« L’ananas fait fondre la graisse » : vrai ou faux ?', 'Thé vert, piment et vinaigre n’y arrivent pas non plus. Les compléments « minceur », eux, représentaient selon l’Anses 15 % des signalements d’effets indésirables en 2014. Avant d’en prendre, demandez au médecin ou au pharmacien, surtout enceinte, malade ou sous traitement.', '[{"title":"Bilan nutrivigilance ; p-synéphrine dans les compléments minceur","publisher":"Anses","year":"2014","url":"https://www.anses.fr/"},{"title":"Compléments alimentaires : vigilance et conseils (nutrivigilance)","publisher":"Anses","year":"2014-2025","url":"https://www.anses.fr/fr/content/les-compl%C3%A9ments-alimentaires"}]', null),
  (1012, 10, 12, '« Il faut une cure détox pour nettoyer son corps » : vrai ou faux ?', 'Aucun essai avec tirage au sort ne montre qu’un régime détox élimine des toxines ou amincit durablement. Enfant, grossesse, grand âge, diabète, traitement : pas de privation sans avis médical. Et si une fatigue dure, mieux vaut en parler au médecin.', '[{"title":"Detox diets for toxin elimination and weight management: a critical review","publisher":"Klein & Kiat, J Hum Nutr Diet","year":"2015","url":"https://doi.org/10.1111/jhn.12286"}]', null)
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
  (5081, 508, 'L’allergie au pollen', false, 1),
  (5082, 508, 'La salmonellose', false, 2),
  (5083, 508, 'La listériose', false, 3),
  (5084, 508, 'Le botulisme infantile', true, 4),
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
  (8031, 803, 'On mange autant, mais en digérant mieux', false, 1),
  (8032, 803, 'On mange un peu moins, et la faim revient vite', false, 2),
  (8033, 803, 'On mange un peu plus, car le repas dure', false, 3),
  (8034, 803, 'On mange un peu moins, sans faim accrue après', true, 4),
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
  (4091, 409, 'La vitamine C', false, 1),
  (4092, 409, 'La vitamine B6', false, 2),
  (4093, 409, 'La vitamine E', false, 3),
  (4094, 409, 'La vitamine B9', true, 4),
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
